// Whether every die, draw and deal of a match is the one its seed gives: docs/study/records.md, worked out here.
import type { Dice } from '../lib/messages'

const RANGE = 1n << 128n

export interface Verdict {
  /** Whether the seed is the one that was promised before; null where nothing was. */
  readonly promised: boolean | null
  readonly checked: number
  /** The step of the first outcome that is not the seed's; null if all are. */
  readonly wrong: number | null
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A number from 0 to total - 1, all equally likely. */
export async function below(text: string, total: bigint): Promise<bigint> {
  const limit = RANGE - (RANGE % total)
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${hex((await sha256(`${text}|${attempt}`)).slice(0, 16))}`)
    if (value < limit) return value % total
  }
}

/** The place of the outcome that the seed gives to chance point `number`. */
export async function drawn(seed: string, number: number, weights: readonly number[]): Promise<number> {
  let rest = await below(`vivat|${seed}|${number}`, BigInt(weights.reduce((sum, weight) => sum + weight, 0)))
  for (const [place, weight] of weights.entries()) {
    rest -= BigInt(weight)
    if (rest < 0n) return place
  }
  throw new Error('the weights of a chance point add up to more than 0')
}

/** Everything, against what was promised before (by the table, or noted here when it was first seen). */
export async function verify({ seed, commitment, draws }: Dice, noted: string | null = null): Promise<Verdict> {
  if (seed === null) return { promised: null, checked: 0, wrong: null }
  const promises = [commitment, noted].filter((promise) => promise !== null)
  const hash = hex(await sha256(seed))
  const promised = promises.length === 0 ? null : promises.every((promise) => promise === hash)
  for (const [number, draw] of draws.entries()) {
    if ((await drawn(seed, number, draw.weights)) !== draw.drawn) return { promised, checked: number, wrong: draw.step }
  }
  return { promised, checked: draws.length, wrong: null }
}
