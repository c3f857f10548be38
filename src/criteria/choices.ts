import { interests, targetModels } from '#contract/interests.ts'
import * as ranges from '#contract/ranges.ts'
import { locationGradeLabels, sicGradeLabels, statusLabels } from '#records/trust-text.ts'
import { range } from '#shared/text/format.ts'

/** A choice of a criterion: its value on the wire and what a person reads. */
export interface Choice {
  value: string
  label: string
}

const bandChoices = (bands: readonly ranges.Band[]): Choice[] =>
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
  employees: bandChoices(ranges.employeeBands),
  sales: bandChoices(ranges.salesBands),
  ages: bandChoices(ranges.ageBands),
  incomes: bandChoices(ranges.incomeBands),
  homeValues: bandChoices(ranges.homeValueBands),
  ratings: Object.entries(ranges.creditRatings).map(([value, text]) => ({
    value,
    label: `${value} ${text.toLowerCase()}`,
  })),
  genders: plain(['Female', 'Male', 'Unknown']),
  housing: ranges.housingTypes.map((value) => ({ value, label: sentence(value) })),
  marital: plain(ranges.maritalStatuses),
  months,
  interests: labeled(interests),
  models: labeled(targetModels),
  statuses: [...labeled(statusLabels), { value: 'Unknown', label: 'Not known' }],
  confidences: bandChoices(ranges.confidenceBands),
  locationGrades: labeled(locationGradeLabels),
  sicGrades: labeled(sicGradeLabels),
} satisfies Record<string, readonly Choice[]>
