import { byVariant } from './variants.ts'

/** Abbreviations of directions, each with its variants, the full word first. */
const directionVariants = {
  N: 'north no',
  S: 'south so',
  E: 'east',
  W: 'west',
  NE: 'northeast',
  NW: 'northwest',
  SE: 'southeast',
  SW: 'southwest',
}

/** `n`, `no` and `north` to `N`. */
export const directions = byVariant(directionVariants)
