import type { Kind } from '#contract/kind.ts'
import {
  ageBands,
  type Band,
  bandNamed,
  confidenceBands,
  creditRatings,
  employeeBands,
  homeValueBands,
  incomeBands,
  salesBands,
  squareFootageBands,
} from '#contract/ranges.ts'
import { companyTallyFields, personTallyFields, type TallyItem, type TallyName } from '#contract/tally.ts'
import { locationGradeLabels, sicGradeLabels, statusLabels } from '#records/trust-text.ts'
import { stateNames } from '#shared/address/states.ts'
import { monthText } from '#shared/text/dates.ts'
import { count, dollars, range } from '#shared/text/format.ts'
import { sentence } from './choices.ts'

/** A tally field of either kind. */
export type TallyField = TallyName<'companies'> | TallyName<'people'>

/** What people call each tally field. */
const labels: Record<TallyField, string> = {
  sic2: 'Industry (2 digits)',
  sic4: 'Industry (4 digits)',
  primarysic: 'Industry (6 digits)',
  agerange: 'Age',
  incomerange: 'Income',
  homevaluerange: 'Home value',
  housingtype: 'Housing',
  ishomeowner: 'Homeowner',
  maritalstatus: 'Marital status',
  arechildrenpresent: 'Children',
  vehiclemake: 'Vehicle make',
  stateprovince: 'State',
  county: 'County',
  city: 'City',
  postalcode: 'ZIP code',
  zip3: 'ZIP, first 3 digits',
  areacode: 'Area code',
  carrierroute: 'Carrier route',
  locationemployeessizerange: 'Employees here',
  corporateemployeessizerange: 'Employees, whole company',
  locationsalesvolumerange: 'Sales here',
  corporatesalesvolumerange: 'Sales, whole company',
  corporateemployeesizeactual: 'Exact employees, whole company',
  corporatesalesvolumeactual: 'Exact sales, whole company',
  squarefootage: 'Square feet',
  creditratingscore: 'Credit rating',
  franchise: 'Franchise',
  gender: 'Contact gender',
  yearestablished: 'Year established',
  recordstatus: 'New or existing',
  operatingstatus: 'Operating status',
  source: 'Source',
  sourceconfidencerange: 'Confidence of the source',
  locationgrade: 'Point known by',
  sicgrade: 'Industry known by',
  firstseenmonth: 'First seen',
}

/** Fields that both kinds have and that are called otherwise where people are counted. */
const labelsOfPeople: Partial<Record<TallyField, string>> = { gender: 'Gender', recordstatus: 'New movers' }

/** What a tally field is called where records of a kind are counted. */
export const tallyLabel = (kind: Kind, field: TallyField): string =>
  (kind === 'people' ? labelsOfPeople[field] : undefined) ?? labels[field]

const byLabel = (fields: object) =>
  (Object.keys(labels) as TallyField[]).filter((field) => Object.hasOwn(fields, field))

/** The tally fields of each kind, in the order in which they are offered. */
export const tallyNames: Record<Kind, readonly TallyField[]> = {
  companies: byLabel(companyTallyFields),
  people: byLabel(personTallyFields),
}

const properties: Record<TallyField, string> = { ...companyTallyFields, ...personTallyFields }

/** The property of a tally's groups that holds a field: the API's name of it. */
export const propertyOf = (field: TallyField): string => properties[field]

/** The value of a tallied field in one group, as text; undefined where the records lack the field. */
export function tallyValue(item: TallyItem, field: TallyField): string | undefined {
  const value = item[propertyOf(field)]
  return value === undefined ? undefined : String(value)
}

/** Labels of values that need one. */
const named: Partial<Record<TallyField, Readonly<Record<string, string>>>> = {
  stateprovince: stateNames,
  creditratingscore: Object.fromEntries(
    Object.entries(creditRatings).map(([value, text]) => [value, `${value} ${text.toLowerCase()}`]),
  ),
  ishomeowner: { Yes: 'Homeowners', No: 'Renters' },
  operatingstatus: statusLabels,
  locationgrade: locationGradeLabels,
  sicgrade: sicGradeLabels,
  arechildrenpresent: { Yes: 'With', No: 'Without' },
}

/** The label of records that lack the field. */
export const NOT_KNOWN = 'Not known'

/** The label of a tallied value; a description from the service is shown unchanged. */
export function tallyText(
  kind: Kind,
  field: TallyField,
  value: string,
  industry: (code: string) => string,
): string {
  if (field === 'recordstatus' && kind === 'people')
    return { New: 'Last 90 days', Existing: 'Settled for longer' }[value] ?? value
  if (/^(sic\d|primarysic)$/.test(field)) return /^\d+$/.test(value) ? industry(value) : value
  if (field === 'firstseenmonth') return monthText(value)
  if (Object.hasOwn(named[field] ?? {}, value)) return named[field]?.[value] ?? value
  if (field === 'housingtype') return sentence(value)
  if (field === 'corporatesalesvolumeactual') return /^\d+$/.test(value) ? dollars(Number(value)) : value
  if (field === 'corporateemployeesizeactual') return /^\d+$/.test(value) ? count(Number(value)) : value
  if (/volumerange$/.test(field)) return shortMoney(value)
  if (/^(income|homevalue)range$/.test(field)) return shortDollars(value)
  if (/range$|squarefootage/.test(field)) return range(value)
  return value
}

/** A range of money as briefly as a panel has room for: "$500K–1M". */
function shortMoney(label: string): string {
  return label
    .replace(/,000/g, 'K')
    .replace(/ Million/g, 'M')
    .replace(/ Billion/g, 'B')
    .replace('-', '–')
}

/** A range of whole dollars as briefly as a panel has room for: "$60–69K", "$500K+". */
function shortDollars(label: string): string {
  const thousands = (text: string) => text.replace(/,\d{3}$/, '')
  const [low = '', high] = shortMoney(label.replace(/,000,000\+$/, 'M+')).split('–')
  if (high === undefined) return low
  return `${thousands(low).replace(/K$/, '')}–${thousands(high).replace(/K$/, '')}K`
}

/** The bands of the fields that are tallied by band. */
const bands: Partial<Record<TallyField, readonly Band[]>> = {
  locationemployeessizerange: employeeBands,
  corporateemployeessizerange: employeeBands,
  locationsalesvolumerange: salesBands,
  corporatesalesvolumerange: salesBands,
  agerange: ageBands,
  incomerange: incomeBands,
  homevaluerange: homeValueBands,
  squarefootage: squareFootageBands,
  sourceconfidencerange: confidenceBands,
}

/** Fields whose values are numbers or months, one by one. */
const numbers: ReadonlySet<TallyField> = new Set([
  'yearestablished',
  'corporateemployeesizeactual',
  'corporatesalesvolumeactual',
  'firstseenmonth',
])

/** Whether the values of a field have an order of their own: bands and numbers. */
export const hasOwnOrder = (field: TallyField): boolean => bands[field] !== undefined || numbers.has(field)

/** The position of a value in the order of its field; values without one come first. */
export const rankOf = (field: TallyField, value: string): number =>
  (numbers.has(field) ? Number(value.replace('-', '')) : bandOfValue(field, value)?.low) ?? -1

/** Whether the values of a field are codes, whose words have another order. */
export const hasCodes = (field: TallyField): boolean => /^(sic\d|primarysic)$/.test(field)

/** The band of a tallied value, by its label or its value in criteria; undefined for what is no band. */
export const bandOfValue = (field: TallyField, value: string): Band | undefined =>
  bandNamed(bands[field] ?? [], value)
