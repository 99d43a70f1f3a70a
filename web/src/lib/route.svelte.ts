// Where we are: `/`, `/new/<game>`, `/rules/<game>` (a rule in the fragment), `/box/<game>`, `/you` (the code of a link in the fragment), `/t/<table>` (an invitation in the
// fragment), `/replay`, `/r/<table>/<step>/<eyes>`; no server logs a fragment.

export type Route =
  | { page: 'home' | 'missing' | 'records' }
  | { page: 'new' | 'box'; game: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'you'; code: string }
  | { page: 'table'; id: string; invitation: string }
  | { page: 'replay'; id: string; step: number | null; eyes: string }

export function parse(path: string, hash: string): Route {
  const [, what = '', id = '', step = '', eyes = ''] = path.split('/')
  if (what === 't' && /^[a-z0-9]{1,32}$/.test(id)) return { page: 'table', id, invitation: hash.replace(/^#/, '') }
  if ((what === 'new' || what === 'box') && /^[a-z_]{1,40}$/.test(id)) return { page: what, game: id }
  if (what === 'rules' && /^[a-z_]{1,40}$/.test(id)) return { page: what, game: id, rule: hash.replace(/^#/, '') }
  if (what === 'r' && /^[a-z0-9]{1,32}$/.test(id)) return { page: 'replay', id, step: /^\d{1,6}$/.test(step) ? Number(step) : null, eyes }
  if (what === 'replay') return { page: 'records' }
  if (what === 'you' && id === '') return { page: 'you', code: hash.replace(/^#/, '') }
  return { page: what === '' ? 'home' : 'missing' }
}

const here = $state<{ route: Route }>({ route: parse(location.pathname, location.hash) })

export const route = (): Route => here.route

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  window.scrollTo(0, 0)
}

function arrive(): void {
  here.route = parse(location.pathname, location.hash)
}

window.addEventListener('popstate', arrive)
window.addEventListener('hashchange', arrive)

/** A link that stays inside the page. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(link.pathname + link.hash)
}
