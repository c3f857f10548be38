import chardet from 'chardet'
import iconv from 'iconv-lite'
import { DataError } from '#service/versions/data-error.ts'
import { type Bytes, readBytes } from './bytes.ts'

/** Encodings that cannot be mistaken for Western text when chardet is this sure of them. */
const SURE = 80
const multibyte = /^(Shift_JIS|GB18030|Big5|EUC-|ISO-2022)/

async function isUtf8(bytes: Bytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const part of readBytes(bytes)) decoder.decode(part, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function utf16Of(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (!head.includes(0)) return undefined
  const odd = head.filter((byte, i) => byte === 0 && i % 2 === 1).length
  const even = head.filter((byte, i) => byte === 0 && i % 2 === 0).length
  if (Math.max(odd, even) < head.length / 5 || Math.min(odd, even) > head.length / 100) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function foreignOf(head: Buffer): string | undefined {
  const sure = chardet
    .analyse(head)
    .find(({ name, confidence }) => multibyte.test(name) && confidence >= SURE)
  return sure && iconv.encodingExists(sure.name) ? sure.name : undefined
}

/**
 * The encoding of a text file, as iconv-lite names it. The whole file is read: one accent in the last row is
 * enough to tell UTF-8 from Windows-1252, which is what other Western files are.
 */
export async function encodingOf(bytes: Bytes): Promise<string> {
  const wide = utf16Of(bytes.head)
  if (wide) return wide
  if (bytes.head.includes(0)) throw new DataError('The file is not text: it holds zero bytes')
  if (await isUtf8(bytes)) return 'utf-8'
  return foreignOf(bytes.head) ?? 'windows-1252'
}

/** The text of a file in pieces, without a byte order mark and with `\n` as the only line break. */
export async function* readText(
  bytes: Bytes,
  encoding: string,
  onBytes?: (n: number) => void,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  let held = ''
  for await (const part of readBytes(bytes, onBytes)) {
    const text = held + decoder.write(part)
    held = text.endsWith('\r') ? '\r' : ''
    yield withPlainBreaks(held ? text.slice(0, -1) : text)
  }
  yield withPlainBreaks(held + (decoder.end() ?? ''))
}

function withPlainBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
