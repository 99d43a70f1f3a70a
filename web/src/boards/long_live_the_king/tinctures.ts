// The colours of the seats' arms (art/Shield.svelte), for land, pieces and bars.
import { armsOf } from '../../art/charges'

const FIELDS: Readonly<Record<string, string>> = { forest: '#2f6148', plum: '#6a3d6b', russet: '#8a4a24', teal: '#1f6770', crimson: '#9b2335', royal: '#24477a', slate: '#45505c', umber: '#5a4526' }

export const colourOf = (seat: number): string => FIELDS[armsOf(seat).colour] ?? '#45505c'
