import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placeKey } from '../../match/place-words.ts'
import { namesOf } from '../../match/words.ts'
import { writeLines } from './card-file.ts'
import { writeDictionary } from './dictionary.ts'
import { growingNumbers } from './growing-numbers.ts'
import { drawersFor, hashOf } from './hash.ts'
import { writePostings } from './postings.ts'

/**
 * A row of the index: Id, name, number, street, suffix of the street, phone and unit, then after a mark the place: city, state and postal
 * code; each parted by tabs, text folded. One text a row, since to take texts over from the engine is half the work.
 */
export type NameRow = string
export const PLACE_MARK = '\u0001'

/** What the index says of itself: how many records, and the first of each state and the one after its last. */
export interface About {
  records: number
  states: Record<string, readonly [from: number, to: number]>
}

/** All files of an index. */
export const nameIndexFiles: readonly string[] = [
  'about.json',
  'places.tsv',
  'cards.text',
  'cards.starts',
  'words.text',
  'words.ends',
  'words.backwards',
  ...['words', 'places', 'phones', 'streets'].flatMap((name) => [`${name}.starts`, `${name}.records`]),
]

/** Terms that are met for the first time get the next number. */
function numbered() {
  const numbers = new Map<string, number>()
  return {
    numbers,
    of(term: string): number {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, numbers.size)
      return numbers.size - 1
    },
  }
}

/** No drawer: of records without a phone or a street. */
const NONE = 0xffffffff
const MOST_WORDS = 255

/** Writes the index of names to a new `folder`; rows come in the order of the store, sorted by state. */
export async function writeNameIndex(folder: string, rows: AsyncIterable<NameRow[]>): Promise<void> {
  await mkdir(folder)
  const cards = writeLines(folder)
  const [places, words] = [numbered(), numbered()]
  const [placeOf, wordOf, phoneOf, streetOf] = Array.from({ length: 4 }, growingNumbers) as [
    Grown,
    Grown,
    Grown,
    Grown,
  ]
  const lengths: Uint8Array[] = []
  let last = { place: '', number: -1 }

  /** Adds the words of a name, each once; tells how many. */
  function addWords(name: string): number {
    const own = new Set(namesOf(name).flat())
    let count = 0
    for (const word of own) {
      if (count === MOST_WORDS) break
      wordOf.add(words.of(word))
      count++
    }
    return count
  }

  function addRow(row: NameRow): number {
    const mark = row.lastIndexOf(PLACE_MARK)
    const card = row.slice(0, mark)
    if (row.length - mark - 1 !== last.place.length || !row.endsWith(last.place)) {
      const place = row.slice(mark + 1)
      last = { place, number: places.of(place) }
    }
    placeOf.add(last.number)
    cards.add(`${last.number}\t${card}`)
    const [, name = '', number = '', street = '', , phone = ''] = card.split('\t')
    phoneOf.add(phone ? hashOf(phone) : NONE)
    streetOf.add(number && street ? hashOf(`${number} ${placeKey(street)}`) : NONE)
    return addWords(name)
  }

  for await (const list of rows) lengths.push(Uint8Array.from(list, addRow))
  await cards.close()
  await writeWords(folder, words.numbers, wordOf.list(), lengths)
  await writePlaces(folder, places.numbers, placeOf.list())
  await writeDrawers(folder, 'phones', phoneOf.list())
  await writeDrawers(folder, 'streets', streetOf.list())
}

type Grown = ReturnType<typeof growingNumbers>

async function writeWords(
  folder: string,
  numbers: Map<string, number>,
  terms: Uint32Array,
  lengths: Uint8Array[],
) {
  const words = [...numbers.keys()].sort()
  const ranks = new Uint32Array(words.length)
  words.forEach((word, rank) => {
    ranks[numbers.get(word) as number] = rank
  })
  for (let i = 0; i < terms.length; i++) terms[i] = ranks[terms[i] as number] as number
  await writeDictionary(folder, words)
  await writePostings(folder, 'words', words.length, { terms, lengths: Buffer.concat(lengths) })
}

async function writePlaces(folder: string, numbers: Map<string, number>, terms: Uint32Array) {
  const places = [...numbers.keys()]
  await writePostings(folder, 'places', places.length, { terms })
  await writeFile(join(folder, 'places.tsv'), places.join('\n'))
  const about: About = { records: terms.length, states: statesOf(places, terms) }
  await writeFile(join(folder, 'about.json'), JSON.stringify(about))
}

/** Where each state begins and ends among the records. */
function statesOf(places: readonly string[], terms: Uint32Array): About['states'] {
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

async function writeDrawers(folder: string, name: string, hashes: Uint32Array) {
  const drawers = drawersFor(hashes.length)
  for (let i = 0; i < hashes.length; i++) if (hashes[i] !== NONE) hashes[i] = (hashes[i] as number) % drawers
  await writePostings(folder, name, drawers, { terms: hashes })
}
