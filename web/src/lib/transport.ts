// How the page reaches its tables: over the network to a server, or in the page that needs none to a worker of this browser. The
// messages are the same.
import { network } from './network'

/** A connection like a socket: text both ways, in order. */
export interface Channel {
  readonly isOpen: boolean
  onopen: () => void
  onmessage: (text: string) => void
  onclose: () => void
  send(text: string): void
  close(): void
}

export interface Reply {
  ok: boolean
  text: string
}

export interface Transport {
  /** Rejects when nobody answers. */
  ask(method: string, path: string, language: string, body?: string): Promise<Reply>
  channel(table: string): Channel
  /** Whether other people can be met: with a server always. */
  hasOthers(): boolean
}

export const SITE = import.meta.env.MODE === 'site'

export const transport: Transport = SITE ? (await import('../site/local.svelte')).local : network
