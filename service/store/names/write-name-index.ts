import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { weightIn } from '#service/match/local-weights.ts'
import { namesText } from '#service/match/match-candidate.ts'
import { WEIGHT_UNIT } from '#service/match/name-index.ts'
import { wordWeights } from '#service/match/word-weights.ts'
import { hashForBuckets } from '#shared/hash.ts'
import { writeLines } from './candidate-file.ts'
import { writeDictionary } from './dictionary.ts'
import { growingBytes, growingNumbers } from './growing-numbers.ts'
import { bucketsFor, nameKey } from './name-key.ts'
import { cellsOf, type NameRow, PLACE_MARK } from './name-row.ts'
import { numbered } from './numbered.ts'
import { placeIn } from './place-line.ts'
import { writePostings } from './postings.ts'
import { nameTextFiles, writeNameTexts } from './write-name-texts.ts'

/** The content of `about.json`. */
export interface NameIndexInfo {
  kind: Kind
  records: number
  /** The year of the data, for ages. */
  year: number
  /** The first record of each state and the one after its last. */
  states: Record<string, readonly [from: number, to: number]>
  /** How many words the longest name has, where the index has the texts of names (`write-name-texts.ts`): data of former builds has not. */
  maxNameWords?: number
}

/** All files of the index of a kind. Parts of names are searched among companies only. */
export const nameIndexFiles = (kind: Kind): readonly string[] => [
  ...(kind === 'companies' ? Object.values(nameTextFiles) : []),
  'about.json',
  'places.tsv',
  'cards.text',
  'cards.starts',
  'words.text',
  'words.ends',
  'words.backwards',
  'records.weights',
  'records.places',
  ...['words', 'names', 'phones', 'streets'].flatMap((name) => [`${name}.starts`, `${name}.records`]),
]

/** The bucket of records without a phone or a street. */
const NONE = 0xffffffff
/** Maximum of words and of names of one record. */
const MAX_WORDS = 255
const MAX_NAMES = 8

/** The lists of numbers to which each record adds. */
const growingLists = () => ({
  places: growingNumbers(),
  words: growingNumbers(),
  names: growingNumbers(),
  phones: growingNumbers(),
  streets: growingNumbers(),
})

/** Where the rows of an index go. */
interface NameIndexWriter {
  /** Adds rows, in the order of the store, which is sorted by state. */
  add(rows: readonly NameRow[]): void
  /** Writes what only all rows together show. */
  close(): Promise<void>
}

/** Writes the index of names to a new `folder`. */
export function writeNameIndex(
  folder: string,
  { kind, year }: Pick<NameIndexInfo, 'kind' | 'year'>,
): NameIndexWriter {
  mkdirSync(folder)
  const candidates = writeLines(folder)
  const [places, words] = [numbered(), numbered()]
  const lists = growingLists()
  const [wordCounts, nameCounts, weights] = [growingBytes(), growingBytes(), growingBytes()]
  const texts = kind === 'companies' ? writeNameTexts(folder) : undefined
  let last = { place: '', number: -1, weigh: wordWeights[kind] }

  function addNames(names: readonly (readonly string[])[]): void {
    const own = [...new Set(names.flat())].slice(0, MAX_WORDS)
    for (const word of own) lists.words.add(words.of(word))
    wordCounts.add(own.length)
    const keys = [...new Set(names.slice(0, MAX_NAMES).map(nameKey))]
    for (const key of keys) lists.names.add(hashForBuckets(key))
    nameCounts.add(keys.length)
    const each = names.map((name) => [...new Set(name)].reduce((sum, word) => sum + last.weigh(word), 0))
    weights.add(each.length ? Math.min(MAX_WORDS, Math.round(Math.min(...each) * WEIGHT_UNIT)) : 0)
  }

  function addRow(row: NameRow): void {
    const mark = row.lastIndexOf(PLACE_MARK)
    if (row.length - mark - 1 !== last.place.length || !row.endsWith(last.place)) {
      const place = row.slice(mark + 1)
      last = { place, number: places.of(place), weigh: weightIn(placeIn(place), wordWeights[kind]) }
    }
    lists.places.add(last.number)
    texts?.add(row.split('\t', 2)[1] ?? '')
    const { Id, names, Number: number, street, Suffix, Phone, Unit, birth } = cellsOf(kind, row, mark)
    candidates.add([last.number, Id, namesText(names), number, street, Suffix, Phone, Unit, birth].join('\t'))
    lists.phones.add(Phone ? hashForBuckets(Phone) : NONE)
    lists.streets.add(number && street ? hashForBuckets(`${number} ${street}`) : NONE)
    addNames(names)
  }

  async function close(): Promise<void> {
    await candidates.close()
    const records = weights.list().length
    await writeFile(join(folder, 'records.weights'), weights.list())
    await writeFile(join(folder, 'records.places'), bytesOf(lists.places.list()))
    await writeWords(folder, words.numbers, lists.words.list(), wordCounts.list())
    await writeBuckets(folder, 'names', lists.names.list(), bucketsFor(records), nameCounts.list())
    const states = await writePlaces(folder, places.numbers, lists.places.list())
    await writeBuckets(folder, 'phones', lists.phones.list(), bucketsFor(records))
    await writeBuckets(folder, 'streets', lists.streets.list(), bucketsFor(records))
    const about: NameIndexInfo = { kind, records, year, states, maxNameWords: await texts?.close() }
    await writeFile(join(folder, 'about.json'), JSON.stringify(about))
  }

  return { add: (rows) => rows.forEach(addRow), close }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

async function writeWords(
  folder: string,
  numbers: Map<string, number>,
  terms: Uint32Array,
  lengths: Uint8Array,
) {
  const words = [...numbers.keys()].sort()
  const ranks = new Uint32Array(words.length)
  words.forEach((word, rank) => {
    ranks[numbers.get(word) as number] = rank
  })
  for (let i = 0; i < terms.length; i++) terms[i] = ranks[terms[i] as number] as number
  await writeDictionary(folder, words)
  await writePostings(folder, 'words', words.length, { terms, lengths })
}

async function writePlaces(folder: string, numbers: Map<string, number>, terms: Uint32Array) {
  const places = [...numbers.keys()]
  await writeFile(join(folder, 'places.tsv'), places.join('\n'))
  return statesOf(places, terms)
}

/** Where each state begins and ends among the records. */
function statesOf(places: readonly string[], terms: Uint32Array): NameIndexInfo['states'] {
  const states: Record<string, [number, number]> = {}
  const stateOf = places.map((place) => place.split('\t')[1] ?? '')
  terms.forEach((place, record) => {
    const state = stateOf[place] as string
    const range = states[state]
    if (range) range[1] = record + 1
    else states[state] = [record, record + 1]
  })
  return states
}

async function writeBuckets(
  folder: string,
  name: string,
  hashes: Uint32Array,
  buckets: number,
  lengths?: Uint8Array,
) {
  for (let i = 0; i < hashes.length; i++) if (hashes[i] !== NONE) hashes[i] = (hashes[i] as number) % buckets
  await writePostings(folder, name, buckets, { terms: hashes, ...(lengths && { lengths }) })
}
