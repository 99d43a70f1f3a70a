// What is on stage now: the scenes of one move, one after the other. Each can be skipped.
import type { View } from '../boards/board'
import type { Facts } from '../boards/facts'
import { momentsOf, type Moments, type Scene } from '../boards/moments'
import type { Fact } from './facts'
import { isStill } from './motion'
import { play } from './sound'

export interface Act {
  readonly scene: Scene
  readonly fact: Fact
  readonly facts: Facts
  readonly before: View
  readonly after: View
}

const MOST = 5 // scenes in a row: whoever reads slowly is sent several moves in one

export class Staging {
  moments = $state.raw<Moments | null>(null)
  act = $state.raw<Act | null>(null)
  private skipped: (() => void) | null = null
  private run = 0

  constructor(private readonly ended: () => void) {}

  async prepare(game: string): Promise<void> {
    this.moments = await momentsOf(game)
  }

  /** What the board shows instead of what is the case. */
  get beneath(): View | null {
    return this.act?.scene.beneath === 'before' ? this.act.before : null
  }

  /** Tell what a move brought about: what is staged as scenes, the rest by its sounds. */
  async tell(before: View, after: View, facts: Facts): Promise<void> {
    const run = ++this.run
    this.skipped?.()
    const scenes = isStill() ? {} : (this.moments?.scenes ?? {})
    facts.filter(([, fact]) => !(fact.fact in scenes)).forEach(([, fact], index) => this.sounds(fact, index))
    const staged = facts.flatMap(([, fact]) => (scenes[fact.fact] ? [{ fact, scene: scenes[fact.fact]! }] : []))
    for (const { fact, scene } of staged.slice(-MOST)) {
      this.act = { scene, fact, facts, before, after }
      await this.lasts(scene, fact)
      if (run !== this.run) return // another move is told by now
    }
    this.act = null
    this.ended()
  }

  skip(): void {
    this.skipped?.()
  }

  private sounds(fact: Fact, index: number): void {
    const sound = this.moments?.sounds[fact.fact]
    const scene = this.moments?.scenes[fact.fact]
    if (sound) void play(sound, index * 150)
    else for (const { sound: cue } of scene?.cues?.(fact).slice(-1) ?? []) void play(cue, index * 150)
  }

  private lasts(scene: Scene, fact: Fact): Promise<void> {
    const cues = (scene.cues?.(fact) ?? []).map(({ sound, at }) => setTimeout(() => void play(sound), at))
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(alarm)
        cues.forEach(clearTimeout)
        this.skipped = null
        resolve()
      }
      const alarm = setTimeout(end, scene.lasts(fact))
      this.skipped = end
    })
  }
}
