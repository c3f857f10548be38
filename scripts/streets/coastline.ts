import { closeSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Position } from 'geojson'
import { fieldsOf, packed, summed } from './protobuf.ts'

const HEADER_LENGTH_BYTES = 4
/** Nodes are in units of so many degrees, unless a block says otherwise. */
const NANODEGREES = 1e-9
const DEFAULT_GRANULARITY = 100

/**
 * The ways of an OpenStreetMap extract (PBF) that are coastline, as lines with land on their left; tilemaker makes areas only of closed
 * ways. Nodes that the extract does not have end a line.
 */
export function readCoastline(file: string): Position[][] {
  const ways: number[][] = []
  for (const block of blocksOf(file)) ways.push(...coastlineIn(block))
  const wanted = new Set(ways.flat())
  const places = new Map<number, Position>()
  if (wanted.size > 0) for (const block of blocksOf(file)) placesIn(block, wanted, places)
  return ways.map((ids) => ids.flatMap((id) => [places.get(id)].filter((place) => place !== undefined)))
}

/** The data blocks of a PBF file, one after the other. */
function* blocksOf(file: string): Generator<Uint8Array> {
  const descriptor = openSync(file, 'r')
  const read = (length: number) => {
    const bytes = new Uint8Array(length)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, null))
  }
  try {
    for (;;) {
      const prefix = read(HEADER_LENGTH_BYTES)
      if (prefix.length < HEADER_LENGTH_BYTES) return
      const header = messageOf(read(new DataView(prefix.buffer).getUint32(0)))
      const blob = messageOf(read(header.numbers.get(3) ?? 0))
      const type = Buffer.from(header.bytes.get(1)?.[0] ?? []).toString()
      const [zipped] = blob.bytes.get(3) ?? []
      if (type === 'OSMData')
        yield zipped ? inflateSync(zipped) : (blob.bytes.get(1)?.[0] ?? new Uint8Array())
    }
  } finally {
    closeSync(descriptor)
  }
}

/** A message by the ids of its fields. */
function messageOf(message: Uint8Array) {
  const numbers = new Map<number, number>()
  const bytes = new Map<number, Uint8Array[]>()
  for (const { id, value } of fieldsOf(message)) {
    if (typeof value === 'number') numbers.set(id, value)
    else bytes.set(id, [...(bytes.get(id) ?? []), value])
  }
  return { numbers, bytes }
}

/** The node ids of the ways of a block that have the tag natural=coastline. */
function coastlineIn(block: Uint8Array): number[][] {
  const { bytes } = messageOf(block)
  const texts = (messageOf(bytes.get(1)?.[0] ?? new Uint8Array()).bytes.get(1) ?? []).map((text) =>
    Buffer.from(text).toString(),
  )
  const [natural, coastline] = [texts.indexOf('natural'), texts.indexOf('coastline')]
  if (natural < 0 || coastline < 0) return []
  return (bytes.get(2) ?? []).flatMap((group) =>
    [...fieldsOf(group)].flatMap(({ id, value }) => {
      if (id !== 3 || typeof value === 'number') return []
      const way = messageOf(value).bytes
      const [keys = [], values = []] = [2, 3].map((field) => [
        ...packed(way.get(field)?.[0] ?? new Uint8Array()),
      ])
      const isCoast = keys.some((key, i) => key === natural && values[i] === coastline)
      return isCoast ? [[...summed(way.get(8)?.[0] ?? new Uint8Array())]] : []
    }),
  )
}

/** Adds the positions of the wanted nodes of a block. */
function placesIn(block: Uint8Array, wanted: ReadonlySet<number>, places: Map<number, Position>): void {
  const { numbers, bytes } = messageOf(block)
  const unit = (numbers.get(17) ?? DEFAULT_GRANULARITY) * NANODEGREES
  for (const group of bytes.get(2) ?? []) {
    const [dense] = messageOf(group).bytes.get(2) ?? []
    if (!dense) continue
    const fields = messageOf(dense).bytes
    const column = (id: number) => summed(fields.get(id)?.[0] ?? new Uint8Array())
    const [lats, lngs] = [column(8), column(9)]
    for (const id of column(1)) {
      const [lat, lng] = [lats.next().value ?? 0, lngs.next().value ?? 0]
      if (wanted.has(id)) places.set(id, [lng * unit, lat * unit])
    }
  }
}
