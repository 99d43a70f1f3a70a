// The letters of the factions as strokes around the origin, 7 high: marks on pieces, drawn as small as the piece is.

export const LETTERS: Readonly<Record<string, string>> = {
  S: 'M2.2-2.5C1.4-3.8-2.2-3.9-2.2-1.7-2.2.5 2.3-.5 2.3 1.8 2.3 4-1.6 3.9-2.4 2.5',
  W: 'M-3.6-3.3-1.9 3.3 0-2.2 1.9 3.3 3.6-3.3',
  E: 'M2.1-3.3H-1.9V3.3H2.1M-1.9 0H1.5',
  É: 'M2.1-2.1H-1.9V3.6H2.1M-1.9.7H1.5M-.6-3.2 1-4.6',
  G: 'M2.4-2.2C.6-4.4-2.9-3.4-2.9 0-2.9 3.5.9 4.3 2.6 2.2V.4H.4',
  A: 'M-2.7 3.3 0-3.5 2.7 3.3M-1.8 1.1H1.8',
}
