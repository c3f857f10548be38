import { between, normal, type Random, weighted } from '#shared/random.ts'
import { RURAL, type Terrain, URBAN } from '../terrain.ts'

/** An adult of a household, before anything else is known of them. */
export interface Adult {
  relatives: 'head' | 'partner' | 'child' | 'parent' | 'mate'
  /** Full years, 18 to 99. */
  age: number
  isWoman: boolean
}

/** Who lives together; the head comes first, a partner second. */
export interface Adults {
  members: readonly Adult[]
  bond: 'married' | 'together' | 'none'
}

export const YOUNGEST = 18
const OLDEST = 99
const inRange = (age: number) => Math.max(YOUNGEST, Math.min(OLDEST, Math.round(age)))

/** The value for an age out of rows of [first age of the row, value]. */
export function byAge(rows: readonly (readonly [from: number, value: number])[]): (age: number) => number {
  const values = Array.from(
    { length: OLDEST + 1 },
    (_, age) => rows.findLast(([from]) => age >= from)?.[1] ?? 0,
  )
  return (age) => values[age] as number
}

/** How many of all heads are of an age, by year. */
// biome-ignore format: a table
const headWeight = byAge([
  [18, 0.15], [20, 0.45], [22, 0.85], [25, 1.5], [30, 1.75], [40, 1.75], [50, 1.75], [60, 1.85], [70, 1.4], [78, 0.9], [85, 0.45],
  [92, 0.12],
])
const ages = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, i) => YOUNGEST + i)
const pickAge = weighted(ages.map(headWeight))

// biome-ignore format: a table
const coupleShare = byAge([[18, 0.22], [25, 0.5], [35, 0.62], [45, 0.6], [65, 0.57], [75, 0.45], [85, 0.24]])
// biome-ignore format: a table
const marriedShare = byAge([[18, 0.42], [25, 0.72], [30, 0.82], [40, 0.9], [60, 0.95]])
// biome-ignore format: a table
const womenAlone = byAge([[18, 0.47], [45, 0.55], [65, 0.62], [75, 0.72]])

/** The adults of one household of a place: the young in town, the old in the country, couples most of all in between. */
export function adultsOf(random: Random, terrain: Terrain): Adults {
  const age = headAge(random, terrain)
  const isCouple = random() < coupleShare(age) * (terrain.density > URBAN ? 0.85 : 1.03)
  const isWoman = random() < (isCouple ? 0.42 : womenAlone(age))
  const members: Adult[] = [{ relatives: 'head', age, isWoman }]
  if (isCouple) members.push(partnerOf(random, age, isWoman))
  addOthers(members, random, terrain, age)
  return { members, bond: isCouple ? (random() < marriedShare(age) ? 'married' : 'together') : 'none' }
}

function headAge(random: Random, { density }: Terrain): number {
  const age = YOUNGEST + pickAge(random)
  const moves = random()
  if (density > URBAN && moves < 0.14) return between(random, 22, 39)
  if (density < RURAL && moves < 0.1) return between(random, 55, 84)
  return age
}

function partnerOf(random: Random, headAge: number, headIsWoman: boolean): Adult {
  const apart = (headIsWoman ? 1.5 : -2) + 3.5 * normal(random)
  return {
    relatives: 'partner',
    age: inRange(headAge + apart),
    isWoman: random() < 0.985 ? !headIsWoman : headIsWoman,
  }
}

/** Children live at home until they are adults, few until forty; parents are at least 20 years older. */
const childAge = (random: Random, age: number) =>
  YOUNGEST + (Math.min(42, age - 20) - YOUNGEST) * random() ** 1.4

function addOthers(members: Adult[], random: Random, { density }: Terrain, age: number): void {
  const add = (relatives: Adult['relatives'], years: number) =>
    members.push({ relatives, age: inRange(years), isWoman: random() < 0.51 })
  if (age >= 40 && age < 72)
    for (let share = 0.36; random() < share && age - 20 > YOUNGEST; share *= 0.4)
      add('child', childAge(random, age))
  if (age >= 36 && age < 66 && random() < 0.04) add('parent', age + between(random, 20, 32))
  if (members.length === 1 && age < 40)
    for (let share = density > URBAN ? 0.38 : 0.2; random() < share; share *= 0.4)
      add('mate', age + 3 * normal(random))
}
