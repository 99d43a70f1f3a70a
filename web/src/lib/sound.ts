// The sounds of a table. How each is made is fetched when the first is heard; before the first gesture nothing sounds.
import { volume } from './preferences.svelte'

export type Sound = 'card' | 'wood' | 'dice' | 'bell' | 'fanfare' | 'drum' | 'seal'

let gesture = false
let context: AudioContext | null = null
const GESTURES = ['pointerdown', 'keydown'] as const

function moved(): void {
  gesture = true
  for (const kind of GESTURES) window.removeEventListener(kind, moved, true)
}
for (const kind of GESTURES) window.addEventListener(kind, moved, true)

/** Let a sound be heard, so many milliseconds from now. */
export async function play(sound: Sound, later = 0): Promise<void> {
  if (!gesture || volume() === 0 || document.hidden) return
  const { synthesise } = await import('./synthesis')
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  synthesise(context, sound, (volume() / 100) ** 2, context.currentTime + later / 1000)
}
