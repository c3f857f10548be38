import { interests, targetModels } from '#contract/interests.ts'
import {
  ageBands,
  type Band,
  creditRatings,
  employeeBands,
  homeValueBands,
  housingTypes,
  incomeBands,
  maritalStatuses,
  salesBands,
} from '#contract/ranges.ts'
import { range } from '#shared/text/format.ts'

/** A choice of a criterion: its value on the wire and what a person reads. */
export interface Choice {
  value: string
  label: string
}

const bandChoices = (bands: readonly Band[]): Choice[] =>
  bands.map(({ value, label }) => ({ value, label: range(label) }))

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
const labeled = (text: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(text).map(([value, label]) => ({ value, label }))

/** "Single Family Dwelling" as a person writes it: "Single family dwelling". */
export const sentence = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

const months = Array.from({ length: 12 }, (_, i) => ({
  value: String(i + 1),
  label: new Date(Date.UTC(2000, i)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}))

/** The choices of criteria, in the order in which they are offered. */
export const choices = {
  employees: bandChoices(employeeBands),
  sales: bandChoices(salesBands),
  ages: bandChoices(ageBands),
  incomes: bandChoices(incomeBands),
  homeValues: bandChoices(homeValueBands),
  ratings: Object.entries(creditRatings).map(([value, text]) => ({
    value,
    label: `${value} ${text.toLowerCase()}`,
  })),
  genders: plain(['Female', 'Male', 'Unknown']),
  housing: housingTypes.map((value) => ({ value, label: sentence(value) })),
  marital: plain(maritalStatuses),
  months,
  interests: labeled(interests),
  models: labeled(targetModels),
} satisfies Record<string, readonly Choice[]>
