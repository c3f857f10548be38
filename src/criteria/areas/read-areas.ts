import { areasFromGeoJson } from './geojson-reader.ts'
import { fileErrors } from './messages.ts'
import { type ParsedAreas, parsedCount } from './parsed-areas.ts'
import { simplifiedToFit } from './simplify.ts'

/** Reads KML as GeoJSON. A browser is needed to read XML, so the caller provides it. */
export type ReadKml = (text: string) => Promise<unknown>

/** The areas, points, lines and ZIP codes of a text, or a message that says why there are none. */
export async function readAreas(text: string, readKml: ReadKml): Promise<ParsedAreas | string> {
  const found = await read(text.replace(/^\uFEFF/, '').trim(), readKml)
  if (typeof found === 'string') return found
  if (parsedCount(found) > 0) return simplifiedToFit(found)
  return found.notes[0] ? fileErrors.nothingUsable(found.notes[0]) : fileErrors.noAreas
}

async function read(text: string, readKml: ReadKml): Promise<ParsedAreas | string> {
  if (text === '') return fileErrors.empty
  if (/^[[{]/.test(text)) return fromJson(text)
  if (!text.startsWith('<')) return (await import('./text-lines.ts')).areasFromLines(text)
  if (/<html[\s>]|<!doctype html/i.test(text.slice(0, 2000))) return fileErrors.webPage
  if (!/<(\w+:)?kml[\s>]/i.test(text.slice(0, 5000))) return fileErrors.otherXml
  try {
    return areasFromGeoJson(await readKml(text))
  } catch {
    return fileErrors.brokenKml
  }
}

function fromJson(text: string): ParsedAreas | string {
  try {
    return areasFromGeoJson(JSON.parse(text))
  } catch {
    return fileErrors.brokenJson
  }
}

const MEGABYTE = 2 ** 20
export const MAX_BYTES = 20 * MEGABYTE

/** Why a file of this size is not read. */
export function sizeError(bytes: number): string | undefined {
  if (bytes === 0) return fileErrors.empty
  if (bytes <= MAX_BYTES) return undefined
  return fileErrors.tooLarge(Math.round(bytes / MEGABYTE), MAX_BYTES / MEGABYTE)
}

/** The first bytes of files that are not texts. */
const unsupportedTypes: readonly [start: readonly number[], message: string][] = [
  [[0x50, 0x4b, 3, 4], fileErrors.zip],
  [[0x1f, 0x8b], fileErrors.gzip],
  [[0x25, 0x50, 0x44, 0x46], fileErrors.pdf],
  [[0, 0, 0x27, 0x0a], fileErrors.shapefile],
]

/** The text of a file in any common encoding, or why it is not a text. */
export function decodedText(bytes: Uint8Array): { text: string } | { error: string } {
  const type = unsupportedTypes.find(([start]) => start.every((byte, i) => bytes[i] === byte))
  if (type) return { error: type[1] }
  const [a, b] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return { text: new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) }
  if (bytes.subarray(0, 4096).includes(0)) return { error: fileErrors.binary }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) }
  }
}
