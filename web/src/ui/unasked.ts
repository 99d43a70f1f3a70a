// The steps of a seat that nobody chose: what has one way only is taken for it.
import type { LogStep } from '../lib/words'

/** Of the steps from `since` on, those of this seat beyond the choices it has sent. */
export function takenFor(steps: readonly LogStep[], since: number, seat: number, sent: number): number[] {
  const own = steps.flatMap(([who], at) => (at >= since && who === seat ? [at] : []))
  return own.slice(Math.max(0, sent))
}
