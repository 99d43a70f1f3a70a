// The connection to one table: it is followed over a socket that comes back by itself. A message is sent again until it is answered;
// its id makes that harmless.
import { ask, freshId } from './api'
import type { ClientMessage, MatchShown, Present, Refused, SayingShown, SeatShown, Seen, ServerMessage } from './messages'
import { transport, type Channel } from './transport'
import type { Happening } from './facts'
import type { LogStep } from './words'

/** What a seat was told of a match: every step as far as it may read it, and what the steps brought about. */
export interface Story {
  readonly steps: readonly LogStep[]
  readonly facts: readonly Happening[]
}
const NOTHING: Story = { steps: [], facts: [] }

export type ConnectionStatus = 'connecting' | 'online' | 'offline'
export type Seat = number | null // null: a spectator
export type { MatchShown, SayingShown, SeatShown, Seen }
type Unsent<Message> = Message extends ClientMessage ? Omit<Message, 'id' | 'table' | 'seq'> : never
export type Order = Unsent<ClientMessage>

const SOONEST = 300 // milliseconds until the first new try after a lost connection
const LATEST = 5000

export class TableConnection {
  seen = $state.raw<Seen | null>(null)
  logs = $state.raw<ReadonlyMap<Seat, Story>>(new Map())
  status = $state<ConnectionStatus>('connecting')
  problem = $state<{ sentence: string; rule: string | null } | null>(null)
  busy = $state(false)
  /** Who of those who sit there is there, by seat. */
  present = $state.raw<Present['seats']>([])
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0)

  /** Told of every view, one by one. */
  heard: ((seen: Seen) => void) | null = null

  private socket: Channel | null = null
  private waiting = new Map<string, { text: string; answer: (answer: Refused | number) => void }>()
  private awaited: { seq: number; arrived: () => void }[] = []
  private pause = SOONEST
  private closed = false
  private alarm: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    private readonly invitation = '',
  ) {
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.alarm)
    this.socket?.close()
  }

  /** Say whether the table stands before the person's eyes. */
  attend(): void {
    if (this.socket?.isOpen) this.socket.send(JSON.stringify({ type: 'attend', id: freshId(), table: this.id, away: document.hidden }))
  }

  storyOf(seat: Seat): Story {
    return this.logs.get(seat) ?? NOTHING
  }

  /** Ask something of the table; the answer is the event it became, or why it was refused. */
  send(order: Order): Promise<Refused | number> {
    const id = freshId()
    const message = { ...order, id, table: this.id, ...(order.type === 'watch' ? {} : { seq: this.seen?.seq ?? 0 }) }
    const text = JSON.stringify(message)
    return new Promise((resolve) => {
      this.waiting.set(id, { text, answer: resolve })
      if (this.socket?.isOpen) this.socket.send(text)
    })
  }

  /** As `send`; a refusal is shown, and what was done has arrived in the view. */
  async order(order: Order): Promise<boolean> {
    this.busy = true
    this.problem = null
    const answer = await this.send(order)
    if (typeof answer === 'number' && order.type !== 'leave') await this.reached(answer) // who left may see nothing more
    else if (typeof answer !== 'number') this.complain(answer)
    this.busy = false
    return typeof answer === 'number'
  }

  private reached(seq: number): Promise<void> {
    if ((this.seen?.seq ?? 0) >= seq) return Promise.resolve()
    return new Promise((arrived) => this.awaited.push({ seq, arrived }))
  }

  complain(refused: Pick<Refused, 'sentence' | 'rule'>): void {
    this.problem = { sentence: refused.sentence, rule: refused.rule ?? null }
  }

  private connect(): void {
    const socket = transport.channel(this.id)
    this.socket = socket
    socket.onopen = () => {
      this.status = 'online'
      this.pause = SOONEST
      const left = [...this.waiting.values()]
      void this.send({ type: 'watch', invitation: this.invitation, aid: true }).then((answer) => typeof answer !== 'number' && this.complain(answer))
      for (const { text } of left) if (!text.includes('"type":"watch"')) socket.send(text)
      socket.send(JSON.stringify({ type: 'ping', id: freshId() }))
      this.attend()
    }
    socket.onmessage = (text) => this.hear(messageIn(text))
    socket.onclose = () => {
      if (this.closed) return
      this.status = 'offline'
      this.alarm = setTimeout(() => this.connect(), this.pause)
      this.pause = Math.min(this.pause * 1.7, LATEST)
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'seen':
        this.look(message)
        break
      case 'present':
        this.present = message.seats
        break
      case 'done':
        this.settle(message.id, message.seq)
        break
      case 'refused':
        if (message.seen && message.seen.seq > (this.seen?.seq ?? -1)) this.look(message.seen) // without the aid, which follows
        this.settle(message.id, message)
        if (message.code === 'table-deleted') this.seen = null
        if (message.id === '') this.complain(message)
        break
      case 'goodbye':
        this.pause = message.again
        if (message.code === 'server-identity') this.socket?.close()
        break
      case 'pong':
        this.ahead = message.now - Date.now()
        break
    }
  }

  private settle(id: string, answer: Refused | number): void {
    this.waiting.get(id)?.answer(answer)
    this.waiting.delete(id)
  }

  private look(seen: Seen): void {
    if (this.seen && seen.seq < this.seen.seq) return
    this.seen = seen
    this.awaited.filter((other) => other.seq <= seen.seq).forEach((other) => other.arrived())
    this.awaited = this.awaited.filter((other) => other.seq > seen.seq)
    for (const match of seen.matches) {
      const story = grown(this.storyOf(match.seat), match)
      if (story) this.logs = new Map(this.logs).set(match.seat, story)
      else void this.reload(match.seat)
    }
    this.heard?.(seen)
  }

  /** All that was told, when something was missed. */
  private async reload(seat: Seat): Promise<void> {
    const log = await ask('GET /api/tables/{table}/log', { table: this.id, seat })
    if (log.ok) this.logs = new Map(this.logs).set(seat, { steps: log.value.steps, facts: log.value.facts })
  }
}

const messageIn = (text: string): ServerMessage => JSON.parse(text)

/** What was told so far, with what the newest view tells; null when something between them was missed. */
export function grown(story: Story, match: Pick<MatchShown, 'since' | 'happened' | 'facts'>): Story | null {
  if (story.steps.length < match.since) return null
  return {
    steps: [...story.steps.slice(0, match.since), ...match.happened],
    facts: [...story.facts.filter(([step]) => step < match.since), ...match.facts],
  }
}
