import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from '../../match/card.ts'
import type { NameIndex } from '../../match/name-index.ts'
import { placeKey } from '../../match/place-words.ts'
import { unite } from '../../match/sorted.ts'
import { openLines } from './card-file.ts'
import { openDictionary } from './dictionary.ts'
import { drawersFor, hashOf } from './hash.ts'
import { openPostings, readStarts } from './postings.ts'
import type { About } from './write-name-index.ts'

type Place = readonly [City: string, StateProvince: string, PostalCode: string]

const linesOf = (text: string) => text.split('\n').map((line) => line.split('\t') as unknown as Place)

/** The numbers of places by a key of theirs. */
function group(places: readonly Place[], keyOf: (place: Place) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  places.forEach((place, number) => {
    const key = keyOf(place)
    groups.set(key, [...(groups.get(key) ?? []), number])
  })
  return groups
}

function cardOf(line: string, places: readonly Place[]): Card {
  const [place = '', Id = '', Name = '', number = '', Street = '', Suffix = '', Phone = '', Unit = ''] =
    line.split('\t')
  const [City = '', StateProvince = '', PostalCode = ''] = places[+place] ?? []
  return { Id, Name, Number: number, Street, Suffix, Unit, City, StateProvince, PostalCode, Phone }
}

/** An index that `buildNameIndex` made, open for reading. */
export interface OpenNameIndex extends NameIndex {
  close(): void
}

/** Opens the index in `folder`. In memory it holds the words and the places; lists and cards are read from the files as they are asked for. */
export async function openNameIndex(folder: string): Promise<OpenNameIndex> {
  const places = linesOf(await readFile(join(folder, 'places.tsv'), 'utf8'))
  const { records, states } = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')) as About
  const dictionary = await openDictionary(folder, await readStarts(folder, 'words'))
  const cards = await openLines(folder)
  const [byWord, byPlace, byPhone, byStreet] = ['words', 'places', 'phones', 'streets'].map((name) =>
    openPostings(folder, name),
  ) as [Lists, Lists, Lists, Lists]
  const cities = group(places, ([city, state]) => `${placeKey(city)} ${state}`)
  const namesakes = group(places, ([city]) => placeKey(city))
  const postalCodes = group(places, ([, , postalCode]) => postalCode)
  const inPlaces = (numbers: readonly number[] = []) => merge(numbers.map((number) => byPlace.list(number)))
  const drawer = (text: string) => hashOf(text) % drawersFor(records)
  const none = new Uint32Array(0)

  return {
    records,
    counts: (words) =>
      words.map((word) => {
        const number = dictionary.find(word)
        return number < 0 ? 0 : dictionary.count(number)
      }),
    similar: dictionary.similar,
    withWord(word, range) {
      const number = dictionary.find(word)
      return number < 0 ? none : byWord.list(number, range)
    },
    inCity: (city, state) => inPlaces(state ? cities.get(`${city} ${state}`) : namesakes.get(city)),
    inPostalCode: (postalCode) => inPlaces(postalCodes.get(postalCode)),
    inState: (state) => states[state] ?? [0, 0],
    withPhone: (phone) => byPhone.list(drawer(phone)),
    atAddress: (number, street) => byStreet.list(drawer(`${number} ${street}`)),
    cards: (numbers) => cards.lines(numbers).map((line) => cardOf(line, places)),
    close() {
      cards.close()
      for (const lists of [byWord, byPlace, byPhone, byStreet]) lists.close()
    },
  }
}

type Lists = ReturnType<typeof openPostings>

/** Many short lists, which have nothing in common, as one. */
function merge(lists: readonly Uint32Array[]): Uint32Array {
  if (lists.length < 3) return unite(lists)
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all.sort()
}
