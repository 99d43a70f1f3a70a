// The cards a player is about to lay, and what he supposes of the others: shared by his hand and the scroll.
import type { Mixture } from './cards'

export const laying = $state<{ cards: Mixture; assumption: number }>({ cards: [1, 0, 0], assumption: 1 })
