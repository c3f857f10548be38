import type { Criteria } from '#contract/criteria.ts'
import { employeeBands } from '#contract/ranges.ts'
import { between, pick, type Random } from '#shared/random.ts'
import type { Places } from '../speeds/company-queries.ts'
import { circle } from '../speeds/query.ts'

/** The values of the data that searches are made of. */
export type Values = Pick<Places, 'states' | 'cities' | 'points' | 'sics' | 'named'>

const bands = employeeBands.map(({ value }) => value)

/** A part of a name as it is typed: its first word, or the beginning of it. */
function partOfName(random: Random, { named }: Values): string {
  const [word = 'pizza'] = pick(random, named).CompanyName.split(' ')
  return word.slice(0, between(random, 3, 9))
}

/** The changes that a person makes, in turn: each replaces a part of the search before it. */
const changes: ((random: Random, values: Values) => Partial<Criteria>)[] = [
  (random, { states }) => ({
    StateProvince: pick(random, states),
    RadiusCenterPointList: undefined,
    CompanyName: undefined,
  }),
  (random, { sics }) => ({ PrimarySic: [pick(random, sics).slice(0, 2)] }),
  (random) => ({ LocationEmployeesSizeRange: [pick(random, bands), pick(random, bands)] }),
  (random, { points }) => ({
    StateProvince: undefined,
    RadiusCenterPointList: [circle(pick(random, points), between(random, 2, 40))],
  }),
  (random, { sics }) => ({ PrimarySic: [pick(random, sics).slice(0, 4)] }),
  () => ({ LocationEmployeesSizeRange: undefined }),
  (random, values) => ({
    CompanyName: partOfName(random, values),
    RadiusCenterPointList: undefined,
    PrimarySic: undefined,
  }),
  (random, { cities }) => ({ CompanyName: undefined, CitiesByStateProvince: [pick(random, cities)] }),
  () => ({ CitiesByStateProvince: undefined }),
]

/** One search after the other, as one person changes it; one time in eight the person goes back to the search before. */
export function* searchesOf(random: Random, values: Values): Generator<Criteria> {
  let [before, now]: [Criteria, Criteria] = [{}, {}]
  for (let i = between(random, 0, changes.length - 1); ; i += 1) {
    const change = changes[i % changes.length]?.(random, values) ?? {}
    const next = random() < 1 / 8 ? before : given({ ...now, ...change })
    ;[before, now] = [now, next]
    yield now
  }
}

/** Criteria without those that have no value. */
const given = (criteria: Criteria): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))

/** The criteria without one of them. */
export function without(criteria: Criteria, name: keyof Criteria): Criteria {
  const { [name]: _, ...others } = criteria
  return others
}
