// The shields of the table that is shown, seat by seat, as its people chose them; the server settles who has which.
import type { ArmsShown } from '../lib/messages'

const table = $state<{ arms: readonly ArmsShown[] }>({ arms: [] })

export const worn = (seat: number): ArmsShown | undefined => table.arms[seat]

export function wear(arms: readonly ArmsShown[]): void {
  if (JSON.stringify(arms) !== JSON.stringify(table.arms)) table.arms = arms
}
