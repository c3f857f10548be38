import { sizeText } from '#shared/text/size.ts'

const n = (count: number) => count.toLocaleString('en-US')
const SHOWN = 10

/** Names in a message, the first of many. */
const named = (names: readonly string[]) =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(', ')} and ${n(names.length - SHOWN)} more`
    : names.join(', ')

/** The texts of archives that cannot be read. */
export const archiveMessages = {
  /** What a member is in a message about its content. */
  member: (name: string) => `file ${name} in the ZIP archive`,
  damaged: (file: string, detail: string) =>
    `The ZIP archive ${file} is damaged or cut off: ${detail}. Get a complete copy`,
  unsafeName: (file: string, detail: string) =>
    `The ZIP archive ${file} has a name that leads out of its folder (${detail}). Unpack it by hand, and import the files that you want`,
  encrypted: (file: string, names: readonly string[]) =>
    `The ZIP archive ${file} is encrypted (${named(names)}). Unpack it with its password, and import the files`,
  unknownMethod: (file: string, name: string, method: number) =>
    `The file ${name} in the ZIP archive ${file} is packed with method ${method}, which cannot be read. Unpack it, or pack it with Deflate`,
  tooMany: (file: string, count: number, max: number) =>
    `The ZIP archive ${file} has ${n(count)} files; at most ${n(max)} can be read. Unpack it, and import the files that you want`,
  bomb: (file: string, unpacked: number, packed: number) =>
    `The ZIP archive ${file} unpacks from ${sizeText(packed)} to ${sizeText(unpacked)}. It is no list of records`,
  overlapping: (file: string) => `The ZIP archive ${file} has files that overlap. It is no list of records`,
  noRoom: (file: string, unpacked: number, free: number) =>
    `The ZIP archive ${file} unpacks to ${sizeText(unpacked)}, and the disk has ${sizeText(free)} free. Make room, or import it in parts`,
  noData: (file: string, names: readonly string[]) =>
    `The ZIP archive ${file} has no file of records (CSV, JSON, GeoJSON, XLSX or Parquet)${names.length ? `: ${named(names)}` : ''}`,
} as const
