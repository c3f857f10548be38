import type { Sic } from '#contract/sic.ts'
import type { Industries } from '#reference/industries.ts'
import { fold } from '#shared/text/fold.ts'

/** An industry that was found, with all of its descriptions that fit. */
export interface Found {
  Id: string
  Description: string
  /** Further descriptions of the same code. */
  also: string[]
  preferred: boolean
}

/** Whether the words are the beginning of a code, which the dictionary knows without a call. */
export const isCode = (text: string) => /^(\d{2,6}|[A-Ja-j])$/.test(text)

/** One row a code, in the order of the answer, preferred ones first. */
export function foundFrom(matches: readonly Sic[], preferred: readonly Sic[]): Found[] {
  const stars = new Set(preferred.map(({ Id }) => Id))
  const byCode = new Map<string, Found>()
  for (const { Id, Description } of matches) {
    const held = byCode.get(Id)
    if (held) held.also.push(Description)
    else byCode.set(Id, { Id, Description, also: [], preferred: stars.has(Id) })
  }
  const all = [...byCode.values()]
  return [...all.filter((one) => one.preferred), ...all.filter((one) => !one.preferred)]
}

/** The industries whose codes begin with what was typed, shorter codes first. */
export function withCode({ byId }: Industries, typed: string): Found[] {
  const code = typed.toUpperCase()
  return [...byId.values()]
    .filter(({ Id }) => Id.startsWith(code))
    .sort((a, b) => a.Id.length - b.Id.length || (a.Id < b.Id ? -1 : 1))
    .map(({ Id, Description }) => ({ Id, Description, also: [], preferred: false }))
}

export interface Span {
  text: string
  hit: boolean
}

/** A text cut where its words begin with one of the words that were typed, whatever their case and accents. */
export function marked(text: string, typed: string): Span[] {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
  const spans: Span[] = []
  for (const piece of text.split(/([\p{L}\p{N}]+)/u).filter(Boolean)) {
    const length = hitLength(piece, words)
    if (length > 0) spans.push({ text: piece.slice(0, length), hit: true })
    if (length < piece.length) spans.push({ text: piece.slice(length), hit: false })
  }
  return spans
}

/** How many letters of a word are those of a typed one; of a plural that was typed, the singular counts too. */
function hitLength(piece: string, words: readonly string[]): number {
  const word = fold(piece)
  const forms = words.flatMap((typed) => [typed, typed.replace(/ies$/, 'y'), typed.replace(/s$/, '')])
  return Math.max(0, ...forms.filter((form) => word.startsWith(form)).map((form) => form.length))
}
