/** The bytes of a row, or why there is none. */
export type CutRow = { bytes: Uint8Array } | { error: 'long' | 'unclosed' }

/** Cuts a stream of bytes into rows; returns the complete rows of each chunk, and the rest at the end. */
export interface RowCutter {
  push(chunk: Uint8Array): CutRow[]
  end(): CutRow[]
}

const NEWLINE = 10
const RETURN = 13
const QUOTE = 34

/**
 * Rows are lines. With `quoted` a line break between quotation marks belongs to its row (RFC 4180). A row of more than `maxBytes`
 * is an error, and so is a quotation mark that is not closed within as many: then only its first line is skipped. At most
 * `maxBytes` and a chunk are in memory. Line ends and empty lines are dropped.
 */
export function rowCutter({ quoted, maxBytes }: { quoted: boolean; maxBytes: number }): RowCutter {
  let rest: Buffer = Buffer.alloc(0)
  /** Within a line that was too long. */
  let isSkipping = false

  function cut(bytes: Buffer, isEnd: boolean): CutRow[] {
    const rows: CutRow[] = []
    let start = 0
    while (start < bytes.length) {
      const lineEnd = bytes.indexOf(NEWLINE, start)
      if (isSkipping) {
        isSkipping = lineEnd < 0
        start = isSkipping ? bytes.length : lineEnd + 1
        continue
      }
      const rowEnd = quoted ? endOutsideQuotes(bytes, start, start + maxBytes) : lineEnd
      const isLong = (rowEnd < 0 ? bytes.length : rowEnd) - start > maxBytes
      if (rowEnd < 0 && !isLong && !isEnd) break
      const end = rowEnd < 0 ? bytes.length : rowEnd
      if (isLong || (rowEnd < 0 && quoted && oddQuotes(bytes, start, end))) {
        const isUnclosed = quoted && oddQuotes(bytes, start, lineEnd < 0 ? bytes.length : lineEnd)
        rows.push({ error: isUnclosed ? 'unclosed' : 'long' })
        isSkipping = lineEnd < 0
        start = isSkipping ? bytes.length : lineEnd + 1
        continue
      }
      const bare = bytes[end - 1] === RETURN ? end - 1 : end
      if (!isBlank(bytes, start, bare)) rows.push({ bytes: bytes.subarray(start, bare) })
      start = end + 1
    }
    rest = Buffer.from(bytes.subarray(Math.min(start, bytes.length)))
    return rows
  }

  return {
    push: (chunk) => cut(rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk), false),
    end: () => cut(rest, true),
  }
}

/** The first line break after `start` that is not between quotation marks; −1 when there is none, or none up to `limit`. */
function endOutsideQuotes(bytes: Buffer, start: number, limit: number): number {
  let isOpen = false
  let at = start
  for (let end = bytes.indexOf(NEWLINE, at); end >= 0; end = bytes.indexOf(NEWLINE, at)) {
    if (oddQuotes(bytes, at, end)) isOpen = !isOpen
    if (!isOpen) return end
    if (end > limit) return -1
    at = end + 1
  }
  return -1
}

function oddQuotes(bytes: Buffer, start: number, end: number): boolean {
  const part = bytes.subarray(start, end)
  let isOdd = false
  for (let at = part.indexOf(QUOTE); at >= 0; at = part.indexOf(QUOTE, at + 1)) isOdd = !isOdd
  return isOdd
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (![32, 9, RETURN].includes(bytes[at] as number)) return false
  return true
}
