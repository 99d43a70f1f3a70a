// Texts that are no JSON: records, tables of numbers.
import { introduce, problemIn } from '../lib/api'
import { language, t } from '../lib/i18n.svelte'
import { transport } from '../lib/transport'
import { save } from './picture'

export type Text = { text: string } | { problem: string }

export async function textOf(method: 'GET' | 'POST', path: string, body?: string): Promise<Text> {
  try {
    if (method === 'POST') await introduce()
    const reply = await transport.ask(method, path, language(), body)
    return reply.ok ? { text: reply.text } : { problem: problemIn(reply.text).sentence }
  } catch {
    return { problem: t('web-no-server') }
  }
}

/** Kept as a file; why not, if it cannot be had. */
export async function download(path: string, name: string, type: string): Promise<string> {
  const found = await textOf('GET', path)
  if ('problem' in found) return found.problem
  save(new Blob([found.text], { type }), name)
  return ''
}
