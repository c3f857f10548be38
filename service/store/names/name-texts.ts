import { closeSync, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeInSlices } from '#service/concurrency/slices.ts'
import { type FoundRecords, type RecordBits, recordBits } from './found-records.ts'
import { eachOfGrowing } from './varints.ts'
import { wordText } from './word-text.ts'
import type { NameIndexInfo } from './write-name-index.ts'
import { nameTextFiles, PLACES } from './write-name-texts.ts'

/** Finds the records whose name, as it is spelled in the search table, contains a text. */
export interface NameTexts {
  /** Exactly those records; undefined where so many words or records have the text that a scan of the table is as quick. */
  find(text: string): Promise<FoundRecords | undefined>
  close(): void
}

/** Up to how much is looked up for one part of a text; more is left to a scan. */
interface TextBounds {
  /** Bytes of the lists of the words that contain it. */
  maxBytes: number
  /** Words that contain it. */
  maxWords: number
  /** Up to how many bytes the lists of a part are rare: the lists of the other parts are narrowed to their records. */
  rareBytes: number
}

/** Some 1.5 million records; 100,000 of a rare part. */
const defaultBounds: TextBounds = { maxBytes: 4_000_000, maxWords: 50_000, rareBytes: 400_000 }

/** Times `maxBytes` that the lists of a text with a rare part may be long in all: they are read once, not twice. */
const WITH_RARE = 4

/** Lists that are this near each other are read together. */
const GAP = 32_768
/** Found sets that are cached, as the count, the page and the tallies of a search use the same: 1.2 MB each for 10 million records. */
const CACHED = 8

/** The words of a part of a text, which is at a place among its parts; `bytes` of lists. */
interface PartWords {
  place: number
  words: readonly number[]
  bytes: number
}

/** Opens the index in the folder of an index of names; undefined where a former version built it without. */
export async function openNameTexts(
  folder: string,
  bounds: Partial<TextBounds> = {},
): Promise<NameTexts | undefined> {
  const { maxBytes, maxWords, rareBytes } = { ...defaultBounds, ...bounds }
  const { records, maxNameWords }: NameIndexInfo = JSON.parse(
    await readFile(join(folder, 'about.json'), 'utf8'),
  )
  if (maxNameWords === undefined) return undefined
  const words = wordText(await readFile(join(folder, nameTextFiles.words)))
  const { buffer } = new Uint8Array(await readFile(join(folder, nameTextFiles.starts)))
  const lists = openLists(join(folder, nameTextFiles.records), new Float64Array(buffer))
  const cached = new Map<string, Promise<FoundRecords | undefined>>()

  async function findNew(text: string): Promise<FoundRecords | undefined> {
    const parts = text.split(' ')
    if (parts.length > 1 && maxNameWords && maxNameWords > PLACES) return undefined
    const found: PartWords[] = []
    for (const [place, part] of parts.entries()) {
      const own = words.find(part, { begins: place > 0, ends: place < parts.length - 1 }, maxWords)
      if (!own) return undefined
      found.push({ place, words: own, bytes: lists.size(own) })
    }
    const [rarest, ...more] = found.sort((a, b) => a.bytes - b.bytes) as [PartWords, ...PartWords[]]
    const isRare = more.length > 0 && rarest.bytes <= rareBytes
    const bytes = found.reduce((sum, part) => sum + part.bytes, 0)
    if (bytes > maxBytes * (isRare ? WITH_RARE : found.length)) return undefined
    const having = await withAny(rarest.words)
    if (!isRare) for (const part of more) having.retain((await withAny(part.words)).bits)
    return more.length > 0 ? adjacent([rarest, ...more], having) : having.found()
  }

  /** The records that have any of some words. */
  async function withAny(list: readonly number[]): Promise<RecordBits> {
    const bits = recordBits(records)
    await takeInSlices(lists.read(list), ({ bytes, from, to }) =>
      eachOfGrowing(bytes, from, to, (key) => bits.add(Math.floor(key / PLACES))),
    )
    return bits
  }

  /** Of records that have a word of each list, those in which these words follow each other. */
  async function adjacent(found: readonly PartWords[], having: RecordBits): Promise<FoundRecords> {
    let begins: Set<number> | undefined
    for (const { place, words } of found) {
      const next = new Set<number>()
      await takeInSlices(lists.read(words), ({ bytes, from, to }) =>
        eachOfGrowing(bytes, from, to, (key) => {
          if (!having.has(Math.floor(key / PLACES))) return
          if (!begins || begins.has(key - place)) next.add(key - place)
        }),
      )
      begins = next
    }
    const bits = recordBits(records)
    for (const key of begins ?? []) bits.add(Math.floor(key / PLACES))
    return bits.found()
  }

  return {
    find(text) {
      const known = cached.get(text) ?? findNew(text)
      cached.delete(text)
      cached.set(text, known)
      known.catch(() => cached.delete(text))
      const [oldest] = cached.keys()
      if (cached.size > CACHED && oldest !== undefined) cached.delete(oldest)
      return known
    },
    close: lists.close,
  }
}

/** The lists of records of words, in their file. */
function openLists(path: string, starts: Float64Array) {
  const file = openSync(path, 'r')
  const startOf = (word: number) => starts[word] as number
  const endOf = (word: number) => starts[word + 1] as number

  function readBytes(from: number, to: number): Uint8Array {
    const bytes = new Uint8Array(to - from)
    const length = readSync(file, bytes, 0, bytes.length, from)
    if (length < bytes.length) throw new Error(`IO Error: ${path} was cut off while it was open`)
    return bytes
  }

  return {
    size: (words: readonly number[]) => words.reduce((sum, word) => sum + endOf(word) - startOf(word), 0),

    /** The lists of words, ascending; those near each other are read at once. */
    *read(words: readonly number[]) {
      for (let first = 0; first < words.length; ) {
        let last = first
        while (
          last + 1 < words.length &&
          startOf(words[last + 1] as number) - endOf(words[last] as number) < GAP
        )
          last++
        const begin = startOf(words[first] as number)
        const bytes = readBytes(begin, endOf(words[last] as number))
        for (const word of words.slice(first, last + 1))
          yield { bytes, from: startOf(word) - begin, to: endOf(word) - begin }
        first = last + 1
      }
    },
    close: () => closeSync(file),
  }
}
