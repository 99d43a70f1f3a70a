// The tables of this browser, in IndexedDB. What is acknowledged is on disk: an append is one strict transaction. The key of a row is
// its table and its number, so of two that follow the same row the second fails.
import type { StoredPart, Written } from '../lib/messages'

const VERSION = 1
let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('vivat', VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('rows', { keyPath: ['table', 'seq'] })
      request.result.createObjectStore('tables', { keyPath: 'table' })
      request.result.createObjectStore('values')
    }
    request.onsuccess = () => {
      request.result.onclose = () => (opened = null) // the browser took it away: the next one asks for it again
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => (opened = null))
  return opened
}

const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Why a transaction failed, as the core has it; empty if it did not. */
async function written(stores: string[], work: (transaction: IDBTransaction) => Promise<void>): Promise<string> {
  let transaction: IDBTransaction
  try {
    transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' })
  } catch (problem) {
    return String(problem)
  }
  const done = new Promise<string>((resolve) => {
    transaction.oncomplete = () => resolve('')
    transaction.onabort = () => resolve(named(transaction.error))
  })
  work(transaction).catch((problem: unknown) => {
    if (problem instanceof Conflict) conflicts.add(transaction)
    try {
      transaction.abort()
    } catch {
      // it has ended already
    }
  })
  const why = await done
  return conflicts.has(transaction) ? 'conflict' : why
}

class Conflict extends Error {}
const conflicts = new WeakSet<IDBTransaction>()

function named(error: DOMException | null): string {
  if (error?.name === 'ConstraintError') return 'conflict'
  if (error?.name === 'QuotaExceededError') return 'full'
  return error ? `${error.name}: ${error.message}` : 'aborted'
}

export const store = {
  append(text: string): Promise<string> {
    const { rows, tables }: Written = JSON.parse(text)
    return written(['rows', 'tables'], async (transaction) => {
      const known = transaction.objectStore('tables')
      for (const one of tables) {
        const before: StoredPart | undefined = await found(known.get(one.table))
        if (before) await found(known.put({ ...before, ...one, visited: Math.max(before.visited ?? 0, one.visited ?? 0) }))
        else if (one.game) await found(known.add(one))
      }
      for (const [table, seq, body, seal] of rows) {
        if (seq > 1 && (await found(known.count(table))) === 0) throw new Conflict() // what was deleted stays deleted
        await found(transaction.objectStore('rows').add({ table, seq, body, seal }))
      }
    })
  },

  async events(table: string): Promise<string> {
    const rows = (await database()).transaction('rows').objectStore('rows')
    const all = await found(rows.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])))
    return JSON.stringify(all.map(({ seq, body, seal }: { seq: number; body: string; seal: string }) => [seq, body, seal]))
  },

  async listed(): Promise<string> {
    return JSON.stringify(await found((await database()).transaction('tables').objectStore('tables').getAll()))
  },

  async delete(text: string): Promise<number> {
    let count = 0
    const why = await written(['rows', 'tables', 'values'], async (transaction) => {
      const names: string[] = JSON.parse(text)
      for (const name of names) {
        count += await found(transaction.objectStore('tables').count(name))
        await found(transaction.objectStore('tables').delete(name))
        await found(transaction.objectStore('values').delete(`analysis ${name}`)) // what was found out about it
        await found(transaction.objectStore('rows').delete(IDBKeyRange.bound([name, 0], [name, Infinity])))
      }
    })
    if (why) throw new Error(why)
    return count
  },

  async get(name: string): Promise<string> {
    return (await found((await database()).transaction('values').objectStore('values').get(name))) ?? ''
  },

  put(name: string, value: string): Promise<string> {
    return written(['values'], async (transaction) => void (await found(transaction.objectStore('values').put(value, name))))
  },
}
