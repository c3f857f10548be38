import { FileError } from './file-error.ts'
import type { Line } from './file-row.ts'

/** Characters; the outline of a large park is some MB. */
const MAX_FEATURE = 2 ** 24

type Json = Record<string, unknown>

/** Whether an object is a feature of GeoJSON. */
export const isFeature = (value: Json): boolean =>
  value.type === 'Feature' && typeof value.properties === 'object' && value.properties !== null

/** All numbers of a geometry, in pairs of longitude and latitude. */
function pairsIn(coordinates: unknown, pairs: [number, number][] = []): [number, number][] {
  if (!Array.isArray(coordinates)) return pairs
  const [longitude, latitude] = coordinates as unknown[]
  if (typeof longitude === 'number' && typeof latitude === 'number') pairs.push([longitude, latitude])
  else for (const part of coordinates) pairsIn(part, pairs)
  return pairs
}

const middle = (values: readonly number[]): number => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return (low + high) / 2
}

/** The point of a geometry: itself, or the middle of its extent. */
function pointOf(geometry: unknown): Json {
  const pairs = pairsIn((geometry as Json | null)?.coordinates)
  if (pairs.length === 0) return {}
  return {
    'geometry.longitude': middle(pairs.map(([longitude]) => longitude)),
    'geometry.latitude': middle(pairs.map(([, latitude]) => latitude)),
  }
}

/** A feature as a record: its id, its properties, and `geometry.longitude` and `geometry.latitude`. */
export function recordOfFeature({ id, properties, geometry }: Json): Json {
  return { ...(id !== undefined && { id }), ...(properties as Json), ...pointOf(geometry) }
}

const BEGINNING = /"features"\s*:\s*\[/g

/**
 * The features of a collection, one text each, whether there is one a line or not. Throws `FileError` for one that is too long, and when the
 * text ends within a feature.
 */
export async function* featuresIn(parts: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let rest = ''
  let line = 1
  let started = false
  for await (const part of parts) {
    rest += part
    if (!started) {
      BEGINNING.lastIndex = 0
      const found = BEGINNING.exec(rest)
      if (!found && rest.length > MAX_FEATURE) throw new FileError('The GeoJSON file has no features.')
      if (!found) continue
      line += newlines(rest.slice(0, BEGINNING.lastIndex))
      rest = rest.slice(BEGINNING.lastIndex)
      started = true
    }
    const cut = cutFeatures(rest, line)
    if (cut.features.length) yield cut.features
    ;[rest, line] = [rest.slice(cut.at), cut.line]
    if (rest.length > MAX_FEATURE) throw new FileError(`The feature on line ${line} is longer than 16 MB.`)
  }
  if (/^[\s,]*\{/.test(rest)) yield [{ line, raw: rest }]
}

const newlines = (text: string) => text.split('\n').length - 1

/** The place after the object that begins at `from`; -1 when the text ends within it. */
function endOfObject(text: string, from: number): number {
  let depth = 0
  let inString = false
  for (let at = from; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (inString) {
      if (char === BACKSLASH) at += 1
      else if (char === QUOTE) inString = false
    } else if (char === QUOTE) inString = true
    else if (char === OPEN) depth += 1
    else if (char === CLOSE && --depth === 0) return at + 1
  }
  return -1
}

const [QUOTE, BACKSLASH, OPEN, CLOSE] = ['"', '\\', '{', '}'].map((char) => char.charCodeAt(0))

/** The whole features at the beginning of a text, and where the rest begins. */
function cutFeatures(text: string, first: number): { features: Line[]; at: number; line: number } {
  const features: Line[] = []
  let [at, line] = [0, first]
  for (;;) {
    const from = text.indexOf('{', at)
    const end = from < 0 || text.slice(at, from).includes(']') ? -1 : endOfObject(text, from)
    if (end < 0) return { features, at, line }
    line += newlines(text.slice(at, from))
    const raw = text.slice(from, end)
    features.push({ line, raw: `${raw}\n` })
    line += newlines(raw)
    at = end
  }
}
