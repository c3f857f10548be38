/** Characters; no row of a real list is longer. */
const MAX_LINE = 2 ** 24

/** Why a row with more than MAX_LINE characters cannot be read. */
export const LONG_LINE = 'longer than 16 MB'

/** Characters of such a line that are shown. */
const SHOWN = 200

/** Some text, or the beginning of a line that is too long, which ends here. */
interface TextPart {
  own: string
  isLong: boolean
}

/**
 * Text that comes in parts, in parts that end with a line, so that a line of megabytes is looked at once. Of a line that is too long only the
 * beginning comes, whatever text of it came before.
 */
export async function* longLinesCut(parts: AsyncIterable<string>, newline: string): AsyncGenerator<TextPart> {
  let rest = ''
  let isInLong = false
  for await (const part of parts) {
    const end = part.lastIndexOf(newline) + newline.length
    const hasEnd = end >= newline.length
    const from = isInLong && hasEnd ? part.indexOf(newline) + newline.length : 0
    if (isInLong && !hasEnd) continue
    isInLong = false
    if (hasEnd) yield { own: rest + part.slice(from, end), isLong: false }
    rest = hasEnd ? part.slice(end) : rest + part
    if (rest.length <= MAX_LINE) continue
    yield { own: rest.slice(0, SHOWN), isLong: true }
    isInLong = true
    rest = ''
  }
  if (rest !== '') yield { own: rest, isLong: false }
}
