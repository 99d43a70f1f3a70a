// Over the network: requests by fetch, the connection to a table over a socket.
import type { Channel, Reply, Transport } from './transport'

export async function ask(method: string, path: string, language: string, body?: string): Promise<Reply> {
  const headers: Record<string, string> = { 'accept-language': language }
  if (body !== undefined) headers['content-type'] = path === '/api/records' ? 'text/plain' : 'application/json'
  const reply = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
  return { ok: reply.ok, text: await reply.text() }
}

export function channel(): Channel {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
  const found: Channel = {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    onopen: () => {},
    onmessage: () => {},
    onclose: () => {},
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
  socket.onopen = () => found.onopen()
  socket.onmessage = (event) => found.onmessage(String(event.data))
  socket.onclose = () => found.onclose()
  return found
}

export const network: Transport = { ask, channel, hasOthers: () => true }
