// What is asked over HTTP.
import { language } from './i18n.svelte'
import { transport } from './transport'
import type { Create, Done, Games, Problem, Seen, Take } from './messages'

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const reply = await transport.ask(method, path, language(), body === undefined ? undefined : JSON.stringify(body))
    const value: unknown = JSON.parse(reply.text)
    return reply.ok ? { ok: true, value: value as T } : { ok: false, problem: value as Problem }
  } catch {
    return { ok: false, problem: { code: 'web-no-server', sentence: '' } }
  }
}

let known: Promise<unknown> | null = null

/** The client's token is a cookie the page cannot read; it is asked for once. */
export function introduce(): Promise<unknown> {
  known ??= ask('POST', '/api/session')
  return known
}

export const games = (): Promise<Answer<Games>> => ask('GET', '/api/games')

export async function create(plan: Omit<Create, 'id'>): Promise<Answer<Seen>> {
  await introduce()
  return ask('POST', '/api/tables', { ...plan, id: freshId() })
}

/** An open seat; while the match runs it is only asked for. */
export async function take(table: string, seat: Omit<Take, 'id'>): Promise<Answer<Seen | Done>> {
  await introduce()
  return ask('POST', `/api/tables/${table}/seats`, { ...seat, id: freshId() })
}

export const remove = (table: string): Promise<Answer<unknown>> => ask('DELETE', `/api/tables/${table}`)

/** The rules for players in a language, or (null) every numbered rule. */
export async function rulesOf(game: string, wanted: string | null): Promise<string | null> {
  try {
    const reply = await transport.ask('GET', `/api/rules/${game}${wanted ? `?lang=${wanted}` : ''}`, language())
    return reply.ok ? reply.text : null
  } catch {
    return null
  }
}
