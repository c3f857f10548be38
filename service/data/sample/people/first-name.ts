import { normal, type Random, weighted } from '#shared/random.ts'
import { femaleNames, maleNames } from '#shared/text/first-names.ts'
import { nameRegions } from './given-name-regions.ts'
import { boysByDecade, girlsByDecade } from './given-names.ts'

const FIRST_DECADE = 1930
const DECADES = 8
/** How much more often a name is met with each digit more, and the digit of names of no certain time. */
const STEP = 2.2
const TIMELESS = '2'.repeat(DECADES)

interface Names {
  names: readonly string[]
  /** A picker for each decade. */
  pickers: readonly ((random: Random) => number)[]
}

/** The names of a table, and those that are met now and then at any time. */
function readNames(table: string, others: readonly string[]): Names {
  const digits = new Map(others.map((name) => [name, TIMELESS]))
  for (const [, name = '', row = ''] of table.matchAll(/(\S+) (\d+)/g)) digits.set(name, row)
  const rows = [...digits.values()]
  const weightIn = (decade: number) => (row: string) =>
    row[decade] === '0' ? 0 : STEP ** Number(row[decade])
  return {
    names: [...digits.keys()],
    pickers: Array.from({ length: DECADES }, (_, decade) => weighted(rows.map(weightIn(decade)))),
  }
}

const boys = readNames(boysByDecade, maleNames)
const girls = readNames(girlsByDecade, femaleNames)

const regions = new Map(
  nameRegions.flatMap(({ states, share, boys, girls }) => {
    const region = { share, boys: boys.split(/\s+/), girls: girls.split(/\s+/) }
    return states.split(' ').map((state) => [state, region] as const)
  }),
)

/** A common first name of a year of birth, now and then one that is commoner in the state than elsewhere. */
export function firstNameOf(random: Random, isWoman: boolean, birthYear: number, state: string): string {
  const region = regions.get(state)
  if (region && random() < region.share) {
    const names = isWoman ? region.girls : region.boys
    return names[Math.floor(random() ** 1.4 * names.length)] as string
  }
  const decade = Math.floor((birthYear + 4 * normal(random) - FIRST_DECADE) / 10)
  const { names, pickers } = isWoman ? girls : boys
  const pick = pickers[Math.max(0, Math.min(DECADES - 1, decade))] as (random: Random) => number
  return names[pick(random)] as string
}
