// Every word of the page, from the catalogues the Python side reads too; refusals come as sentences from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
type Values = Record<string, FluentVariable>

const FILES = import.meta.glob<string>(['../../../src/vivat/locale/*/*.ftl', '!../../../src/vivat/locale/*/{cli,arena,serve,table,common,learn,study,boxes,*.box}.ftl'], { query: '?raw', import: 'default' })

/** The language of the words shown now; changes when its catalogue has arrived. */
const now = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null })

export function language(): Language {
  return now.language
}

export function preferred(): Language {
  const stored = localStorage.getItem('language')
  const wished = [stored, ...navigator.languages].map((name) => name?.slice(0, 2))
  return LANGUAGES.find((name) => name === wished.find((wish) => LANGUAGES.some((known) => known === wish))) ?? 'en'
}

/** Whose own words are there, such as those of a game for its board and its facts: they are fetched when it is opened. */
let opened: readonly string[] = []
let fetched = Promise.resolve()

export function speakOf(...names: readonly string[]): Promise<void> {
  if (names.join() !== opened.join()) {
    opened = names
    fetched = speak(now.language)
  }
  return fetched
}

/** A player's own box calls some things otherwise: messages in place of those of the catalogue. */
let otherwise: (() => Record<string, string>) | null = null
let texts: readonly string[] = []

export function callOtherwise(names: (() => Record<string, string>) | null): void {
  otherwise = names
  if (now.bundle) gather(now.language)
}

export async function speak(wanted: Language): Promise<void> {
  const needed = (file: string): boolean => !/\.(facts|web)\.ftl$/.test(file) || opened.some((name) => file.startsWith(`${name}.`))
  const paths = Object.keys(FILES).filter((path) => path.includes(`/locale/${wanted}/`) && needed(path.slice(path.lastIndexOf('/') + 1)))
  texts = await Promise.all(paths.map((path) => FILES[path]!()))
  gather(wanted)
  now.language = wanted
  document.documentElement.lang = wanted
}

function gather(wanted: Language): void {
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  now.bundle = bundle
  const named = Object.entries(otherwise?.() ?? {}).map(([message, text]) => `${message} = {${JSON.stringify(text)}}`)
  bundle.addResource(new FluentResource(named.join('\n')), { allowOverrides: true })
}

export function has(message: string): boolean {
  return now.bundle?.getMessage(message)?.value != null
}

/** A number that stands by itself has a true minus, and French signs stand after a space at which no line breaks. */
export const typeset = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−').replace(/ (?=[?!:;»])/g, '\u202f').replaceAll('« ', '«\u202f')
/** A number of points as people write it, where it stands alone. */
export const numeral = (number: number): string => typeset(`${number}`)
/** As something that is gained or lost. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : numeral(number))

/** One message in words. A missing one is shown by its name, and found by a test. */
export function t(message: string, values: Values = {}): string {
  const pattern = now.bundle?.getMessage(message)?.value
  return now.bundle && pattern != null ? typeset(now.bundle.formatPattern(pattern, values)) : message
}

/** The first of these messages that exists. */
export function first(messages: readonly string[], values: Values = {}): string | null {
  const found = messages.find(has)
  return found === undefined ? null : t(found, values)
}

const plain = (id: string): string => id.replaceAll('_', ' ')

/** The name of a thing of a game: `essex`, `scots+welsh`, `2:welsh`. */
export function nameOf(game: string, id: string): string {
  const whole = first([`${game}-${id}`, `web-${game}-${id}`, `web-option-${id}`])
  if (whole !== null) return whole
  if (id.includes('+')) return id.split('+').map((part) => nameOf(game, part)).join(' + ')
  if (id.includes(':')) return id.split(':').map((part) => nameOf(game, part)).join(' · ')
  return plain(id)
}

/** What a step asks, in one sentence. */
export function questionOf(game: string, step: string): string {
  return first([`web-${game}-ask-${step}`, `${game}-step-${step}`, `${game}-${step}`]) ?? plain(step)
}
