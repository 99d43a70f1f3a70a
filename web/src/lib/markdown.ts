// As much of Markdown as the rules are written in: headings, paragraphs, lists, tables; bold, italic, code.

export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'item'; rules: string[]; text: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'bold', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'italic', text: match[2] })
    else found.push({ kind: 'code', text: match[3] ?? '' })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

/** The rule numbers an item begins with, bold or not: "**KD-6.18** **KD-R21** *No tied side ...". */
function leading(text: string): string[] {
  const run = /^(?:\**[A-Z]{2}-(?:R\d+|\d+\.\d+)\**\s*)*/.exec(text)?.[0] ?? ''
  return run.match(/[A-Z]{2}-(?:R\d+|\d+\.\d+)/g) ?? []
}

const cells = (line: string): Inline[][] => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()))

export function blocks(source: string): Block[] {
  const found: Block[] = []
  const lines = source.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const heading = /^(#{1,4}) (.*)/.exec(line)
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line)
    if (heading) found.push({ kind: 'heading', level: heading[1]!.length, text: inline(heading[2]!) })
    else if (line.startsWith('|')) {
      const rows: string[] = []
      while (lines[index]?.startsWith('|')) rows.push(lines[index++]!)
      index--
      const [head, , ...body] = rows
      found.push({ kind: 'table', head: cells(head!), rows: body.map(cells) })
    } else if (item) {
      let text = item[1]!
      while (/^ {2,}\S/.test(lines[index + 1] ?? '') && !/^\s*(?:[-*]|\d+\.) /.test(lines[index + 1]!)) text += ` ${lines[++index]!.trim()}`
      found.push({ kind: 'item', rules: leading(text), text: inline(text) })
    } else if (line.trim() && !/^-{3,}$/.test(line)) {
      let text = line
      while (/^[^#|\-*\s]/.test(lines[index + 1] ?? '')) text += ` ${lines[++index]!}`
      found.push({ kind: 'paragraph', text: inline(text) })
    }
  }
  return found
}
