import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editDistance } from '#shared/text/edit-distance.ts'
import { readNumbers } from './postings.ts'
import type { ReadFile } from './shared-files.ts'

/** All words of names, sorted; a word's number is its position. */
export interface Dictionary {
  /** The number of a word, or -1. */
  find(word: string): number
  /** In how many names the word with a number is. */
  count(number: number): number
  /** Words one letter away. */
  similar(word: string): string[]
}

const files = { text: 'words.text', ends: 'words.ends', backwards: 'words.backwards' }
/** Files that are read as a whole. */
export const dictionaryFiles: readonly string[] = Object.values(files)

const backwards = (word: string) => [...word].reverse().join('')
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Writes the dictionary of distinct, sorted words. */
export async function writeDictionary(folder: string, words: readonly string[]): Promise<void> {
  const ends = new Uint32Array(words.length)
  let end = 0
  words.forEach((word, i) => {
    end += Buffer.byteLength(word)
    ends[i] = end
  })
  const reversed = words.map(backwards)
  const order = Uint32Array.from(words.keys()).sort((a, b) =>
    byText(reversed[a] as string, reversed[b] as string),
  )
  await writeFile(join(folder, files.text), words.join(''))
  await writeFile(join(folder, files.ends), bytesOf(ends))
  await writeFile(join(folder, files.backwards), bytesOf(order))
}

/** First index for which `isAtOrAfter` holds, among `length` that are in order. */
function first(length: number, isAtOrAfter: (i: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAtOrAfter(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Words whose numbers, and whose similar words, are cached. */
const MAX_CACHED = 50_000

const AFTER_ALL = '\uffff'

/** Reads the dictionary into memory: some 20 bytes a word. `starts` are those of the lists of records by word. */
export async function openDictionary(read: ReadFile, starts: Uint32Array): Promise<Dictionary> {
  const text = await read(files.text)
  const ends = await readNumbers(read, files.ends)
  const byEnding = await readNumbers(read, files.backwards)
  const startOf = (i: number) => (i === 0 ? 0 : (ends[i - 1] as number))
  const wordAt = (i: number) => text.toString('utf8', startOf(i), ends[i])
  const lengthOf = (i: number) => (ends[i] as number) - startOf(i)
  const lettersOf = (i: number) => letterSet(text, startOf(i), ends[i] as number)

  function* beginning(start: string) {
    const from = first(ends.length, (i) => wordAt(i) >= start)
    const to = first(ends.length, (i) => wordAt(i) >= start + AFTER_ALL)
    for (let i = from; i < to; i++) yield i
  }

  function* ending(end: string) {
    const start = backwards(end)
    const wordOf = (i: number) => backwards(wordAt(byEnding[i] as number))
    const from = first(byEnding.length, (i) => wordOf(i) >= start)
    const to = first(byEnding.length, (i) => wordOf(i) >= start + AFTER_ALL)
    for (let i = from; i < to; i++) yield byEnding[i] as number
  }

  const similarWords = new Map<string, string[]>()
  const numbers = new Map<string, number>()

  return {
    find(word) {
      const known = numbers.get(word)
      if (known !== undefined) return known
      const at = first(ends.length, (i) => wordAt(i) >= word)
      const number = at < ends.length && wordAt(at) === word ? at : -1
      if (numbers.size >= MAX_CACHED) numbers.clear()
      numbers.set(word, number)
      return number
    },
    count: (number) => (starts[number + 1] as number) - (starts[number] as number),
    similar(word) {
      const known = similarWords.get(word)
      if (known) return known
      const found = similarTo(word)
      if (similarWords.size >= MAX_CACHED) similarWords.clear()
      similarWords.set(word, found)
      return found
    },
  }

  function similarTo(word: string): string[] {
    const bytes = Buffer.from(word)
    const letters = letterSet(bytes, 0, bytes.length)
    const half = Math.floor((word.length - 1) / 2)
    const found = new Set<string>()
    for (const range of [beginning(word.slice(0, half)), ending(word.slice(word.length - half))])
      for (const i of range) {
        if (Math.abs(lengthOf(i) - bytes.length) > 1 || bitsOf(lettersOf(i) ^ letters) > 2) continue
        const other = wordAt(i)
        if (editDistance(word, other, 1) === 1) found.add(other)
      }
    return [...found]
  }
}

/** Which letters a word has, a bit each: words one letter apart differ in two bits at most. */
function letterSet(bytes: Buffer, from: number, to: number): number {
  let set = 0
  for (let i = from; i < to; i++) set |= 1 << ((bytes[i] as number) & 31)
  return set
}

function bitsOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
