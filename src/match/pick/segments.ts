/** What a part of a line was read as; "Other" was understood, but nothing is matched by it. */
export interface Span {
  from: number
  to: number
}

/** Stands for what has been read already: it parts what is left, as a comma does. */
const TAKEN = '\uE000'

const PARTING = /[,;|\n\r\t•·()\uE000]+|\s[-–—]\s/g

/** The text with what was read blotted out. */
export const blotted = (text: string, read: readonly Span[]): string =>
  read.reduce((left, { from, to }) => left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to), text)

/** A text without the blanks around it, where it stands; undefined where nothing is left. */
export function trimmed(text: string, from: number, to: number): Span | undefined {
  const piece = text.slice(from, to)
  const start = from + (piece.length - piece.trimStart().length)
  const end = to - (piece.length - piece.trimEnd().length)
  return start < end ? { from: start, to: end } : undefined
}

/** The stretches of a line between commas, line ends, brackets and what was read. */
export function segmentsOf(text: string): Span[] {
  const segments: Span[] = []
  let from = 0
  const add = (to: number) => {
    const found = trimmed(text, from, to)
    if (found && /[\p{L}\p{N}]/u.test(text.slice(found.from, found.to))) segments.push(found)
  }
  for (const { 0: sign, index } of text.matchAll(PARTING)) {
    add(index)
    from = index + sign.length
  }
  add(text.length)
  return segments
}
