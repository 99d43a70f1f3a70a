// How things move on the page: one curve and three lengths for everything. Things leave faster than they arrive.
// `look/base.css` has the same as --ease, --short, --middle and --long.

export const EASE = 'cubic-bezier(0.25, 0.7, 0.25, 1)'
export const SHORT = 120 // milliseconds
export const MIDDLE = 300
export const LONG = 600

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing should move. */
export const isStill = (): boolean => still.matches
