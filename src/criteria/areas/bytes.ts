const MEGABYTE = 2 ** 20
export const MAX_BYTES = 20 * MEGABYTE

/** Why a file of this size is not read. */
export function sizeError(bytes: number): string | undefined {
  if (bytes === 0) return 'The file is empty.'
  if (bytes <= MAX_BYTES) return undefined
  return `The file has ${Math.round(bytes / MEGABYTE)} MB. At most ${MAX_BYTES / MEGABYTE} MB can be read here.`
}

const kinds: readonly [name: string, start: readonly number[], words: string][] = [
  [
    'zip',
    [0x50, 0x4b, 3, 4],
    'This is a packed file (zip, KMZ or XLSX). Unpack it, or save it as KML or CSV.',
  ],
  ['gzip', [0x1f, 0x8b], 'This is a packed file (gzip). Unpack it first.'],
  ['pdf', [0x25, 0x50, 0x44, 0x46], 'This is a PDF. GeoJSON, KML and lists of ZIP codes can be read.'],
  ['shp', [0, 0, 0x27, 0x0a], 'This is a shapefile. Save it as GeoJSON.'],
]

/** The text of a file, whatever common encoding it has, or why it is none. */
export function textOf(bytes: Uint8Array): { text: string } | { fault: string } {
  const packed = kinds.find(([, start]) => start.every((byte, i) => bytes[i] === byte))
  if (packed) return { fault: packed[2] }
  const [a, b] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return { text: new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) }
  if (bytes.subarray(0, 4096).includes(0))
    return { fault: 'This is not a file of text. GeoJSON, KML and lists of ZIP codes can be read.' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) }
  }
}
