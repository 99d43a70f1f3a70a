// The memory of a Python that has just begun, kept in the browser: a later visit takes it up instead of beginning anew, in a third of the
// time. It holds nothing of any table: it is made before our own code is loaded, from the parts of this version.
import { PARTS } from './words'

const NAME = 'python, begun' // a cache beside those of the service worker, which begin with `vivat`
const PLACE = `/snapshot${PARTS.engine}${PARTS.library}`

/** What our code will import of the standard library, so that it need not do so. */
export const IMPORTS =
  'import asyncio, bisect, contextlib, dataclasses, datetime, decimal, fractions, functools, hashlib, hmac, ipaddress, itertools, json, logging, logging.handlers, pathlib, pickle, re, secrets, typing, urllib.parse, uuid'
/** What must not be the same twice. */
export const AWAKE = 'import random; random.seed()'

export async function isKept(): Promise<boolean> {
  return (await (await caches.open(NAME)).match(PLACE)) !== undefined
}

export async function read(): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const found = await (await caches.open(NAME)).match(PLACE)
    return found ? new Uint8Array(await found.arrayBuffer()) : null
  } catch {
    return null // a browser that keeps nothing
  }
}

export async function keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await forget() // that of an older version
  await (await caches.open(NAME)).put(PLACE, new Response(memory))
}

export async function forget(): Promise<void> {
  await caches.delete(NAME)
}
