import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { growingNumbers } from './growing-numbers.ts'
import { numbered } from './numbered.ts'
import { varintLength, writeVarint } from './varints.ts'

/**
 * The index by which a part of a name is found: every word of a name as it is spelled in the search table, between spaces, and for each word the records
 * with the places of the word in their names. It is apart from the words of matching, which are without marks and legal forms.
 */
export const nameTextFiles = {
  words: 'texts.words',
  starts: 'texts.starts',
  records: 'texts.records',
} as const

/** A record and the place of a word in its name are one number: `record * PLACES + place`. Words beyond share the last place. */
export const PLACES = 256

const NEW_LINE = '\n'

/** Writes the index of the folded names of records, in the order of the table. */
export function writeNameTexts(folder: string) {
  const words = numbered()
  /** The numbers of the words of all names, and how many words each name has. */
  const terms = growingNumbers()
  const lengths = growingNumbers()
  let longest = 0

  function add(name: string): void {
    const own = name === '' ? [] : name.split(' ')
    for (const word of own) terms.add(words.of(word))
    lengths.add(own.length)
    longest = Math.max(longest, own.length)
  }

  async function close(): Promise<number> {
    const text = `${NEW_LINE}${[...words.numbers.keys()].join(NEW_LINE)}${NEW_LINE}`
    await writeFile(join(folder, nameTextFiles.words), text)
    const count = words.numbers.size
    const starts = startsOf(count, terms.list(), lengths.list())
    await writeFile(
      join(folder, nameTextFiles.starts),
      Buffer.from(starts.buffer, starts.byteOffset, starts.byteLength),
    )
    await writeFile(join(folder, nameTextFiles.records), recordsOf(starts, terms.list(), lengths.list()))
    return longest
  }

  return {
    add,
    /** Writes the files; returns how many words the longest name has. */
    close,
  }
}

/** Calls `take` with each word of each name and with the number of its record and place. */
function eachPlace(terms: Uint32Array, lengths: Uint32Array, take: (term: number, key: number) => void) {
  let at = 0
  lengths.forEach((length, record) => {
    for (let place = 0; place < length; place++)
      take(terms[at++] as number, record * PLACES + Math.min(place, PLACES - 1))
  })
}

/** Where the list of each word starts, in bytes, and where the last one ends. */
function startsOf(count: number, terms: Uint32Array, lengths: Uint32Array): Float64Array {
  const starts = new Float64Array(count + 1)
  const last = new Float64Array(count)
  eachPlace(terms, lengths, (term, key) => {
    starts[term + 1] = (starts[term + 1] as number) + varintLength(key - (last[term] as number))
    last[term] = key
  })
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number)
  return starts
}

function recordsOf(starts: Float64Array, terms: Uint32Array, lengths: Uint32Array): Buffer {
  const count = starts.length - 1
  const bytes = Buffer.allocUnsafe(starts[count] as number)
  const ends = starts.slice(0, count)
  const last = new Float64Array(count)
  eachPlace(terms, lengths, (term, key) => {
    ends[term] = writeVarint(bytes, ends[term] as number, key - (last[term] as number))
    last[term] = key
  })
  return bytes
}
