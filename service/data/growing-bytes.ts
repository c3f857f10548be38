/** Bytes that grow at their end, in memory of their own that can be handed to another thread. */
export interface GrowingBytes {
  addText(text: string): void
  addBytes(bytes: Uint8Array): void
  length(): number
  bytes(): Uint8Array
}

/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const WIDEST = 3

export function growingBytes(room: number): GrowingBytes {
  let buffer = Buffer.allocUnsafeSlow(room)
  let used = 0
  const makeRoom = (more: number) => {
    if (used + more <= buffer.length) return
    const larger = Buffer.allocUnsafeSlow(2 * buffer.length + more)
    buffer.copy(larger, 0, 0, used)
    buffer = larger
  }
  return {
    addText(text) {
      makeRoom(WIDEST * text.length)
      used += buffer.write(text, used)
    },
    addBytes(bytes) {
      makeRoom(bytes.length)
      buffer.set(bytes, used)
      used += bytes.length
    },
    length: () => used,
    bytes: () => buffer.subarray(0, used),
  }
}
