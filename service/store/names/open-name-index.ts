import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Card, namesFrom } from '../../match/card.ts'
import type { NameIndex, Place } from '../../match/name-index.ts'
import { placeKey } from '../../match/place-words.ts'
import { wordsOf } from '../../match/words.ts'
import { openLines } from './card-file.ts'
import { dictionaryFiles, openDictionary } from './dictionary.ts'
import { bucketsFor, hashOf, nameKey } from './hash.ts'
import { openPostings, readNumbers, readStarts } from './postings.ts'
import { fileReader, type SharedFiles } from './shared-files.ts'
import type { About } from './write-name-index.ts'

interface KnownPlace extends Place {
  cityWords: readonly string[]
}

function placesIn(text: string): KnownPlace[] {
  return text.split('\n').map((line) => {
    const [City = '', StateProvince = '', PostalCode = ''] = line.split('\t')
    return { city: placeKey(City), cityWords: City ? wordsOf(City) : [], StateProvince, PostalCode }
  })
}

/** The numbers of places by a key of theirs. */
function group(places: readonly Place[], keyOf: (place: Place) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  places.forEach((place, number) => {
    const key = keyOf(place)
    const known = groups.get(key)
    if (known) known.push(number)
    else groups.set(key, [number])
  })
  return groups
}

function cardOf(line: string, places: readonly KnownPlace[]): Card {
  const parts = line.split('\t')
  const part = (i: number) => parts[i] ?? ''
  return {
    Id: part(1),
    names: namesFrom(part(2)),
    Number: part(3),
    street: part(4),
    Suffix: part(5),
    Phone: part(6),
    Unit: part(7),
    birth: part(8),
    ...(places[Number(part(0))] as KnownPlace),
  }
}

/** An index that `writeNameIndex` wrote, open for reading. */
export interface OpenNameIndex extends NameIndex {
  close(): void
}

const none = new Uint32Array(0)

const WEIGHTS = 'records.weights'
const PLACES = 'records.places'

/** Large files of an index that are read as a whole. */
export const wholeFiles = [...dictionaryFiles, 'words.starts', WEIGHTS, PLACES]

/** Opens the index in `folder`; of `wholeFiles` those that are shared are not read again. In memory it holds the words and the places; lists and cards are read from the files when they are needed. */
export async function openNameIndex(folder: string, shared: SharedFiles = {}): Promise<OpenNameIndex> {
  const read = fileReader(folder, shared)
  const places = placesIn(await readFile(join(folder, 'places.tsv'), 'utf8'))
  const { kind, records, year, states } = JSON.parse(
    await readFile(join(folder, 'about.json'), 'utf8'),
  ) as About
  const dictionary = await openDictionary(read, await readStarts(read, 'words'))
  const weights = await read(WEIGHTS)
  const nameWeights = new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)
  const placeNumbers = await readNumbers(read, PLACES)
  const cards = await openLines(folder)
  const open = (name: string) => openPostings(folder, name)
  const lists = {
    words: open('words'),
    names: open('names'),
    phones: open('phones'),
    streets: open('streets'),
  }
  const cities = group(places, ({ city, StateProvince }) => `${city} ${StateProvince}`)
  const sameNameCities = group(places, ({ city }) => city)
  const postalCodes = group(places, ({ PostalCode }) => PostalCode)
  const bucket = (text: string) => hashOf(text) % bucketsFor(records)

  return {
    kind,
    records,
    year,
    places,
    count(word) {
      const number = dictionary.find(word)
      return number < 0 ? 0 : dictionary.count(number)
    },
    similar: dictionary.similar,
    withWord(word) {
      const number = dictionary.find(word)
      return number < 0 ? none : lists.words.list(number)
    },
    withName: (words) => lists.names.list(bucket(nameKey(words))),
    nameWeights,
    inState: (state) => states[state] ?? [0, 0],
    placeNumbers,
    placesOfCity: (city, state) => (state ? cities.get(`${city} ${state}`) : sameNameCities.get(city)) ?? [],
    placesOfPostalCode: (postalCode) => postalCodes.get(postalCode) ?? [],
    withPhone: (phone) => lists.phones.list(bucket(phone)),
    atAddress: (number, street) => lists.streets.list(bucket(`${number} ${street}`)),
    cards: (numbers) => cards.lines(numbers).map((line) => cardOf(line, places)),
    close() {
      cards.close()
      for (const list of Object.values(lists)) list.close()
    },
  }
}
