// The fourteen people of the court, drawn in a square of 64: what lies behind the head, the coat, the skin, what lies
// before it. Nobody's outline is like another's: hats, hair and beards tell them apart where a letter is too small.

export type Shape = readonly [fill: string, path: string]
export interface Person {
  readonly back: readonly Shape[]
  readonly coat: string
  readonly skin: string
  readonly front: readonly Shape[]
  readonly fine?: string // thin lines without fill, over everything
  readonly low?: number // eyes this much lower, under a hat
  readonly beast?: true // drawn whole by `front`
}

const INK = '#2a2119'
const LINEN = '#f6eede'
const GOLD = '#d3a53f'
const STEEL = '#aab4bb'

export const PEOPLE: Readonly<Record<string, Person>> = {
  // braids and a wreath of flowers
  anna: {
    back: [['#b5541f', 'M19 26C17 12 24 8 32 8s15 4 13 18l2 24c1 5-6 6-7 1L38 30H26l-2 21c-1 5-8 4-7-1Z']],
    coat: '#2f6148',
    skin: '#f1cba6',
    front: [
      ['#b5541f', 'M21 25C20 14 26 11 32 11s12 3 11 14c-5-1-8-4-11-8-3 4-6 7-11 8Z'],
      ['#e8b9c0', 'M17 18a3 3 0 116 0 3 3 0 01-6 0ZM22.5 13.5a3 3 0 116 0 3 3 0 01-6 0ZM29 12a3 3 0 116 0 3 3 0 01-6 0ZM35.5 13.5a3 3 0 116 0 3 3 0 01-6 0ZM41 18a3 3 0 116 0 3 3 0 01-6 0Z'],
    ],
    fine: 'M17 36l7 3M17.5 42l6.5 3M47 36l-7 3M46.5 42l-6.5 3',
  },
  // a steeple hat with a veil
  bridget: {
    back: [[LINEN, 'M37 4C48 16 54 30 53 48l-8-4C46 30 42 18 33 8Z']],
    coat: '#24477a',
    skin: '#f3d7b8',
    front: [['#3f6cab', 'M20.5 22 35 1.5 43.5 22C40 17 36 15.5 32 15.5S24 17 20.5 22Z'], [GOLD, 'M20 23.5C23 17.5 27 15 32 15s9 2.5 12 8.5l-2.5 2C39 20.5 36 19 32 19s-7 1.5-9.5 6.5Z']],
  },
  // a high knot of dark hair with pearls
  eloise: {
    back: [['#3c2618', 'M32 3.5a7.5 7 0 017 9c6 2 8.5 7 8 14-.5 6-3 9-6 10H23c-3-1-5.5-4-6-10-.5-7 2-12 8-14a7.5 7 0 017-9Z']],
    coat: '#a33c63',
    skin: '#d9a577',
    front: [['#3c2618', 'M21 27c0-10 4-14 11-14s11 4 11 14c-2-5-5-8-8-9-4 3-9 4-14 9Z'], [LINEN, 'M25 12.5a2 2 0 114 0 2 2 0 01-4 0Zm5-.8a2 2 0 114 0 2 2 0 01-4 0Zm5 .8a2 2 0 114 0 2 2 0 01-4 0Z']],
  },
  // a broad hat with a long feather, a moustache
  foidvo: {
    back: [],
    coat: '#5a4526',
    skin: '#eec9a3',
    front: [
      ['#6b2a1c', 'M8 20c5 3 14 5 24 5s19-2 24-5c2 2 0 4-4 5.5C46 28 39 29 32 29s-14-1-20-3.5C8 24 6 22 8 20Z'],
      ['#6b2a1c', 'M20 22c0-9 4-14 12-14s12 5 12 14c-8 2-16 2-24 0Z'],
      [LINEN, 'M41 19C45 8 52 3 60 3c0 9-6 16-17 19Z'],
      ['#4a2b18', 'M32 34.5c3-2 7-1.5 9 1.5-3 1.5-6 1.5-9 0-3 1.5-6 1.5-9 0 2-3 6-3.5 9-1.5Z'],
    ],
    fine: 'M44 20C49 14 53 9 57 6',
    low: 3.8,
  },
  // a two-horned headdress over loose hair
  guenievre: {
    back: [['#8a5a1c', 'M18 22c-3 12-4 22-3 31l10-3V30h14v20l10 3c1-9 0-19-3-31Z']],
    coat: '#6a3d6b',
    skin: '#f3d7b8',
    front: [
      ['#9b2335', 'M32 17C29 7 21 1.5 13 5c-5 2.5-3 12 3.5 19C20 19.5 26 17.5 32 17.5S44 19.5 47.5 24C54 17 56 7.5 51 5c-8-3.5-16 2-19 12Z'],
      [GOLD, 'M17 25c3-5 9-8 15-8s12 3 15 8l-2.5 2C42 23 37 20.5 32 20.5S22 23 19.5 27Z'],
    ],
    fine: 'M19 9c4 1 8 5 10 9M45 9c-4 1-8 5-10 9',
  },
  // a closed helm with a plume
  hector: {
    back: [['#9b2335', 'M32 9C34 1 44-1 50 6c4 5 3 12-1 17-2-6-7-11-17-14Z']],
    coat: '#7d8890',
    skin: '#eec9a3',
    front: [[STEEL, 'M19.5 22C19.5 12 25 7.5 32 7.5S44.5 12 44.5 22v9c0 7-5.5 12-12.5 12s-12.5-5-12.5-12Z'], [INK, 'M21.5 23.5h21v3.6h-21Z'], [STEEL, 'M30.4 14h3.2v26h-3.2Z']],
    fine: 'M25 33v4M28 34v4M36 34v4M39 33v4',
  },
  // hair cut like a bowl, a breastplate
  jeanne: {
    back: [['#4a2b18', 'M18 32C16 14 22 9 32 9s16 5 14 23c0 3-2 5-4 5H22c-2 0-4-2-4-5Z']],
    coat: STEEL,
    skin: '#f1cba6',
    front: [['#4a2b18', 'M20 25C20 15 25 11.5 32 11.5S44 15 44 25c-8-2.5-16-2.5-24 0Z'], ['#8b959c', 'M21 45c3-3.5 7-5 11-5s8 1.5 11 5l-4 4c-2-2-4.5-3-7-3s-5 1-7 3Z']],
    fine: 'M14 55c4-5 8-7 12-7M50 55c-4-5-8-7-12-7',
  },
  // a flat cap and a long beard
  leonardo: {
    back: [['#cfc6b4', 'M18 24c-2 10 0 16 3 21l22 0c3-5 5-11 3-21Z']],
    coat: '#8a4a24',
    skin: '#eec9a3',
    front: [
      ['#1f6770', 'M10 18C12 8 22 5 33 6c12 1 21 5 20 11-1 5-9 7-21 7S9 23 10 18Z'],
      ['#cfc6b4', 'M21 31c3 3 7 2 11 2s8 1 11-2c1 9-1 21-11 27-10-6-12-18-11-27Z'],
      ['#c88a72', 'M28.5 37c2-1 5-1 7 0-2 2-5 2-7 0Z'],
    ],
    fine: 'M28 44c1 5 2 8 4 11M36 44c-1 5-2 8-4 11',
  },
  // a starred hat with a bent tip, a white beard to the chest
  merlin: {
    back: [],
    coat: '#3b3a75',
    skin: '#f1cba6',
    front: [
      [LINEN, 'M20 30c3 3 8 2 12 2s9 1 12-2c3 9 2 22-12 31-14-9-15-22-12-31Z'],
      ['#3b3a75', 'M12 21.5C17 19 20 14.5 23 8c2-5 8-8 15-5.5 3 1 5 4 6 7l-7-2c3 5 5 10.5 15 14-6 3.5-13 4.5-20 4.5S18 25 12 21.5Z'],
      [GOLD, 'M30 12l1.3 2.9 3.2.300-2.4 2.1.700 3.1-2.8-1.6-2.8 1.6.700-3.1-2.4-2.1 3.2-.3Z'],
    ],
    fine: 'M27 37.5c3-1.5 7-1.5 10 0M30 46c0 5 1 8 2 11M36 45c-.5 4-1 6-2 8',
    low: 3.5,
  },
  // a dog: hanging ears, a snout, a collar
  ouaf: {
    back: [],
    coat: '#b98145',
    skin: '#b98145',
    front: [
      ['#b98145', 'M17 62c-1-14 5-20 15-20s16 6 15 20Z'],
      ['#9b2335', 'M21 47c7 4 15 4 22 0l1.5 4.5c-8 4.5-17 4.5-25 0Z'],
      ['#b98145', 'M20 22c0-9 5-13 12-13s12 4 12 13c0 12-4 24-12 24S20 34 20 22Z'],
      ['#6b4420', 'M21 13c-8-2-13 4-13 13 0 8 3 13 7 12 5-2 4-15 8-20ZM43 13c8-2 13 4 13 13 0 8-3 13-7 12-5-2-4-15-8-20Z'],
      [LINEN, 'M24 36c0-6 3-9 8-9s8 3 8 9c0 5-3 9-8 9s-8-4-8-9Z'],
      [INK, 'M28 30c2-2 6-2 8 0 0 3-2 4.5-4 4.5S28 33 28 30ZM24.5 20.5a1.9 2.2 0 113.8 0 1.9 2.2 0 01-3.8 0ZM35.7 20.5a1.9 2.2 0 113.8 0 1.9 2.2 0 01-3.8 0Z'],
      ['#d0606c', 'M30 41h4v4c0 3-4 3-4 0Z'],
    ],
    fine: 'M32 34.5v3M32 37.5c-2 3-4 3-5.5 2M32 37.5c2 3 4 3 5.5 2',
    beast: true,
  },
  // locks over a wide ruff
  romeo: {
    back: [['#7a4a1a', 'M32 8c4-2 9-1 11 3 4 1 6 5 5 9 2 3 2 7-1 10 1 4-1 7-5 8H22c-4-1-6-4-5-8-3-3-3-7-1-10-1-4 1-8 5-9 2-4 7-5 11-3Z']],
    coat: '#9b2335',
    skin: '#f1cba6',
    front: [
      ['#7a4a1a', 'M20 27c-1-9 4-15 12-15s13 6 12 15c-2-2-3-4-3-7-3 2-6 1-8-2-2 4-6 5-10 3 0 3-1 5-3 6Z'],
      [LINEN, 'M12 45l4-3 3 3 4-4 3 3 4-3 3 3 4-3 3 3 4-3 3 4 4-2-2 8-4-1-3 3-4-2-4 3-4-3-4 3-4-2-3 2-4-3-4 2Z'],
    ],
  },
  // a pointed hood
  tristan: {
    back: [['#3d6b2e', 'M14 56C14 36 14 14 28 8c6-3 14-6 22-5-3 3-5 6-5 10 6 10 6 28 5 43Z']],
    coat: '#3d6b2e',
    skin: '#d9a577',
    front: [['#4f8a3c', 'M14 56c1-8 2-13 5-17 5 6 21 6 26 0 3 4 4 9 5 17Z'], ['#5a3a1a', 'M23 22c3-5 15-5 18 0-3 1-6 0-9-1-3 1-6 2-9 1Z']],
    fine: 'M28 36.5c3 1.5 6 1.5 8 0',
  },
  // a wimple and a small crown
  victoria: {
    back: [[LINEN, 'M15 56C13 34 14 10 32 10s19 24 17 46Z']],
    coat: '#45505c',
    skin: '#f3d7b8',
    front: [
      [LINEN, 'M20 30c1 9 6 14 12 14s11-5 12-14l3 18c-8 7-22 7-30 0Z'],
      [LINEN, 'M20 28C19 17 24 12.5 32 12.5S45 17 44 28c-3-7-7-9.5-12-9.5S23 21 20 28Z'],
      [GOLD, 'M21 13.5 19 4l6.5 4.5L32 2l6.5 6.5L45 4l-2 9.5c-7-2-15-2-22 0Z'],
    ],
  },
  // a cap of three bells
  jester: {
    back: [],
    coat: '#c58a1b',
    skin: '#f1cba6',
    front: [
      ['#9b2335', 'M20 24C19 14 12 12 6 19 6 9 14 5 22 9c3-4 7-7 10-7l-2 20Z'],
      ['#2f6148', 'M44 24c1-10 8-12 14-5 0-10-8-14-16-10-3-4-7-7-10-7l2 20Z'],
      ['#c58a1b', 'M19 26c4-4 8-5.5 13-5.5S41 22 45 26c0-9-5-15-13-24-8 9-13 15-13 24Z'],
      [GOLD, 'M3 21.5a3 3 0 116 0 3 3 0 01-6 0ZM55 21.5a3 3 0 116 0 3 3 0 01-6 0ZM29 4a3 3 0 116 0 3 3 0 01-6 0Z'],
      ['#9b2335', 'M32 43 14 60l4 2 8-6 6 6Z'],
      ['#2f6148', 'M32 43l18 17-4 2-8-6-6 6Z'],
    ],
    fine: 'M26 33.5c4 4.5 8 4.5 12 0M25 33l2 1.5M39 33l-2 1.5',
  },
}

export const EYES = 'M26.5 27.5a1.5 1.7 0 113 0 1.5 1.7 0 01-3 0ZM34.5 27.5a1.5 1.7 0 113 0 1.5 1.7 0 01-3 0Z'
