// The worker that makes analyses: one at a time, started when it is needed.

let worker: Worker | null = null
let waiting: ((problem: Error) => void) | null = null

export function analyse(line: string): Promise<string> {
  worker ??= new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  return new Promise((resolve, reject) => {
    waiting = reject
    asked.onmessage = ({ data }: MessageEvent<{ answer?: string; problem?: string }>) => {
      if (data.answer === undefined) reject(new Error(data.problem))
      else resolve(data.answer)
    }
    asked.onerror = (event) => reject(new Error(event.message))
    asked.postMessage(line)
  })
}

/** Nobody asks any more: its memory is given back. */
export function dismiss(): void {
  worker?.terminate()
  worker = null
  waiting?.(new Error('dismissed'))
  waiting = null
}
