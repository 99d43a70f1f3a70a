// One table, followed over a socket that comes back by itself. A message is sent again until it is answered;
// its id makes that harmless.
import { ask, freshId } from './api'
import type { ClientMessage, Log, Refused, SayingShown, SeatShown, Seen, ServerMessage } from './messages'
import type { Told } from './words'

/** What a seat, or a spectator, sees of a match. */
export interface View {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seat: number | null
  readonly steps: number
  readonly waiting_for: readonly number[] | 'chance'
  readonly choices: readonly string[]
  readonly table: Readonly<Record<string, unknown>>
  readonly result: Result | null
}

export interface Result {
  readonly seats: readonly { ending: string; score: number; share?: string; place?: number }[]
  readonly decided_by: string
  readonly rule: string
}

export type Connection = 'connecting' | 'online' | 'offline'
export type { SayingShown, SeatShown, Seen }
type Order = { type: ClientMessage['type']; [field: string]: unknown }

const LATELY = 16 // steps within which secret choices of one moment lie

export class Live {
  seen = $state.raw<Seen | null>(null)
  log = $state.raw<readonly Told[]>([])
  aid = $state.raw<Readonly<Record<string, unknown>>>({})
  connection = $state<Connection>('connecting')
  problem = $state<{ sentence: string; rule: string | null } | null>(null)
  busy = $state(false)

  private socket: WebSocket | null = null
  private waiting = new Map<string, { text: string; answer: (problem: Refused | null) => void }>()
  private pause = 300
  private closed = false
  private alarm: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.alarm)
    this.socket?.close()
  }

  /** Ask something of the table; the answer is null, or why it was refused. */
  send(order: Order): Promise<Refused | null> {
    const id = freshId()
    const message = { ...order, id, table: this.id, ...(order.type === 'watch' ? {} : { seq: this.seen?.seq ?? 0 }) }
    const text = JSON.stringify(message)
    return new Promise((resolve) => {
      this.waiting.set(id, { text, answer: resolve })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  /** As `send`, and a refusal is shown. */
  async order(order: Order): Promise<boolean> {
    this.busy = true
    this.problem = null
    const refused = await this.send(order)
    this.busy = false
    if (refused) this.problem = { sentence: refused.sentence, rule: refused.rule ?? null }
    return refused === null
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.connection = 'online'
      this.pause = 300
      const left = [...this.waiting.values()]
      void this.send({ type: 'watch' }).then((refused) => {
        if (refused) this.problem = { sentence: refused.sentence, rule: refused.rule ?? null }
      })
      for (const { text } of left) if (!text.includes('"type":"watch"')) socket.send(text)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => {
      if (this.closed) return
      this.connection = 'offline'
      this.alarm = setTimeout(() => this.connect(), this.pause)
      this.pause = Math.min(this.pause * 1.7, 5000)
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'seen':
        this.look(message)
        break
      case 'done':
        this.settle(message.id, null)
        break
      case 'refused':
        if (message.seen) this.look(message.seen)
        this.settle(message.id, message)
        if (message.id === '') this.problem = { sentence: message.sentence, rule: message.rule ?? null }
        break
      case 'goodbye':
        this.pause = message.again
        break
      case 'pong':
        break
    }
  }

  private settle(id: string, refused: Refused | null): void {
    this.waiting.get(id)?.answer(refused)
    this.waiting.delete(id)
  }

  private look(seen: Seen): void {
    if (this.seen && seen.seq < this.seen.seq) return
    this.seen = seen
    const match = seen.matches[0]
    if (!match) return
    const steps = Number(match.view['steps'])
    const veiled = this.log.slice(-LATELY).some(([who, word]) => word === null && who !== 'chance')
    if (this.log.length + match.happened.length !== steps) void this.reload()
    else {
      this.log = [...this.log, ...match.happened]
      if (veiled) void this.reload() // what was chosen in secret may have been shown
    }
  }

  /** The whole log: on arrival, after an undo, or when something was missed. */
  private async reload(): Promise<void> {
    const seat = this.seen?.matches[0]?.seat
    const log = await ask<Log>('GET', `/api/tables/${this.id}/log${typeof seat === 'number' ? `?seat=${seat}` : ''}`)
    if (log.ok) this.log = log.value.steps
  }
}
