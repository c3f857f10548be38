import { criteriaSchemas } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import type { PlaceChoice } from '../../criteria/places.ts'
import { withPlaces } from '../../criteria/places.ts'

/** The corners of an area as lines of text, "41.25000, -96.01000", to be read and edited without a mouse. */
export function cornersText(points: readonly { Latitude: number; Longitude: number }[]): string {
  return points.map(({ Latitude, Longitude }) => `${Latitude}, ${Longitude}`).join('\n')
}

/** Points out of lines of "latitude, longitude"; a line that is no such pair is named. */
export function pointsFrom(text: string): {
  points: { Latitude: number; Longitude: number }[]
  fault?: string
} {
  const lines = text.split('\n').map((line) => line.trim())
  const points: { Latitude: number; Longitude: number }[] = []
  for (const [i, line] of lines.entries()) {
    if (!line) continue
    const pair = /^(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)$/.exec(line)
    if (!pair)
      return { points, fault: `Line ${i + 1} is not a latitude and a longitude: ${line.slice(0, 40)}` }
    points.push({ Latitude: Number(pair[1]), Longitude: Number(pair[2]) })
  }
  return { points }
}

/** What is wrong with a place, in the contract's words, or undefined. */
export function placeFault(kind: Kind, place: PlaceChoice): string | undefined {
  const result = criteriaSchemas[kind].safeParse(withPlaces({}, [{ ...place, leftOut: false }]))
  if (result.success) return undefined
  const issue = result.error.issues[0]
  return issue && `${String(issue.path.at(-1) ?? 'The place')} ${issue.message}`
}

/** ZIP codes out of any pasted text, each once; what is no ZIP code is told. */
export function postalCodesFrom(text: string): { codes: string[]; others: string[] } {
  const words = text
    .toUpperCase()
    .replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/g, '$1$2')
    .split(/[\s,;|]+/)
    .filter(Boolean)
  const isCode = (word: string) => /^(\d{5}(-\d{4})?|[A-Z]\d[A-Z]\d[A-Z]\d)$/.test(word)
  const codes = words.filter(isCode).map((word) => word.slice(0, 6).replace('-', ''))
  return { codes: [...new Set(codes)], others: words.filter((word) => !isCode(word)) }
}
