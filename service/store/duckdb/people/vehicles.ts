import { crc32 } from 'node:zlib'
import type { Vehicle } from '#service/store/person-row.ts'
import type { Cell } from '../cells.ts'
import { searchText } from '../schema.ts'

/** Most makes, models and vehicles of one person that are stored and searched. */
const MAX_VEHICLES = 4

/** Separates names that are written as one text; no name contains it. */
const BETWEEN = '|'

const withoutMark = (text: string) => text.replaceAll(BETWEEN, ' ')

/**
 * The number of a make or a model; names that fold to the same text have the same number. Comparing texts takes a hundred times
 * longer. It is the CRC-32, so it needs no list of names; two of a thousand names share one in one of some ten thousand lists.
 */
export const vehicleCode = (name: string) => crc32(searchText(withoutMark(name))) | 0

/** The number of a make and a model together. */
export const pairCode = (make: string, model: string) =>
  crc32(searchText(withoutMark(make)) + BETWEEN + searchText(withoutMark(model))) | 0

const NOTHING: readonly null[] = new Array(MAX_VEHICLES).fill(null)

/** Each code once, and empty cells for the rest. */
function slots(codes: readonly number[]): Cell[] {
  const distinct: Cell[] = [...new Set(codes)].slice(0, MAX_VEHICLES)
  return [...distinct, ...NOTHING.slice(distinct.length)]
}

/** The vehicles of a person as the table has them: makes, models and pairs by number, each once, and the makes' names in their order. */
export function vehicleCells(vehicles: readonly Vehicle[] = []): Cell[] {
  const names = new Map(vehicles.map(({ Make }) => [vehicleCode(Make), withoutMark(Make)]))
  const makes = slots([...names.keys()])
  const models = slots(vehicles.map(({ Model }) => vehicleCode(Model)))
  const pairs = slots(vehicles.map(({ Make, Model }) => pairCode(Make, Model)))
  const written = [...names.values()].slice(0, MAX_VEHICLES).join(BETWEEN)
  return [...makes, ...models, ...pairs, written || null]
}

/** The names of makes by their numbers, each in its most frequent form. */
export const makeTable = `create table makes as
  select Code, arg_max(Make, n) as Make from (
    select unnest([Make1, Make2, Make3, Make4]) as Code, unnest(string_split(MakeNames, '${BETWEEN}')) as Make, n from (
      select MakeNames, Make1, Make2, Make3, Make4, count(*) as n from people where Make1 is not null group by all))
  where Code is not null group by Code`
