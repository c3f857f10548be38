/** Hints for a new user, in this order. The names are stored. */
export const hints = [
  {
    name: 'sentence',
    text: 'Describe who you’re looking for: “restaurants in Chicago with 20 or more employees”.',
  },
  {
    name: 'draw',
    text: 'Draw on the map to search an area: a circle, a polygon, freehand. It works by keyboard too.',
  },
  {
    name: 'free',
    text: 'Counts and tallies are free. Records are billed when they are loaded, one page at a time.',
  },
  { name: 'keys', text: 'Press ? for all keys.' },
] as const

/** Texts of the line of hints above the page. */
export const hintMessages = {
  title: 'Hint',
  next: 'Next hint',
  done: 'Done',
  hide: 'Hide the hints',
  hidden: 'The hints are hidden. The settings can show them again.',
} as const
