// Small dry sounds made of tones and noise: paper, wood on wood, dice, a bell, a fanfare, a low drum, a seal pressed into wax.
import type { Sound } from './sound'

interface Tone {
  readonly at: number // seconds
  readonly for: number
  readonly pitch: number // hertz; of noise, the middle of its band
  readonly to?: number // where the pitch slides
  readonly loud: number
  readonly form: OscillatorType | 'noise'
}

const knock = (at: number, pitch: number, loud: number): Tone[] => [
  { at, for: 0.07, pitch, to: pitch * 0.7, loud, form: 'sine' },
  { at, for: 0.03, pitch: pitch * 4, loud: loud * 0.5, form: 'noise' },
]
const rung = (at: number, pitch: number, lasts: number, loud: number): Tone[] =>
  [1, 2.76, 5.4].map((partial, index) => ({ at, for: lasts / (index + 1), pitch: pitch * partial, loud: loud / (index + 1) ** 2, form: 'sine' as const }))
const blown = (at: number, pitch: number, lasts: number): Tone[] => [
  { at, for: lasts, pitch, loud: 0.22, form: 'sawtooth' },
  { at, for: lasts, pitch: pitch * 2, loud: 0.08, form: 'triangle' },
]

const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ at: 0, for: 0.09, pitch: 3200, to: 1800, loud: 0.35, form: 'noise' }, { at: 0.07, for: 0.03, pitch: 900, loud: 0.25, form: 'noise' }],
  wood: knock(0, 310, 0.6),
  dice: [...knock(0, 720, 0.4), ...knock(0.09, 650, 0.35), ...knock(0.15, 780, 0.3), ...knock(0.24, 600, 0.3), ...knock(0.36, 690, 0.2)],
  bell: rung(0, 740, 1.1, 0.4),
  fanfare: [...blown(0, 392, 0.16), ...blown(0.17, 523, 0.16), ...blown(0.34, 659, 0.16), ...blown(0.51, 784, 0.55)],
  drum: [{ at: 0, for: 0.55, pitch: 95, to: 48, loud: 0.9, form: 'sine' }, { at: 0, for: 0.05, pitch: 400, loud: 0.2, form: 'noise' }],
  seal: [{ at: 0, for: 0.13, pitch: 150, to: 80, loud: 0.7, form: 'sine' }, { at: 0.02, for: 0.1, pitch: 1400, to: 500, loud: 0.25, form: 'noise' }],
}

let hiss: AudioBuffer | null = null

/** A second of noise, the same every time. */
function noise(context: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let at = 0, seed = 1; at < samples.length; at++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      samples[at] = seed / 2 ** 31
    }
  }
  const source = context.createBufferSource()
  source.buffer = hiss
  return source
}

/** A tone fades as what was struck does. */
function sounded(context: AudioContext, tone: Tone, volume: number, start: number): void {
  const [begin, end] = [start + tone.at, start + tone.at + tone.for]
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(tone.loud * volume, begin + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const [source, pitch] = tone.form === 'noise' ? hissing(context, gain) : humming(context, tone.form, gain)
  pitch.setValueAtTime(tone.pitch, begin)
  if (tone.to) pitch.exponentialRampToValueAtTime(tone.to, end)
  source.start(begin)
  source.stop(end)
}

type Source = [source: AudioScheduledSourceNode, pitch: AudioParam]

function humming(context: AudioContext, form: OscillatorType, to: AudioNode): Source {
  const source = context.createOscillator()
  source.type = form
  source.connect(to)
  return [source, source.frequency]
}

/** Of noise only what lies around the pitch is heard. */
function hissing(context: AudioContext, to: AudioNode): Source {
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  const source = noise(context)
  source.connect(filter).connect(to)
  return [source, filter.frequency]
}

export function synthesise(context: AudioContext, sound: Sound, volume: number, at: number): void {
  for (const tone of SCORES[sound]) sounded(context, tone, volume, at)
}
