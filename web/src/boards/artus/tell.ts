// What a choice is called on its button, and what it would do, in a sentence.
import { nameOf, signed, t } from '../../lib/i18n.svelte'
import type { artus } from '../../lib/messages'
import { optionOf, stepOf } from '../../lib/words'
import type { BoardProps, View } from '../board'
import { effectOf } from './cards'
import { chairsOf, kingsChair, pileOf, span, waysOf, type Forms } from './board'

export function label(word: string): string | null {
  const chairs = optionOf(word).split('+')
  switch (stepOf(word)) {
    case 'place_knight':
      return chairs[0]!
    case 'pick_figure':
    case 'pick_prince':
      return t('web-artus-chair', { chair: chairs[0]! })
    case 'pick_knights':
      return chairs.join(' + ')
    case 'pick_steps': {
      const steps = Number(optionOf(word))
      return t(steps > 0 ? 'web-artus-forward' : 'web-artus-backward', { steps: Math.abs(steps) })
    }
    default:
      return null
  }
}

export function effect(word: string, { view, aid }: Pick<BoardProps<Forms>, 'view' | 'seats' | 'aid'>): string | null {
  const { board } = view
  const ways = waysOf(aid, word)
  switch (stepOf(word)) {
    case 'play_card':
    case 'pick_mode':
      return joined(effectOf(optionOf(word)), pay(ways))
    case 'pick_pile':
      return inPile(view, board, optionOf(word))
    case 'place_knight': {
      const chair = chairsOf(board, word)[0]!
      return t('web-artus-worth-now', { chair, value: signed(board.chairs[chair]?.value ?? 0) })
    }
    default:
      return ways.length === 1 ? outcome(view, board, ways[0]!) : pay(ways)
  }
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')

function pay(ways: readonly artus.Way[]): string {
  const found = span(ways)
  if (!found) return ''
  const [low, high] = found
  return low === high ? t('web-artus-pays-one', { points: signed(low) }) : t('web-artus-pays-from', { low: signed(low), high: signed(high) })
}

function inPile(view: View<Forms>, board: artus.Board, pile: string): string | null {
  const cards = view.seat === null ? null : board.seats[view.seat]?.pile_cards
  return cards ? t('web-artus-pile-one-of', { cards: cards.filter((card) => pileOf(card) === pile).map((card) => nameOf('artus', card)).join(', ') }) : null
}

/** One way to the end of a card: the pay, whom it pushes where, whether the table turns, and the own chairs. */
function outcome(view: View<Forms>, board: artus.Board, way: artus.Way): string {
  const now = view.seat === null ? 0 : (board.seats[view.seat]?.chairs ?? 0)
  const then = view.seat === null ? 0 : (way.chairs[view.seat] ?? 0)
  return joined(
    pay([way]),
    way.pushed === null ? '' : t('web-artus-pushes', { chair: way.pushed }),
    way.king === kingsChair(board) ? '' : t('web-artus-turns-to', { chair: way.king }),
    now === then ? '' : t('web-artus-chairs-then', { now: signed(now), then: signed(then) }),
  )
}
