/** A field of a protobuf message: the number of a varint, or the bytes of anything longer. */
export type Field = { id: number; value: number | Uint8Array }

const VARINT = 0
const BYTES = 2
/** Bytes of the types with a fixed length. */
const fixedLengths: Record<number, number> = { 1: 8, 5: 4 }

/** The fields of a message, in their order. Numbers are exact up to 2^53. */
export function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  const position = { at: 0 }
  while (position.at < bytes.length) {
    const key = varint(bytes, position)
    const [id, type] = [Math.floor(key / 8), key % 8]
    if (type === VARINT) {
      yield { id, value: varint(bytes, position) }
      continue
    }
    const length = type === BYTES ? varint(bytes, position) : (fixedLengths[type] ?? bytes.length)
    yield { id, value: bytes.subarray(position.at, position.at + length) }
    position.at += length
  }
}

/** The numbers of a packed field. */
export function* packed(bytes: Uint8Array): Generator<number> {
  const position = { at: 0 }
  while (position.at < bytes.length) yield varint(bytes, position)
}

/** The numbers of a packed field of signed differences, summed up. */
export function* summed(bytes: Uint8Array): Generator<number> {
  let sum = 0
  for (const value of packed(bytes)) {
    sum += value % 2 ? -(value + 1) / 2 : value / 2
    yield sum
  }
}

function varint(bytes: Uint8Array, position: { at: number }): number {
  let [value, factor] = [0, 1]
  for (;;) {
    const byte = bytes[position.at++] ?? 0
    value += (byte % 128) * factor
    if (byte < 128) return value
    factor *= 128
  }
}
