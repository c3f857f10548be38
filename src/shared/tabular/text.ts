import { type Bytes, readBytes } from './bytes.ts'
import type { Encoding } from './encoding.ts'

/** Raised where a file that began as UTF-8 turns out not to be. */
export class NotUtf8 extends Error {}

/**
 * The text of a file in parts, line ends and all, without its byte order mark. Throws `FileError`, and `NotUtf8` for an invalid byte
 * of UTF-8 unless `replaceInvalid`.
 */
export async function* readText(
  bytes: Bytes,
  encoding: Encoding,
  { onBytes, replaceInvalid }: { onBytes?: (read: number) => void; replaceInvalid?: boolean } = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' && !replaceInvalid })
  const decoded = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode()
    } catch {
      throw new NotUtf8()
    }
  }
  for await (const part of readBytes(bytes, onBytes)) yield decoded(part)
  yield decoded()
}

/** Whether a whole file is UTF-8, to its last byte. */
export async function isUtf8File(bytes: Bytes): Promise<boolean> {
  const parts = readText(bytes, 'utf-8')
  try {
    while (!(await parts.next()).done);
    return true
  } catch (problem) {
    if (problem instanceof NotUtf8) return false
    throw problem
  }
}
