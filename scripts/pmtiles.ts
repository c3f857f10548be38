import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'

/** A run of equal tiles on the Hilbert curve: `count` tiles from `firstId` on show `data` (uncompressed MVT, or a picture). */
export type TileRun = { firstId: number; count: number; data: Uint8Array }

/** The metadata of the archive. Bounds in degrees: west, south, east, north. */
export type ArchiveInfo = {
  minZoom: number
  maxZoom: number
  bounds: [west: number, south: number, east: number, north: number]
  metadata: Record<string, unknown>
  /** Vector tiles (MVT) unless the tiles are pictures. */
  tileType?: TileType
}

type Entry = { tileId: number; offset: number; length: number; runLength: number }
type Contents = { entries: Entry[]; data: Buffer; distinct: number }
type Directories = { root: Buffer; leaves: Buffer }

const HEADER_BYTES = 127
// Readers fetch the first 16,384 bytes at once; header and root directory have to fit in there.
const ROOT_LIMIT = 16384 - HEADER_BYTES

/**
 * The run of tiles at `zoom` under the tile z/x/y. A quadrant is contiguous on the Hilbert curve,
 * so every subtree is one range of tile ids.
 */
export function descendants(
  z: number,
  x: number,
  y: number,
  zoom: number,
): { firstId: number; count: number } {
  const count = 4 ** (zoom - z)
  return { firstId: levelStart(zoom) + (zxyToTileId(z, x, y) - levelStart(z)) * count, count }
}

/** Writes tiles as a clustered PMTiles v3 archive, equal tiles stored once, everything but pictures gzipped. */
export async function writePmtiles(file: string, runs: TileRun[], info: ArchiveInfo): Promise<void> {
  const sorted = runs.toSorted((a, b) => a.firstId - b.firstId)
  const { entries, data, distinct } = store(sorted, compressionOf(info) === Compression.Gzip)
  const { root, leaves } = directories(entries)
  const metadata = gzipSync(JSON.stringify(info.metadata))
  const sections = { root, metadata, leaves, data }
  const tiles = entries.reduce((sum, entry) => sum + entry.runLength, 0)
  const head = header(sections, info, { tiles, entries: entries.length, distinct })
  await writeFile(file, Buffer.concat([head, root, metadata, leaves, data]))
}

const levelStart = (z: number) => (4 ** z - 1) / 3

const typeOf = ({ tileType = TileType.Mvt }: ArchiveInfo) => tileType
/** Pictures are packed already. */
const compressionOf = (info: ArchiveInfo) =>
  typeOf(info) === TileType.Mvt ? Compression.Gzip : Compression.None

function store(runs: TileRun[], pack: boolean): Contents {
  const places = new Map<string, { offset: number; length: number }>()
  const parts: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { firstId, count, data } of runs) {
    const key = createHash('sha1').update(data).digest('base64')
    let place = places.get(key)
    if (!place) {
      const packed = pack ? gzipSync(data) : Buffer.from(data)
      parts.push(packed)
      place = { offset: end, length: packed.length }
      places.set(key, place)
      end += packed.length
    }
    append(entries, { tileId: firstId, runLength: count, ...place })
  }
  return { entries, data: Buffer.concat(parts), distinct: places.size }
}

function append(entries: Entry[], next: Entry) {
  const last = entries.at(-1)
  const follows = last && last.offset === next.offset && last.tileId + last.runLength === next.tileId
  if (follows) last.runLength += next.runLength
  else entries.push(next)
}

function directories(entries: Entry[]): Directories {
  const whole = directory(entries)
  if (whole.length <= ROOT_LIMIT) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = 4096; ; size *= 2) {
    const split = inLeaves(entries, size)
    if (split.root.length <= ROOT_LIMIT) return split
  }
}

function inLeaves(entries: Entry[], size: number): Directories {
  const pointers: Entry[] = []
  const leaves: Buffer[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += size) {
    const leaf = directory(entries.slice(at, at + size))
    pointers.push({ tileId: entries[at]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) }
}

/** One directory: the count, then column by column the ids (as steps), run lengths, lengths and offsets. */
function directory(entries: Entry[]): Buffer {
  const bytes: number[] = []
  varint(bytes, entries.length)
  let id = 0
  for (const entry of entries) {
    varint(bytes, entry.tileId - id)
    id = entry.tileId
  }
  for (const entry of entries) varint(bytes, entry.runLength)
  for (const entry of entries) varint(bytes, entry.length)
  let end = -1
  for (const entry of entries) {
    // 0 means "right behind the one before"; anything else is the offset plus one.
    varint(bytes, entry.offset === end ? 0 : entry.offset + 1)
    end = entry.offset + entry.length
  }
  return gzipSync(Buffer.from(bytes))
}

function varint(bytes: number[], value: number) {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

type Sections = Record<'root' | 'metadata' | 'leaves' | 'data', Buffer>
type Counts = { tiles: number; entries: number; distinct: number }

/** The 127 bytes of the PMTiles v3 header, little endian. */
function header(sections: Sections, info: ArchiveInfo, counts: Counts): Buffer {
  const head = Buffer.alloc(HEADER_BYTES)
  head.write('PMTiles', 0, 'latin1')
  head.writeUInt8(3, 7)
  let at = 8
  const uint64 = (value: number) => {
    at = head.writeBigUInt64LE(BigInt(value), at)
  }
  let start = HEADER_BYTES
  for (const section of [sections.root, sections.metadata, sections.leaves, sections.data]) {
    uint64(start)
    uint64(section.length)
    start += section.length
  }
  uint64(counts.tiles)
  uint64(counts.entries)
  uint64(counts.distinct)
  const clustered = 1
  for (const byte of [clustered, Compression.Gzip, compressionOf(info), typeOf(info)])
    at = head.writeUInt8(byte, at)
  at = head.writeUInt8(info.minZoom, at)
  at = head.writeUInt8(info.maxZoom, at)
  for (const degrees of info.bounds) at = head.writeInt32LE(Math.round(degrees * 1e7), at)
  at = head.writeUInt8(info.minZoom, at)
  const [west, south, east, north] = info.bounds
  for (const degrees of [(west + east) / 2, (south + north) / 2])
    at = head.writeInt32LE(Math.round(degrees * 1e7), at)
  return head
}
