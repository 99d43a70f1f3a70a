// What is asked over HTTP.
import { language } from './i18n.svelte'
import { transport } from './transport'
import type { Create, Deleted, Done, Games, Problem, Routes, Seen, Session, Take } from './messages'

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is asked for, what goes into its path and behind it, and the body: as the server's routes declare them. */
export async function ask<Route extends keyof Routes>(route: Route, ...[given, body]: Routes[Route]['asked']): Promise<Answer<Routes[Route]['reply']>> {
  try {
    const [method, path] = addressOf(route, given ?? {})
    const reply = await transport.ask(method, path, language(), typeof body === 'object' ? JSON.stringify(body) : body)
    return reply.ok ? { ok: true, value: JSON.parse(reply.text) } : { ok: false, problem: problemIn(reply.text) }
  } catch {
    return { ok: false, problem: { code: 'web-no-server', sentence: '' } }
  }
}

export const problemIn = (text: string): Problem => JSON.parse(text)

function addressOf(route: string, given: Record<string, string | number | null>): [method: string, path: string] {
  const [method = '', form = ''] = route.split(' ')
  const path = form.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
  const behind = Object.entries(given).flatMap(([name, value]) => (value === null || form.includes(`{${name}}`) ? [] : [`${name}=${value}`]))
  return [method, [path, ...(behind.length > 0 ? [behind.join('&')] : [])].join('?')]
}

let known: Promise<Answer<Session>> | null = null

/** The client's token is a cookie the page cannot read; it is asked for once. */
export function introduce(): Promise<Answer<Session>> {
  known ??= ask('POST /api/session')
  return known
}

export const games = (): Promise<Answer<Games>> => ask('GET /api/games')

export async function create(plan: Omit<Create, 'id'>): Promise<Answer<Seen>> {
  await introduce()
  return ask('POST /api/tables', {}, { ...plan, id: freshId() })
}

/** An open seat; while the match runs it is only asked for. */
export async function take(table: string, seat: Omit<Take, 'id'>): Promise<Answer<Seen | Done>> {
  await introduce()
  return ask('POST /api/tables/{table}/seats', { table }, { ...seat, id: freshId() })
}

export const remove = (table: string): Promise<Answer<Deleted>> => ask('DELETE /api/tables/{table}', { table })

/** The rules for players in a language, or (null) every numbered rule. */
export async function rulesOf(game: string, wanted: string | null): Promise<string | null> {
  try {
    const reply = await transport.ask('GET', `/api/rules/${game}${wanted ? `?lang=${wanted}` : ''}`, language())
    return reply.ok ? reply.text : null
  } catch {
    return null
  }
}
