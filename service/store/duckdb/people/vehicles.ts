import { crc32 } from 'node:zlib'
import type { Vehicle } from '../../person-row.ts'
import { fold } from '../schema.ts'

/** Most makes, models and vehicles of one person that are stored and searched. */
const MAX_VEHICLES = 4

/** Stands between names that are written as one, and so in none of them. */
const BETWEEN = '|'

const withoutMark = (text: string) => text.replaceAll(BETWEEN, ' ')

/**
 * The number that stands for a make or a model in any spelling that folds alike: comparing texts takes a hundred times longer. It is the
 * CRC-32, so it needs no list of what there is; two of a thousand names share one in one of some ten thousand lists.
 */
export const vehicleCode = (name: string) => crc32(fold(withoutMark(name))) | 0

/** The number of a make and a model together. */
export const pairCode = (make: string, model: string) =>
  crc32(fold(withoutMark(make)) + BETWEEN + fold(withoutMark(model))) | 0

type Cell = number | null
type Cells = readonly Cell[]

const distinct = (codes: readonly number[]): Cells => [...new Set(codes)].slice(0, MAX_VEHICLES)

/** The vehicles of a person as the table has them: makes, models and pairs by number, each once, and the makes' names in their order. */
export function vehicleCells(vehicles: readonly Vehicle[] = []) {
  const names = new Map(vehicles.map(({ Make }) => [vehicleCode(Make), withoutMark(Make)]))
  const makes = distinct([...names.keys()])
  const models = distinct(vehicles.map(({ Model }) => vehicleCode(Model)))
  const pairs = distinct(vehicles.map(({ Make, Model }) => pairCode(Make, Model)))
  return {
    Make1: makes[0] ?? null,
    Make2: makes[1] ?? null,
    Make3: makes[2] ?? null,
    Make4: makes[3] ?? null,
    Model1: models[0] ?? null,
    Model2: models[1] ?? null,
    Model3: models[2] ?? null,
    Model4: models[3] ?? null,
    Vehicle1: pairs[0] ?? null,
    Vehicle2: pairs[1] ?? null,
    Vehicle3: pairs[2] ?? null,
    Vehicle4: pairs[3] ?? null,
    MakeNames: names.size > 0 ? [...names.values()].slice(0, MAX_VEHICLES).join(BETWEEN) : null,
  }
}

/** The names of makes by their numbers, each as it is spelt most. */
export const makeTable = `create table makes as
  select Code, arg_max(Make, n) as Make from (
    select unnest([Make1, Make2, Make3, Make4]) as Code, unnest(string_split(MakeNames, '${BETWEEN}')) as Make, n from (
      select MakeNames, Make1, Make2, Make3, Make4, count(*) as n from people where Make1 is not null group by all))
  where Code is not null group by Code`
