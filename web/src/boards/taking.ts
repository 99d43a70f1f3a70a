// What makes something on a board or in a hand a choice: it can be taken, and pointed at.

type Choose = (word: string) => void
type Point = (word: string | null) => void

/** For a button. */
export const taking = (word: string, choose: Choose, point: Point) => ({
  'data-word': word,
  onclick: () => choose(word),
  onpointerenter: () => point(word),
  onpointerleave: () => point(null),
  onfocus: () => point(word),
  onblur: () => point(null),
})

/** For a drawing, which keys take too. */
export const drawnTaking = (word: string, choose: Choose, point: Point) => ({
  ...taking(word, choose, point),
  role: 'button' as const,
  tabindex: 0,
  onkeydown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose(word)
  },
})
