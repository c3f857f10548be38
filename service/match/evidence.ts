import { alike, edits } from './alike.ts'
import type { Card } from './card.ts'
import { compareNames, type Rarity, type Shared } from './compare-names.ts'
import { placeKey } from './place-words.ts'
import type { Query } from './query.ts'
import { spelling } from './spelling.ts'
import { namesOf, plainName, wordsOf } from './words.ts'

/** How far a part of the query and of a record agree; `unknown` when one of them lacks it. */
type Agreement = 'same' | 'near' | 'other' | 'unknown'

/** What speaks for and against a record being the one that is meant. */
export interface Evidence {
  /** Rarity of the words that both names have, of those of the query alone, of those of the record alone; and how alike they are letter by letter. */
  name?: { both: number; query: number; record: number; spelling: number }
  /** `near`: the same street with another number. */
  address: Agreement
  /** The street's suffix: `Randall St` and `Randall Sq`. */
  suffix: Agreement
  /** Whether both have the same unit, or none. */
  unit: Agreement
  /** `near`: misspelt. */
  city: Agreement
  state: Agreement
  /** `near`: the same first three digits. */
  postalCode: Agreement
  /** `near`: one digit wrong, or two swapped. */
  phone: Agreement
}

/** A word that names the record's city tells little more than the city does. */
const PLACE_WORD = 0.3

function withoutPlace(rarity: Rarity, { City }: Card): Rarity {
  const words = new Set(City ? wordsOf(City) : [])
  return (word) => rarity(word) * (words.has(word) ? PLACE_WORD : 1)
}

/** Letters of a name from which on they are hardly there by chance. */
const LEAST_INITIALS = 3
const INITIALS = 0.8

/** What a name shares with one that it gives the initials of, `Inc` and all: `Hai` and `Healthcare Automation Inc`. */
function initialsShare(words: readonly string[], name: string, rarity: Rarity): Shared | undefined {
  const initials = plainName(name).replace(/(\S)\S* ?/g, '$1')
  if (initials.length < LEAST_INITIALS || !words.includes(initials)) return undefined
  const rest = words.filter((word) => word !== initials)
  return {
    both: INITIALS * rarity(initials),
    first: rest.reduce((sum, word) => sum + rarity(word), 0),
    second: (1 - INITIALS) * rarity(initials),
  }
}

function nameOf(query: Query, card: Card, rarityOfAll: Rarity): Evidence['name'] {
  const rarity = withoutPlace(rarityOfAll, card)
  const shareOf = (a: readonly string[], b: readonly string[]) =>
    initialsShare(a, card.Name, rarity) ?? compareNames(a, b, rarity)
  let best: Evidence['name']
  let most = Number.NEGATIVE_INFINITY
  for (const a of query.names)
    for (const b of namesOf(card.Name)) {
      const { both, first, second } = shareOf(a, b)
      const merit = (2 * both) / (2 * both + first + second + 0.01)
      if (merit <= most) continue
      most = merit
      best = { both, query: first, record: second, spelling: 0 }
    }
  return best && { ...best, spelling: spelling(query.plain, plainName(card.Name)) }
}

function streets(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return alike(a, b) >= 0.8 || (short.length >= 4 && long.startsWith(short))
}

function addressOf({ street }: Query, card: Card): Agreement {
  if (!street || !card.Street) return 'unknown'
  if (!streets(street.key, placeKey(card.Street))) return 'other'
  return street.Number === card.Number ? 'same' : 'near'
}

function agree(
  a: string | undefined,
  b: string | undefined,
  near: (a: string, b: string) => boolean,
): Agreement {
  if (!a || !b) return 'unknown'
  return a === b ? 'same' : near(a, b) ? 'near' : 'other'
}

const never = () => false

/** `Suite 106` and `ste 106` are one unit. */
const unitKey = (unit = '') => unit.slice(unit.lastIndexOf(' ') + 1)

const unitOf = ({ street }: Query, { Unit }: Card): Agreement =>
  unitKey(street?.Unit) === unitKey(Unit) ? 'same' : 'other'

/** Compares a query with a record, part by part. Pure; `rarity` is of the words of all names. */
export function evidenceOf(query: Query, card: Card, rarity: Rarity): Evidence {
  const City = card.City && placeKey(card.City)
  return {
    name: query.names.length > 0 ? nameOf(query, card, rarity) : undefined,
    address: addressOf(query, card),
    suffix: agree(query.street?.Suffix, card.Suffix, never),
    unit: unitOf(query, card),
    city: agree(query.city, City, (a, b) => alike(a, b) > 0),
    state: agree(query.state, card.StateProvince, never),
    postalCode: agree(query.postalCode, card.PostalCode, (a, b) => a.slice(0, 3) === b.slice(0, 3)),
    phone: agree(query.phone, card.Phone, (a, b) => edits(a, b, 1) === 1),
  }
}
