// Time left, in milliseconds and in figures.
import type { SeatShown } from './messages'

type Clocks = Pick<SeatShown, 'move_left' | 'game_left' | 'deadline'>

/** What a seat has left at this moment of the server's time, for its choice and for the game; null without that clock. */
export function remaining(seat: Clocks, now: number): { move: number | null; game: number | null } {
  const kept = [seat.move_left, seat.game_left].filter((left) => left !== null)
  const gone = seat.deadline === null || kept.length === 0 ? 0 : Math.max(0, now - (seat.deadline - Math.min(...kept)))
  const left = (whole: number | null): number | null => (whole === null ? null : Math.max(0, whole - gone))
  return { move: left(seat.move_left), game: left(seat.game_left) }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** 0:09, 12:30, 3:05:00, and days as 2 d 03:00. */
export function spelled(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes, rest] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
