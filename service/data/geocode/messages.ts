import { locationGrades } from '#contract/trust.ts'

/** Records by the grade of their place; `None` for those without one, `Unknown` for a place of their own. */
export type GradeCounts = Readonly<Record<string, number>>

/** Records whose place is another one, and how many are at which grade before and after. */
export interface Relocated {
  moved: number
  before: GradeCounts
  after: GradeCounts
}

const number = (n: number) => n.toLocaleString('en-US')

/** How the places of records are known, in the order in which they are listed. */
const grades: readonly [grade: string, label: string][] = [
  ...locationGrades.map((grade): [string, string] => [grade, grade]),
  ['Unknown', 'Unknown'],
  ['None', 'No place'],
]

/** The texts of locating the records of a data set again. */
export const geocodeMessages = {
  progress: 'Locating',
  noAddresses:
    'There are no addresses to locate records by: "npm run data -- addresses import FILE..." adds them. The data in use is unchanged',
  nothingMoved:
    'No record gets another place from the addresses that are imported. The data in use is unchanged',
  result: ({ moved, before, after }: Relocated): string =>
    [
      `${number(moved)} record${moved === 1 ? ' has' : 's have'} another place`,
      'Place known by   before      now',
      ...grades
        .filter(([grade]) => before[grade] || after[grade])
        .map(
          ([grade, label]) =>
            `${label.padEnd(12)}${number(before[grade] ?? 0).padStart(11)}${number(after[grade] ?? 0).padStart(9)}`,
        ),
    ].join('\n'),
} as const
