/** How the categories of one source are named and nested. */
export interface CategorySource {
  /** A category and the broader ones above it, the narrowest first, as the keys of its table. */
  path: (category: string) => string[]
  /** The words of a category, the broadest part first, from which an industry may be guessed; none for codes. */
  parts: (category: string) => string[]
  /** Whether a category is the name of a column with its value: `shop=bakery`. */
  isTagged?: true
}

const alone = (category: string) => [category]
const none = () => []
const withSpaces = (text: string) => text.replaceAll('_', ' ')

/** A code and its beginnings, down to some characters. */
const beginnings = (shortest: number) => (code: string) =>
  Array.from({ length: Math.max(1, code.length - shortest + 1) }, (_, i) => code.slice(0, code.length - i))

/** `B71Z` is `B71`, of the tens `B70`, of the letter `B`. */
const nteePath = (code: string) => [code, code.slice(0, 3), `${code.slice(0, 2)}0`, code.slice(0, 1)]

const labels = (category: string) => category.split(/\s*>\s*/)

/** `a|b|c`, `a|b|`, `a||`: the parts of a category in several columns, without the narrower ones. */
function fewerParts(category: string): string[] {
  const parts = category.split('|')
  const filled = parts.findLastIndex((part) => part.trim() !== '')
  return Array.from({ length: Math.max(1, filled + 1) }, (_, i) =>
    parts.map((part, place) => (place > filled - i ? '' : part)).join('|'),
  )
}

/** Categories of a file without a table: the values of its columns, joined with `|`. */
export const plainSource: CategorySource = {
  path: fewerParts,
  parts: (category) => category.split('|').filter((part) => part !== ''),
}

/** The sources that have a table here (README.md). */
export const categorySources = {
  overture: { path: alone, parts: (category) => [withSpaces(category)] },
  foursquare: { path: (category) => labels(category).reverse(), parts: labels },
  osm: {
    path: (tag) => [tag, tag.split('=')[0] as string],
    parts: (tag) => [withSpaces(tag.slice(tag.indexOf('=') + 1))],
    isTagged: true,
  },
  nucc: { path: beginnings(2), parts: none },
  ntee: { path: nteePath, parts: none },
  naics: { path: beginnings(4), parts: none },
  places: plainSource,
} as const satisfies Record<string, CategorySource>

export type SourceName = keyof typeof categorySources
export const sourceNames = Object.keys(categorySources) as SourceName[]
