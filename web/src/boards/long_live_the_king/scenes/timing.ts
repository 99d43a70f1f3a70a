// When the parts of the scenes happen, in milliseconds.
export const TURNED = 500 // the cards of all, together
export const ROLLED = 900
export const ADDED = 1900
export const ROLL = 2800 // all of it
export const COUNTED = 300 // the first county of an election
export const VOTING = 1500 // until every vote is counted
export const ELECTION = 3000 // all of it
