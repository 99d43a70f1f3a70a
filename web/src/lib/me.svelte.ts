// Who this person is: a name and a shield, kept by the server under the client's token, so that they come along to other devices; and
// in this browser, so that a page knows them before it has asked.
import { CHARGES, COLOURS } from '../art/charges'
import { ask, introduce, type Answer } from './api'
import type { Arms, Identity, Link } from './messages'
import { keepName, myName } from './preferences.svelte'

const known = $state<{ identity: Identity | null; arms: Arms }>({ identity: null, arms: keptArms() })

export const me = (): Identity | null => known.identity
export const myArms = (): Arms => known.arms

function keptArms(): Arms {
  try {
    const found: Arms | null = JSON.parse(localStorage.getItem('arms') ?? 'null')
    if (found && COLOURS.includes(found.colour) && CHARGES.includes(found.charge)) return { colour: found.colour, charge: found.charge }
  } catch {
    // what cannot be read is chosen anew
  }
  return { colour: COLOURS[0], charge: CHARGES[0] }
}

/** The shield, if this person has ever chosen one: then it is wished for at every table. */
export const wished = (): Arms | null => (localStorage.getItem('arms') ? known.arms : null)

function take(identity: Identity): void {
  known.identity = identity
  if (identity.name) keepName(identity.name)
  if (identity.arms) {
    known.arms = identity.arms
    localStorage.setItem('arms', JSON.stringify(identity.arms))
  }
}

async function told(asking: () => Promise<Answer<Identity>>): Promise<Answer<Identity>> {
  await introduce()
  const answer = await asking()
  if (answer.ok) take(answer.value)
  return answer
}

export const lookUp = (): Promise<Answer<Identity>> => told(() => ask('GET /api/identity'))
export const keepMe = (name: string, arms: Arms): Promise<Answer<Identity>> => told(() => ask('POST /api/identity', {}, { name, arms }))
export const endOthers = (): Promise<Answer<Identity>> => told(() => ask('DELETE /api/identity/devices'))

export async function makeLink(): Promise<Answer<Link>> {
  await introduce()
  return ask('POST /api/identity/link', {}, { label: device() })
}

/** This device acts as who made the link; what it remembered of another person is forgotten. */
export async function followLink(code: string): Promise<Answer<Identity>> {
  return afresh(await told(() => ask('POST /api/identity/follow', {}, { code, label: device() })))
}

export async function part(): Promise<Answer<Identity>> {
  return afresh(await told(() => ask('DELETE /api/identity')))
}

function afresh(answer: Answer<Identity>): Answer<Identity> {
  if (!answer.ok) return answer
  if (!answer.value.name) keepName('')
  if (!answer.value.arms) localStorage.removeItem('arms')
  known.arms = keptArms()
  return answer
}

/** What this device is called in the list of devices: its browser and its system. */
export function device(agent = navigator.userAgent): string {
  const browser = /Edg\//.test(agent) ? 'Edge' : /OPR\//.test(agent) ? 'Opera' : /Firefox\//.test(agent) ? 'Firefox' : /Chrome\//.test(agent) ? 'Chrome' : /Safari\//.test(agent) ? 'Safari' : ''
  const system = /Android/.test(agent) ? 'Android' : /iPhone|iPad/.test(agent) ? 'iOS' : /Windows/.test(agent) ? 'Windows' : /Mac OS/.test(agent) ? 'macOS' : /Linux/.test(agent) ? 'Linux' : ''
  return [browser, system].filter(Boolean).join(', ')
}

export { myName }
