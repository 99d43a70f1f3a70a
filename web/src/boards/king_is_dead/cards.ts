// The pictogram of each card: followers (s, w, e, or n for any), and what happens to them.
// `+` placed, `-` back to the supply, `<>` exchanged, `>` moved, `eye`, `cards`, `mask`.

export const PICTURES: Readonly<Record<string, readonly string[]>> = {
  scottish_support: ['+', 's', 's'],
  welsh_support: ['+', 'w', 'w'],
  english_support: ['+', 'e', 'e'],
  assemble: ['+', 's', 'w', 'e'],
  negotiate: ['cards'],
  manoeuvre: ['n', '<>', 'n'],
  outmanoeuvre: ['n', '<>', 'n', 'n'],
  spy: ['eye'],
  ambush: ['+', 's', 's', '-', 'n'],
  march: ['n', 'n', '>'],
  plot: ['mask'],
  aid: ['+', 'n', 'n'],
  influence: ['e', '<>', 'n', 'n'],
  dispute: ['w', '<>', 'n'],
  edict: ['s', 's', '<>', 'n', 'n'],
  resist: ['+', 'w', 'e'],
  quell: ['-', 'w', '+', 'n', 'n'],
  suppress: ['-', 'e', 'n', '+', 'n'],
  muster: ['-', 's', '+', 'n', 'n'],
}

export const CUNNING: ReadonlySet<string> = new Set(['spy', 'ambush', 'march', 'plot', 'aid', 'influence', 'dispute', 'edict', 'resist', 'quell', 'suppress', 'muster'])
