// What is said of an analysis. Shares of a win are in parts of `whole`.
import { t } from '../lib/i18n.svelte'
import type { Analysed } from '../lib/messages'

export const CAUSES = ['luck', 'own', 'others'] as const

/** Speaks of one analysis; `name` gives the name of a seat, `label` what is chosen or drawn. */
export class Speaker {
  constructor(
    readonly data: Analysed,
    readonly name: (seat: number) => string,
    readonly label: (word: string) => string,
  ) {}

  percent = (parts: number): number => (100 * parts) / this.data.whole
  share = (parts: number): string => t('web-replay-share', { percent: this.percent(parts) })
  change = (parts: number): string => t('analyse-change', { sign: parts < 0 ? 'minus' : 'plus', percent: Math.abs(this.percent(parts)) })
  side = (number: number): string => this.data.sides[number]!.seats.map(this.name).join(' + ')

  /** The whole game in sentences. */
  summary(): string[] {
    const { sides, curve, hidden } = this.data
    const winners = sides.flatMap((side, number) => (side.result > 0 ? [number] : []))
    const found = [t('analyse-won', { number: winners.length, winners: winners.map(this.side).join(', ') })]
    const [only] = winners
    if (winners.length === 1 && only !== undefined) found.push(t('analyse-ahead', { steps: this.aheadFrom(only), side: this.side(only) }), this.decisive(only))
    const last = hidden.filter(({ known }) => Math.max(...known) === curve.at(-1)?.steps).length
    return [...found, t('analyse-hidden', { number: hidden.length, last })]
  }

  private decisive(number: number): string {
    const side = this.data.sides[number]!
    const cause = CAUSES.reduce((best, other) => (side[other] > side[best] ? other : best))
    if (side[cause] <= side.doubt[cause]) return t('analyse-unclear', { side: this.side(number) })
    return t('analyse-decisive', { side: this.side(number), cause, change: this.change(side[cause]) })
  }

  /** After how many steps the winner was ahead for good. */
  private aheadFrom(side: number): number {
    const { curve } = this.data
    const behind = curve.slice(0, -1).findLastIndex(({ worth }) => worth.some((parts, other) => other !== side && parts >= worth[side]!))
    return behind < 0 ? 0 : curve[behind + 1]!.steps
  }
}
