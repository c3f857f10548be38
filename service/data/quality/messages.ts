import type { Kind } from '#contract/kind.ts'
import type { PointGrade, QualityReport, StateRows } from '#contract/quality.ts'
import { count, percent, some } from '#shared/text/format.ts'

const nouns: Record<Kind, [one: string, many: string]> = {
  companies: ['company', 'companies'],
  people: ['person', 'people'],
}

/** Records of a kind: "1 person", "54,269 companies". */
const records = (kind: Kind, n: number) => some(n, ...nouns[kind])

/** How precise a point is. */
const points: Record<PointGrade, string> = {
  Rooftop: 'of the building',
  Street: 'on the street',
  Unknown: 'of unknown precision',
  PostalCode: 'middle of the ZIP code',
  City: 'middle of the city',
  None: 'no point',
}

const changes: Record<NonNullable<QualityReport['import']>['changes'][number]['kind'], string> = {
  fixed: 'corrected',
  filled: 'filled in',
  removed: 'removed',
  doubtful: 'please check',
}

const marks: Record<NonNullable<StateRows['mark']>, string> = {
  many: 'more than twice as many as expected',
  few: 'less than half as many as expected',
  none: 'no records',
}

/** The texts of the report of quality on the command line and in its CSV file. */
export const qualityMessages = {
  title: (version: string, kind: Kind, n: number) => `${version}: ${records(kind, n)}`,
  progress: 'Reading records',
  stored: (file: string) => `Stored in ${file}`,
  sections: {
    records: 'Records',
    fields: 'Fields',
    rejected: 'Rejected rows',
    changes: 'Values of the file',
    points: 'Points',
    industries: 'Companies without an industry, by category',
    duplicates: 'Suspected duplicates',
    states: 'Records by state',
  },
  points,
  changes,
  marks,
  noValues: (fields: readonly string[]) => `No record has ${fields.join(', ')}.`,
  noRecords: (states: readonly string[]) =>
    `${some(states.length, 'state')} without records: ${states.join(', ')}`,
  expected: 'Expected: as many per 1,000 people as in the whole country.',
  onlySearched: 'searched, not shown',
  noImport: 'Not known: the data was not imported, or by an older version of Catchment.',
  noneRejected: (rows: number) => `None of ${some(rows, 'row')}.`,
  missingIndustry: (missing: number, total: number) =>
    `${records('companies', missing)} have none (${percent(missing, total)}).`,
  further: (n: number) => `in further categories: ${count(n)}`,
  noCategory: 'no category',
  rule: 'The same name, and the same street address or phone, without letter case and accents.',
  duplicates: (groups: number, n: number, total: number, atOneAddress: number) =>
    `${some(groups, 'group')} with ${count(n)} records (${percent(n, total)}); ${count(atOneAddress)} of them have one address with another record, the others only a phone.`,
  allGroups: (groups: number) => `records in ${some(groups, 'group')}`,
  atOneAddress: 'records that have one address with another record',
  moreGroups: (n: number) => `and ${some(n, 'more group')}`,
  shared: { address: 'one address', phone: 'one phone' },
  perThousand: (n: number) => `${n.toFixed(n < 10 ? 2 : 0)} per 1,000 people`,
  stateless: 'in no state',
} as const
