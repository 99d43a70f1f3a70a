// Workers in which bots think: started when there is something to think about, one question each at a time; one that hangs is ended.

const TOGETHER = Math.max(1, Math.min(3, (navigator.hardwareConcurrency || 2) - 1))
const FAR_TOO_LONG = 30_000 // milliseconds

const idle: Worker[] = []
const queue: (() => void)[] = []
let busy = 0

async function turn(): Promise<void> {
  if (busy >= TOGETHER) await new Promise<void>((begin) => queue.push(begin))
  busy++
}

function end(): void {
  busy--
  queue.shift()?.()
}

export async function think(asked: string, rows: Uint8Array<ArrayBuffer>): Promise<string> {
  await turn()
  const worker = idle.pop() ?? new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await asking(worker, asked, rows)
    idle.push(worker)
    return answer
  } catch (problem) {
    worker.terminate() // the next question starts a fresh one
    throw problem
  } finally {
    end()
  }
}

function asking(worker: Worker, asked: string, rows: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const alarm = setTimeout(() => reject(new Error('a bot did not answer')), FAR_TOO_LONG)
    worker.onmessage = ({ data }: MessageEvent<{ answer?: string; problem?: string }>) => {
      clearTimeout(alarm)
      if (data.answer === undefined) reject(new Error(data.problem))
      else resolve(data.answer)
    }
    worker.onerror = (event) => {
      clearTimeout(alarm)
      reject(new Error(event.message))
    }
    worker.postMessage({ asked, rows }, [rows.buffer])
  })
}
