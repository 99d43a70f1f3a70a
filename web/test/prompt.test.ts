// Every game can be played with the prompt alone.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak, speakOf } from '../src/lib/i18n.svelte'
import type { View } from '../src/boards/board'
import Prompt from '../src/ui/Prompt.svelte'

const view: View = {
  game: 'king_is_dead', options: {}, seat: 0, steps: 41, waiting_for: [0], choices: ['turn:pass', 'turn:march'], board: {}, result: null,
}
const seat = { kind: 'person' as const, name: 'Ada', level: null, ready: true, resigned: false, trouble: 0, move_left: null, game_left: null, deadline: null }
const plain = { view, seats: [seat], busy: false, hint: null, problem: null, undo: null, choose: () => {}, point: () => {}, takeBack: () => {}, openRule: () => {} }

beforeAll(async () => {
  await speak('en')
  await speakOf('king_is_dead')
})

describe('prompt', () => {
  it('asks in words and gives back the chosen word', async () => {
    const choose = vi.fn()
    render(Prompt, { ...plain, choose })
    expect(screen.getByRole('heading').textContent).toBe('Pass, or play a card.')
    await fireEvent.click(screen.getByRole('button', { name: 'March' }))
    expect(choose).toHaveBeenCalledWith('turn:march')
  })

  it('says what a choice would do', () => {
    render(Prompt, { ...plain, hint: 'turn:march' })
    expect(screen.getByText('Move two followers of one region into a bordering one.')).toBeTruthy()
  })

  it('says for whom the table waits', () => {
    render(Prompt, { ...plain, view: { ...view, choices: [] } })
    expect(screen.getByRole('heading').textContent).toBe('Waiting for Ada')
  })

  it('shows why something was refused, with its rule', async () => {
    const openRule = vi.fn()
    render(Prompt, { ...plain, problem: { sentence: 'Not now.', rule: 'KD-4.1' }, openRule })
    await fireEvent.click(screen.getByRole('button', { name: 'KD-4.1' }))
    expect(openRule).toHaveBeenCalledWith('KD-4.1')
  })
})
