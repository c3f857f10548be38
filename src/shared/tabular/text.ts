import { type Bytes, readBytes } from './bytes.ts'
import type { Encoding } from './encoding.ts'

/** Raised where a file that began as UTF-8 turns out not to be. */
export class NotUtf8 extends Error {}

/** The text of a file in pieces, line ends and all, without its byte order mark. Raises `NotUtf8` and `FileError`. */
export async function* readText(
  bytes: Pick<Bytes, 'file' | 'packed'>,
  encoding: Encoding,
  onBytes?: (read: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
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
