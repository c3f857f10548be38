import type { Sic } from '#contract/sic.ts'
import type { Industries } from '#reference/industries.ts'
import { fold } from '#shared/text/fold.ts'

/** A found industry with all of its matching descriptions. */
export interface FoundIndustry {
  Id: string
  Description: string
  /** Further descriptions of the same code. */
  also: string[]
  preferred: boolean
}

/** Whether a text is the beginning of a code, which needs no call. */
export const isCode = (text: string) => /^(\d{2,6}|[A-Ja-j])$/.test(text)

/** One row a code in the order of the response, preferred ones first. */
export function foundFrom(matches: readonly Sic[], preferred: readonly Sic[]): FoundIndustry[] {
  const preferredIds = new Set(preferred.map(({ Id }) => Id))
  const byCode = new Map<string, FoundIndustry>()
  for (const { Id, Description } of matches) {
    const entry = byCode.get(Id)
    if (entry) entry.also.push(Description)
    else byCode.set(Id, { Id, Description, also: [], preferred: preferredIds.has(Id) })
  }
  const all = [...byCode.values()]
  return [...all.filter((one) => one.preferred), ...all.filter((one) => !one.preferred)]
}

/** The industries whose codes begin with the typed text, shorter codes first. */
export function withCode({ byId }: Industries, typed: string): FoundIndustry[] {
  const code = typed.toUpperCase()
  return [...byId.values()]
    .filter(({ Id }) => Id.startsWith(code))
    .sort((a, b) => a.Id.length - b.Id.length || (a.Id < b.Id ? -1 : 1))
    .map(({ Id, Description }) => ({ Id, Description, also: [], preferred: false }))
}

export interface TextSpan {
  text: string
  hit: boolean
}

/** A text split where its words begin with a typed word, ignoring case and accents. */
export function highlighted(text: string, typed: string): TextSpan[] {
  const typedParts = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
  const spans: TextSpan[] = []
  for (const part of text.split(/([\p{L}\p{N}]+)/u).filter(Boolean)) {
    const length = hitLength(part, typedParts)
    if (length > 0) spans.push({ text: part.slice(0, length), hit: true })
    if (length < part.length) spans.push({ text: part.slice(length), hit: false })
  }
  return spans
}

/** How many letters of a word match a typed word or its singular. */
function hitLength(part: string, typedParts: readonly string[]): number {
  const word = fold(part)
  const forms = typedParts.flatMap((typed) => [typed, typed.replace(/ies$/, 'y'), typed.replace(/s$/, '')])
  return Math.max(0, ...forms.filter((form) => word.startsWith(form)).map((form) => form.length))
}
