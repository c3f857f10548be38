import type { Kind } from '#contract/kind.ts'
import type { DuplicateGroup, PointGrade, QualityReport, StateRows } from '#contract/quality.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { fieldLabels } from '#records/record.ts'
import { stateNames } from '#shared/address/states.ts'
import { dayOfYearText, minuteText } from '#shared/text/dates.ts'
import { count, NONE, percent, phone, some } from '#shared/text/format.ts'

/** Fields that searches use and records do not show, and others that have a shorter label in records. */
const searchedLabels: Readonly<Record<string, string>> = {
  Age: 'Age in years',
  HousingType: 'Type of home',
  Vehicle: 'Vehicles',
  Email: 'Email',
}

const points: Record<PointGrade, string> = {
  Rooftop: 'Of the building',
  Street: 'On the street',
  Unknown: 'Of unknown precision',
  PostalCode: 'Middle of the ZIP code',
  City: 'Middle of the city',
  None: 'No point',
}

type ChangeKind = NonNullable<QualityReport['import']>['changes'][number]['kind']
const changes: Record<ChangeKind, string> = {
  fixed: 'Corrected',
  filled: 'Filled in',
  removed: 'Removed',
  doubtful: 'Imported, please check',
}

const marks: Record<NonNullable<StateRows['mark']>, string> = {
  many: 'Over twice',
  few: 'Under half',
  none: 'No records',
}

const shared: Record<DuplicateGroup['shared'], string> = { address: 'Same address', phone: 'Same phone' }

/** A share that is neither all nor nothing is not shown as if it were. */
function share(part: number, total: number): string {
  const text = percent(part, total)
  if (part > 0 && text === percent(0, 1)) return '<0.1%'
  return part < total && text === percent(1, 1) ? '>99.9%' : text
}

/** Texts of the page on the quality of a version. */
export const qualityMessages = {
  documentTitle: (name: string) => `Quality of ${name} · Catchment`,
  link: 'Quality',
  linkOf: (iso: string) => `Quality of the version built ${minuteText(new Date(iso))}`,
  linkOfSet: (name: string) => `Quality of ${name}`,
  linkOfImport: (name: string) => `Quality of the imported version of ${name}`,
  back: 'Data',
  title: (name: string) => `Quality of “${name}”`,
  lead: (kind: Kind, records: number, built: string | undefined) =>
    built ? `${counted(kind, records)}, built ${dayOfYearText(new Date(built))}` : counted(kind, records),
  csv: 'Download CSV',
  print: 'Print',
  making: 'Reading the records',
  waiting: 'Waiting for another report',
  summary: 'Main figures',
  figures: {
    records: (kind: Kind) => kindNames[kind].Title,
    rejected: 'Rejected rows',
    points: 'Without own point',
    industries: 'Without industry',
    duplicates: 'Suspected duplicates',
  },
  share,
  count,
  notKnown: NONE,
  fields: 'Fields',
  fieldsHead: ['Field', 'Records with a value', 'Share'],
  field: (name: string) => fieldLabels[name as keyof typeof fieldLabels] ?? searchedLabels[name] ?? name,
  onlySearched: 'searched, not shown',
  /** "12.0% of companies have no phone (6,512)." */
  lacking: (kind: Kind, what: string, missing: number, total: number) =>
    `${share(missing, total)} of ${kindNames[kind].many} have no ${what} (${count(missing)}).`,
  noValues: (kind: Kind, labels: readonly string[]) =>
    `No ${kindNames[kind].one} has a value in: ${labels.join(', ')}.`,
  import: 'Import',
  noImport: 'Not known: the data was not imported, or by an older version of Catchment.',
  noneRejected: (rows: number) => `None of ${some(rows, 'row')} of the file was rejected.`,
  rejected: (rejected: number, rows: number) =>
    `${count(rejected)} of ${some(rows, 'row')} of the file ${rejected === 1 ? 'was' : 'were'} rejected (${share(rejected, rows)}).`,
  reasons: 'Rejected rows by reason',
  reasonsHead: ['Reason', 'Rows', 'Share'],
  changes,
  changesHead: ['What', 'Values', 'Share'],
  points: 'Points',
  pointsHead: ['Where the point is', 'Records', 'Share'],
  point: points,
  industries: 'Industries',
  missingIndustry: (missing: number, total: number) =>
    missing === 0
      ? 'Every company has a SIC code.'
      : `${some(missing, 'company', 'companies')} of ${count(total)} have no SIC code (${share(missing, total)}).`,
  categories: 'Categories of the file without a SIC code',
  categoriesHead: ['Category', 'Companies', 'Share'],
  noCategory: 'No category in the file',
  further: 'Further categories',
  duplicates: 'Suspected duplicates',
  rule: {
    companies:
      'Companies with the same name, and the same street address or the same phone. Letter case and accents do not matter.',
    people:
      'People with the same first name, middle initial and last name, and the same street address or the same phone. Letter case and accents do not matter.',
  } satisfies Record<Kind, string>,
  noDuplicates: 'There are none.',
  groups: (groups: number, records: number, total: number) =>
    `${count(records)} records in ${some(groups, 'group')} (${share(records, total)}).`,
  atOneAddress: (n: number, isCompanies: boolean) =>
    `${count(n)} of them have one address with another record. The others have only a phone in common${isCompanies ? ', as branches of one company may' : ''}.`,
  groupsHead: ['Group', 'Records'],
  shared,
  phone,
  moreMembers: (n: number) => `and ${count(n)} more`,
  showAll: (groups: number) => `Show ${some(groups, 'group')}`,
  listedOf: (listed: number, groups: number) =>
    groups > listed ? `The ${count(listed)} largest of ${some(groups, 'group')}.` : undefined,
  states: 'States',
  statesHead: ['State', 'Records', 'Per 1,000 people', 'Against expected'],
  state: (letters: string) => stateNames[letters] ?? letters,
  stateless: 'In no state',
  perThousand: (n: number | undefined) => (n === undefined ? NONE : n.toFixed(n < 10 ? 2 : 0)),
  marks,
  expected:
    'Expected is the same number per 1,000 people (census of 2020) as in the 50 states and the District together.',
  regional: 'Most states have no records, so the others are not compared.',
  noRecords: (states: readonly string[]) => `No records: ${states.join(', ')}.`,
} as const

/** What a record lacks, in the words of a sentence, by field. */
export const lackingFields: Record<Kind, Readonly<Record<string, string>>> = {
  companies: {
    CompanyName: 'name',
    Address: 'address',
    PostalCode: 'ZIP code',
    Location: 'point',
    Phone: 'phone',
    UriList: 'web address',
    Email: 'email',
    PrimarySic: 'industry',
  },
  people: {
    Address: 'address',
    PostalCode: 'ZIP code',
    Location: 'point',
    Phone: 'phone',
    Email: 'email',
    AgeRange: 'age',
  },
}
