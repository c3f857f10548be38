import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MatchCandidate } from '#service/match/match-candidate.ts'
import type { NameIndex } from '#service/match/name-index.ts'
import type { MatchPlace } from '#service/match/place.ts'
import { hashForBuckets } from '#shared/hash.ts'
import { openLines } from './candidate-file.ts'
import { dictionaryFiles, openDictionary } from './dictionary.ts'
import { bucketsFor, nameKey } from './name-key.ts'
import { placeIn } from './place-line.ts'
import { openPostings, postingsOf, readNumbers } from './postings.ts'
import { fileReader, type SharedFiles } from './shared-files.ts'
import type { NameIndexInfo } from './write-name-index.ts'

/** The numbers of places by a key. */
function group(places: readonly MatchPlace[], keyOf: (place: MatchPlace) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  places.forEach((place, number) => {
    const key = keyOf(place)
    const existing = groups.get(key)
    if (existing) existing.push(number)
    else groups.set(key, [number])
  })
  return groups
}

function candidateOf(line: string, places: readonly MatchPlace[]): MatchCandidate {
  const parts = line.split('\t')
  return {
    Id: parts[1] as string,
    names: parts[2] as string,
    Number: parts[3] as string,
    street: parts[4] as string,
    Suffix: parts[5] as string,
    Phone: parts[6] as string,
    Unit: parts[7] as string,
    birth: parts[8] as string,
    place: places[Number(parts[0])] as MatchPlace,
  }
}

/** An index that `writeNameIndex` wrote, open for reading. */
export interface OpenNameIndex extends NameIndex {
  close(): void
}

const none = new Uint32Array(0)

const WORD_STARTS = 'words.starts'
const WORD_RECORDS = 'words.records'
const WEIGHTS = 'records.weights'
const PLACES = 'records.places'

/** Large files of an index that are read as a whole. */
export const wholeFiles = [...dictionaryFiles, WORD_STARTS, WORD_RECORDS, WEIGHTS, PLACES]

/**
 * Opens the index in `folder`; of `wholeFiles` those that are shared are not read again. The words with their lists and the places are
 * in memory, some 20 bytes a record; other lists and the candidates are read from the files when they are needed.
 */
export async function openNameIndex(folder: string, shared: SharedFiles = {}): Promise<OpenNameIndex> {
  const read = fileReader(folder, shared)
  const places = (await readFile(join(folder, 'places.tsv'), 'utf8')).split('\n').map(placeIn)
  const { kind, records, year, states } = JSON.parse(
    await readFile(join(folder, 'about.json'), 'utf8'),
  ) as NameIndexInfo
  const starts = await readNumbers(read, WORD_STARTS)
  const dictionary = await openDictionary(read, starts)
  const weights = await read(WEIGHTS)
  const nameWeights = new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)
  const placeNumbers = await readNumbers(read, PLACES)
  const candidates = await openLines(folder)
  const open = (name: string) => openPostings(folder, name)
  const lists = {
    words: postingsOf(starts, await readNumbers(read, WORD_RECORDS)),
    names: open('names'),
    phones: open('phones'),
    streets: open('streets'),
  }
  const cities = group(places, ({ city, StateProvince }) => `${city} ${StateProvince}`)
  const sameNameCities = group(places, ({ city }) => city)
  const postalCodes = group(places, ({ PostalCode }) => PostalCode)
  const bucket = (text: string) => hashForBuckets(text) % bucketsFor(records)

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
    readCandidates: (numbers) => candidates.lines(numbers).map((line) => candidateOf(line, places)),
    close() {
      candidates.close()
      for (const list of Object.values(lists)) list.close()
    },
  }
}
