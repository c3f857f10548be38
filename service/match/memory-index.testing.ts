import { edits } from './alike.ts'
import type { Card } from './card.ts'
import type { NameIndex } from './name-index.ts'
import { placeKey } from './place-words.ts'
import { namesOf } from './words.ts'

/** A plain index of a few records, for tests. Cards must come sorted by state. */
export function memoryIndex(cards: readonly Card[]): NameIndex {
  const lists = new Map<string, number[]>()
  const add = (key: string, record: number) => {
    const list = lists.get(key) ?? []
    if (list.at(-1) !== record) list.push(record)
    lists.set(key, list)
  }
  cards.forEach((card, record) => {
    for (const word of new Set(namesOf(card.Name).flat())) add(`word ${word}`, record)
    const city = placeKey(card.City ?? '')
    add(`city ${city} `, record)
    add(`city ${city} ${card.StateProvince}`, record)
    add(`postal ${card.PostalCode}`, record)
    add(`state ${card.StateProvince}`, record)
    add(`phone ${card.Phone}`, record)
    add(`street ${card.Number} ${placeKey(card.Street ?? '')}`, record)
  })
  const words = [...lists.keys()].filter((key) => key.startsWith('word ')).map((key) => key.slice(5))
  const get = (key: string) => Uint32Array.from(lists.get(key) ?? [])
  const similar = new Map<string, string[]>()
  return {
    records: cards.length,
    counts: (asked) => asked.map((word) => lists.get(`word ${word}`)?.length ?? 0),
    similar(word) {
      const found = similar.get(word) ?? words.filter((other) => edits(word, other, 1) === 1)
      similar.set(word, found)
      return found
    },
    withWord: (word, [from, to]) => get(`word ${word}`).filter((record) => record >= from && record < to),
    inCity: (city, state = '') => get(`city ${city} ${state}`),
    inPostalCode: (postalCode) => get(`postal ${postalCode}`),
    inState(state) {
      const list = lists.get(`state ${state}`) ?? []
      return [list[0] ?? 0, (list.at(-1) ?? -1) + 1]
    },
    withPhone: (phone) => get(`phone ${phone}`),
    atAddress: (number, street) => get(`street ${number} ${street}`),
    cards: (records) => Array.from(records, (record) => cards[record] as Card),
  }
}
