// A hint for the question that is asked now: asked for, waited for, and gone with the question.
import { ask } from './api'
import type { TableConnection } from './connection.svelte'
import type { Hint } from './messages'

export class HintRequest {
  hint = $state.raw<Hint | null>(null)
  open = $state(false)
  private about = ''

  /** What is asked now; a hint for something else is put away. */
  follow(question: string): void {
    if (question !== this.about) this.close()
    this.about = question
  }

  close(): void {
    this.open = false
    this.hint = null
  }

  async ask(connection: TableConnection, seat: number): Promise<void> {
    if (this.hint) this.close() // asked once more, it is put away
    else if (!this.open) await this.fetch(connection, seat)
  }

  private async fetch(connection: TableConnection, seat: number): Promise<void> {
    this.open = true
    const about = this.about
    const answer = await ask('POST /api/tables/{table}/hints', { table: connection.id }, { seat })
    if (about !== this.about) return
    if (answer.ok) this.hint = answer.value
    else {
      this.close()
      connection.complain(answer.problem)
    }
  }
}
