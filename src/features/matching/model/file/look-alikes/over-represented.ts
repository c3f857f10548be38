import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { type TallyField, tallyValue } from '#criteria/tallies.ts'
import { canSelect, switchValue, valueRolesOf } from '#criteria/tally-choice.ts'
import type { Level } from '#criteria/tally-levels.ts'

/** A field by which records are compared, and the field that contains its values, such as the state of a county. */
export interface ComparedTrait {
  field: TallyField
  within?: TallyField
}

/** Industries, sizes and places of companies; households and places of people. */
export const traitsOf: Record<Kind, readonly ComparedTrait[]> = {
  companies: [
    { field: 'sic2' },
    { field: 'sic4' },
    { field: 'locationemployeessizerange' },
    { field: 'locationsalesvolumerange' },
    { field: 'stateprovince' },
    { field: 'county', within: 'stateprovince' },
  ],
  people: [
    { field: 'agerange' },
    { field: 'incomerange' },
    { field: 'homevaluerange' },
    { field: 'ishomeowner' },
    { field: 'housingtype' },
    { field: 'maritalstatus' },
    { field: 'arechildrenpresent' },
    { field: 'stateprovince' },
    { field: 'county', within: 'stateprovince' },
  ],
}

/** The fields of a trait's tally. */
export const fieldsOfTrait = ({ field, within }: ComparedTrait): TallyField[] =>
  within ? [field, within] : [field]

/** A value that is more frequent among the matched records than in the area. */
export interface OverRepresentedValue {
  value: string
  /** The value that contains it: the state of a county. */
  within?: string | undefined
  /** How many of the matched have it, and of the area. */
  matched: number
  area: number
  /** From 0 to 1. */
  share: number
  areaShare: number
  /** The share among the matched as percent of that in the area: 100 is the same. */
  index: number
}

/** A value is compared only if at least this many matched records have it. */
export const MIN_MATCHED = 5
/** Two-sided 99 %: its low end is wrong one time in 200. A screen tries some hundred values, of which 95 % would pass several by chance. */
const Z = 2.576

/**
 * The low end of the Wilson score interval for a share of `part` in `whole` (E. B. Wilson, "Probable Inference, the Law of
 * Succession, and Statistical Inference", Journal of the American Statistical Association 22, 1927), from 0 to 1.
 */
export function wilsonLow(part: number, whole: number, z = Z): number {
  if (whole === 0) return 0
  const share = part / whole
  const square = z ** 2 / whole
  const spread = z * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole))
  return Math.max(0, (share + square / 2 - spread) / (1 + square))
}

const sumOf = (items: readonly TallyItem[]) => items.reduce((sum, { Count }) => sum + Count, 0)

const keyOf = (item: TallyItem, { field, within }: ComparedTrait) =>
  JSON.stringify([tallyValue(item, field), within && tallyValue(item, within)])

/**
 * The values that are over-represented among matched records against an area, the highest index first: at least `MIN` have it, and
 * their share is above the area's even at the low end of its Wilson interval. Shares are of all records, known or not.
 */
export function overRepresentedValues(
  trait: ComparedTrait,
  matched: readonly TallyItem[],
  area: readonly TallyItem[],
): OverRepresentedValue[] {
  const [all, there] = [sumOf(matched), sumOf(area)]
  const counts = new Map(area.map((item) => [keyOf(item, trait), item.Count]))
  return matched
    .flatMap((item) => {
      const value = tallyValue(item, trait.field)
      const within = trait.within && tallyValue(item, trait.within)
      const n = counts.get(keyOf(item, trait)) ?? 0
      if (value === undefined || (trait.within && !within) || n === 0) return []
      const [share, areaShare] = [item.Count / all, n / there]
      const isOverRepresented = item.Count >= MIN_MATCHED && wilsonLow(item.Count, all) > areaShare
      const index = (100 * share) / areaShare
      return isOverRepresented
        ? [{ value, within, matched: item.Count, area: n, share, areaShare, index }]
        : []
    })
    .sort((a, b) => b.index - a.index)
}

const levelOf = ({ field }: ComparedTrait, { within }: OverRepresentedValue): Level => ({
  field,
  path: within ? [within] : [],
})

/** Whether a value is among the selected criteria. */
export const isPicked = (picked: Criteria, trait: ComparedTrait, over: OverRepresentedValue): boolean =>
  valueRolesOf(picked, levelOf(trait, over))(over.value) === 'selected'

/** The selected criteria with a value added or removed; undefined if the value is not a criterion. */
export function togglePicked(
  kind: Kind,
  picked: Criteria,
  trait: ComparedTrait,
  over: OverRepresentedValue,
): Criteria | undefined {
  const level = levelOf(trait, over)
  return canSelect(level) ? switchValue(kind, picked, level, over.value, 'selected') : undefined
}
