// A bot's search in WebAssembly. One question at a time.
import { begin, beginSecret, imagine, imagineSecret, loaded, options, run, runSecret, secretOptions, type Module, type Settings } from './searching'

interface Asked extends Settings {
  kind: 'search' | 'solve'
  game: string
  simulations: number
  seconds: number | null
  width: number // numbers of a state
  slice: number
}

/** As `run` of bots/levels.py: in slices, each in the next of the imagined worlds, until the time is up. */
function slices(asked: Asked, worlds: number, size: number, imagined: (world: number) => void, work: (simulations: number) => void): number {
  const stop = asked.seconds === null ? Infinity : performance.now() + asked.seconds * 1000
  let done = 0
  for (let number = 0; done < asked.simulations; number++) {
    if (worlds) imagined(number % worlds)
    const now = Math.min(size, asked.simulations - done)
    work(now)
    done += now
    if (performance.now() > stop) break
  }
  return done
}

function search(module: Module, asked: Asked, state: (number: number) => BigInt64Array, states: number): number[][] {
  const worlds = states - 1
  begin(module, state(0), asked)
  const size = worlds ? Math.min(asked.slice, Math.ceil(asked.simulations / worlds)) : asked.slice
  slices(asked, worlds, size, (world) => imagine(module, state(1 + world)), (now) => run(module, now))
  return options(module)
}

function solve(module: Module, asked: Asked, state: (number: number) => BigInt64Array, states: number): number[][] {
  const worlds = states / 2 - 1
  const pair = (number: number): void => imagineSecret(module, state(2 * number), state(2 * number + 1))
  beginSecret(module, asked.seat, asked.source)
  pair(0)
  const done = slices(asked, worlds, worlds ? 1 : asked.slice, (world) => pair(1 + world), (now) => runSecret(module, now))
  return [[done], ...secretOptions(module)]
}

self.onmessage = async ({ data }: MessageEvent<{ asked: string; rows: Uint8Array<ArrayBuffer> }>) => {
  try {
    const asked = JSON.parse(data.asked) as Asked
    const module = await loaded(asked.game)
    const numbers = new BigInt64Array(data.rows.buffer, data.rows.byteOffset, data.rows.byteLength / 8)
    const state = (number: number): BigInt64Array => numbers.subarray(number * asked.width, (number + 1) * asked.width)
    const answer = (asked.kind === 'solve' ? solve : search)(module, asked, state, numbers.length / asked.width)
    self.postMessage({ answer: JSON.stringify(answer) })
  } catch (problem) {
    self.postMessage({ problem: String(problem) })
  }
}
