import { growingNumbers } from '#service/store/names/growing-numbers.ts'
import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import { type KeyList, newKeyList } from './key-list.ts'
import { type Key, type KeyTable, newKeyTable } from './key-table.ts'
import { isMade, keyOfMade, madeKey, ownKey, spellId, wholeKey } from './stable-id.ts'

/** What identifies a row of a file. */
export interface Identity {
  /** The source's own id; may be empty. */
  id: string
  /** Name, address and place: the same next time though the row has changed. */
  about: () => string
  /** Everything that is in the row. */
  whole: () => string
}

/** The Ids of a file's rows, by position in the file. */
export interface RowIds {
  /** Number of rows, the rejected ones included. */
  rows: number
  /** How many Ids were made. */
  made: number
  /** Rows that are in. */
  records(): number
  /** The Id of a row, undefined for a rejected one. */
  idAt(place: number): string | undefined
  reject(place: number): void
  /** Frees the memory of the Ids, 12 bytes a row; none can be read any more. */
  free(): void
}

/** The rows of a file while it is read for the first time. All lists are by position in the file. */
export interface Register {
  /** How many digits an Id has that is a number of the source. */
  digits: number
  /** The keys of the Ids; `NO_KEY` of a rejected row. */
  keys: KeyList
  lines: Growing
  /** The order of rows with equal names and addresses; 0 of a row with an id. */
  ranks: Growing
  /** Positions, counted from 1: by the key of the Id; by all that is in the row, for rows without an id. */
  places: KeyTable
  /** The first row, counted from 1, by name and address, of rows without an id. */
  abouts: KeyTable
  /** The positions of all others with the name and address of a first one. */
  equals: Growing
}

type Growing = ReturnType<typeof growingNumbers>

export const newRegister = (digits: number): Register => ({
  digits,
  keys: newKeyList(),
  lines: growingNumbers(),
  ranks: growingNumbers(),
  places: newKeyTable(),
  abouts: newKeyTable(),
  equals: growingNumbers(),
})

const NO_KEY: Key = [0, 0, 0]
const isKey = ([, , c]: Key) => c !== 0

/**
 * The key of an id of the source: itself when it is a number of so many digits at most or was made here before, as in an export. Undefined
 * when there is no id.
 */
export function keyOfId(cell: string, digits: number): Key | undefined {
  const id = withoutDecimals(cleanText(cell))
  if (id === '') return undefined
  const isOwn = /^\d+$/.test(id) && id.length <= digits && Number(id) > 0
  return isOwn ? ownKey(Number(id)) : (keyOfMade(id) ?? madeKey(`id ${id}`))
}

export const rowsIn = ({ keys }: Register) => keys.length()

function add({ keys, lines, ranks }: Register, key: Key, line: number, rank: number): void {
  keys.add(key)
  lines.add(line)
  ranks.add(rank)
}

export const keepOut = (register: Register) => add(register, NO_KEY, 0, 0)

/** A row that came before: its line, and its position among all rows. */
interface Earlier {
  sameAs: number
  place: number
}

/** A row that came before on the line given, or undefined when the row is new and has its place in the register now. */
export function enter(register: Register, identity: Identity, line: number): Earlier | undefined {
  const { digits, places, lines } = register
  const key = keyOfId(identity.id, digits)
  const unique = key ?? wholeKey(identity.whole())
  const earlier = places.get(unique)
  if (earlier > 0) {
    keepOut(register)
    return { sameAs: lines.at(earlier - 1), place: earlier - 1 }
  }
  places.set(unique, rowsIn(register) + 1)
  if (key) add(register, key, line, 0)
  else enterUnnamed(register, identity, line, unique[0])
  return undefined
}

function enterUnnamed(register: Register, { about }: Identity, line: number, rank: number): void {
  const { abouts, equals } = register
  const place = rowsIn(register)
  const key = madeKey(`about ${about()}`)
  if (abouts.get(key) === 0) abouts.set(key, place + 1)
  else equals.add(place)
  add(register, key, line, rank)
}

/** Finds the position of the row whose Id has a key. By itself, because it needs three times the memory of the Ids. */
export const placeFinder =
  ({ places }: Register) =>
  (key: Key): number | undefined => {
    const place = places.get(key)
    return place === 0 ? undefined : place - 1
  }

/**
 * Gives every row its Id. The same id of the source is the same Id in any file, whatever the order of its rows. So is the same name and
 * address where there is no id; of several rows with the same ones the first has that Id and each other one by its number among them,
 * in an order of what is in them.
 */
export function assignIds(register: Register): RowIds {
  const { digits } = register
  let { keys } = register
  numberEquals(register)
  const count = (test: (key: Key) => boolean) => {
    let sum = 0
    for (let place = 0; place < keys.length(); place++) if (test(keys.at(place))) sum += 1
    return sum
  }
  return {
    rows: keys.length(),
    made: count(isMade),
    records: () => count(isKey),
    idAt(place) {
      const key = keys.at(place)
      return isKey(key) ? spellId(key, digits) : undefined
    },
    reject: (place) => keys.set(place, NO_KEY),
    free() {
      keys = newKeyList()
    },
  }
}

function numberEquals({ equals, abouts, ranks, keys }: Register): void {
  const others = equals.list()
  const firsts = others.map((place) => abouts.get(keys.at(place)) - 1)
  const at = (list: Uint32Array, i: number) => list[i] as number
  const order = others.map((_, i) => i).sort((a, b) => at(firsts, a) - at(firsts, b))
  for (let from = 0, to = 0; from < order.length; from = to) {
    const first = at(firsts, at(order, from))
    while (to < order.length && at(firsts, at(order, to)) === first) to += 1
    const members = [first, ...Array.from(order.subarray(from, to), (i) => at(others, i))]
    const key = keys.at(first)
    members.sort((a, b) => ranks.at(a) - ranks.at(b) || a - b)
    members.forEach((place, i) => {
      keys.set(place, i === 0 ? key : madeKey(`number ${i + 1} of ${key.join(' ')}`))
    })
  }
}
