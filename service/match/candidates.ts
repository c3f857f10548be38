import { kinOf } from './alike.ts'
import type { Rarity } from './compare-names.ts'
import type { NameIndex, Range } from './name-index.ts'
import type { Query } from './query.ts'
import { intersect, unite } from './sorted.ts'

/** Records with one of several spellings of a word, and how much it tells. */
interface Clue {
  records: Uint32Array
  weight: number
}

/** Most records that words may bring in together; words beyond only raise those that are there. */
const ENOUGH = 200_000
const IN_PLACE = 80
const ANYWHERE = 60
const ANYWHERE_ALONE = 150
const AT_PHONE = 50
const AT_ADDRESS = 80
/** Spellings of a word that are looked up. */
const SPELLINGS = 16
const LONG_ENOUGH = 4

const letters = (word: string) => word.length === 1

async function spellingsOf(index: NameIndex, word: string): Promise<string[]> {
  const similar = word.length >= LONG_ENOUGH ? await index.similar(word) : []
  return [...new Set([word, ...kinOf(word), ...similar])].slice(0, SPELLINGS)
}

/** Records whose names have the two parts of a word apart: `Pizza Works` for `pizzaworks`. */
async function whereSplit(index: NameIndex, word: string, range: Range): Promise<Uint32Array[]> {
  const parts = Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [
    word.slice(0, i + 3),
    word.slice(i + 3),
  ])
  const counts = await index.counts(parts.flat())
  const known = parts.filter((_, i) => counts[2 * i] && counts[2 * i + 1])
  const found = known.map(async ([a = '', b = '']) =>
    intersect(await index.withWord(a, range), await index.withWord(b, range)),
  )
  return Promise.all(found)
}

async function clueOf(index: NameIndex, word: string, weight: number, range: Range): Promise<Clue> {
  const spellings = await spellingsOf(index, word)
  const lists = await Promise.all(spellings.map((spelling) => index.withWord(spelling, range)))
  return { records: unite([...lists, ...(await whereSplit(index, word, range))]), weight }
}

/** What the words of a name tell, and every two neighbours written as one. */
async function cluesOf(
  index: NameIndex,
  name: readonly string[],
  rarity: Rarity,
  range: Range,
): Promise<Clue[]> {
  const words = name.filter((word) => !letters(word) || name.length === 1)
  const pairs = name.slice(1).map((word, i) => [name[i] as string, word])
  const joined = pairs.map(async (pair) => ({
    records: await index.withWord(pair.join(''), range),
    weight: Math.max(...pair.map(rarity)),
  }))
  const single = [...new Set(words)].map((word) => clueOf(index, word, rarity(word), range))
  const clues = await Promise.all([...single, ...joined])
  return clues.filter((clue) => clue.records.length > 0).sort((a, b) => a.records.length - b.records.length)
}

/** Records, and the weight of the clues that each has. */
interface Weighed {
  records: Uint32Array
  weights: Float64Array
}

function addClue({ records, weights }: Weighed, clue: Clue, extend: boolean): Weighed {
  const all = extend ? unite([records, clue.records]) : records
  const sums = new Float64Array(all.length)
  let [i, j] = [0, 0]
  for (let k = 0; k < all.length; k++) {
    const record = all[k] as number
    let sum = 0
    if (records[i] === record) sum = weights[i++] as number
    while ((clue.records[j] as number) < record) j++
    if (clue.records[j] === record) sum += clue.weight
    sums[k] = sum
  }
  return { records: all, weights: sums }
}

/** Weighs the records of the clues, the rarest clue first. */
function weigh(clues: readonly Clue[]): Weighed {
  let total = 0
  let weighed: Weighed = { records: new Uint32Array(0), weights: new Float64Array(0) }
  for (const clue of clues) {
    const extend = total === 0 || total + clue.records.length <= ENOUGH
    if (extend) total += clue.records.length
    weighed = addClue(weighed, clue, extend)
  }
  return weighed
}

const BINS = 512

/** The `most` heaviest; where several weigh the same at the edge, the first of them. */
function heaviest({ records, weights }: Weighed, most: number): Uint32Array {
  if (records.length <= most) return records
  let top = 0
  for (const weight of weights) if (weight > top) top = weight
  const bins = new Uint32Array(BINS + 1)
  const binOf = (weight: number) => Math.floor((weight / top) * BINS)
  for (const weight of weights) {
    const bin = binOf(weight)
    bins[bin] = (bins[bin] as number) + 1
  }
  let edge = BINS
  let above = 0
  while (edge > 0 && above + (bins[edge] as number) <= most) above += bins[edge--] as number
  return taken({ records, weights }, most, (weight) => binOf(weight) - edge, most - above)
}

/** Those above the edge, and the first `atEdge` of those on it. */
function taken(
  { records, weights }: Weighed,
  most: number,
  sideOf: (weight: number) => number,
  atEdge: number,
) {
  const found = new Uint32Array(most)
  let count = 0
  let left = atEdge
  for (let i = 0; i < records.length; i++) {
    const side = sideOf(weights[i] as number)
    if (side > 0 || (side === 0 && left-- > 0)) found[count++] = records[i] as number
  }
  return found.subarray(0, count)
}

/** The records of the place that is asked for; undefined when none is. */
async function placeOf(
  index: NameIndex,
  { city, state, postalCode }: Query,
): Promise<Uint32Array | undefined> {
  const lists: Uint32Array[] = []
  if (city) lists.push(await index.inCity(city, state))
  if (postalCode) lists.push(await index.inPostalCode(postalCode))
  return lists.length > 0 ? unite(lists) : undefined
}

async function byName(index: NameIndex, query: Query, place: Uint32Array | undefined, rarity: Rarity) {
  const range = query.state ? await index.inState(query.state) : ([0, index.records] as const)
  const found: Uint32Array[] = []
  for (const name of query.names) {
    const clues = await cluesOf(index, name, rarity, range)
    const near = place && clues.map(({ records, weight }) => ({ weight, records: intersect(records, place) }))
    if (near) found.push(heaviest(weigh(near), IN_PLACE))
    found.push(heaviest(weigh(clues), place ? ANYWHERE : ANYWHERE_ALONE))
  }
  return found
}

async function byAddress(index: NameIndex, { street }: Query, place: Uint32Array | undefined) {
  if (!street?.Number) return []
  const records = await index.atAddress(street.Number, street.key)
  return [(place ? intersect(records, place) : records).subarray(0, AT_ADDRESS)]
}

/**
 * The records that may be meant, a few hundred at most: by the words of the name in all their spellings, in the place that is asked
 * for and elsewhere, by the phone, and by the address.
 */
export async function candidatesOf(index: NameIndex, query: Query, rarity: Rarity): Promise<Uint32Array> {
  const place = await placeOf(index, query)
  const atPhone = query.phone ? [(await index.withPhone(query.phone)).subarray(0, AT_PHONE)] : []
  return unite([
    ...(await byName(index, query, place, rarity)),
    ...(await byAddress(index, query, place)),
    ...atPhone,
  ])
}
