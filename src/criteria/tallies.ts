import type { Criteria, Criterion } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { stateNames } from '#contract/place'
import {
  ageBands,
  type Band,
  bandNamed,
  employeeBands,
  homeValueBands,
  incomeBands,
  salesBands,
} from '#contract/ranges'
import { companyTallyFields, personTallyFields, type TallyItem, type TallyName } from '#contract/tally'
import { sentence } from './choices.ts'
import { range } from './format.ts'
import { type Place, placesOf, withPlaces } from './places.ts'
import { tidy } from './tidy.ts'

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

/** A tallied value in words; a service that answers with descriptions is shown as it speaks. */
export function tallyWords(field: TallyField, value: string, industry: (code: string) => string): string {
  if (/^(sic\d|primarysic)$/.test(field)) return /^\d+$/.test(value) ? industry(value) : value
  if (field === 'stateprovince') return stateNames[value] ?? value
  if (field === 'housingtype') return sentence(value)
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
  const thousands = (words: string) => words.replace(/,\d{3}$/, '')
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
}

/** The criterion value that asks for a tallied group; range labels become the values of criteria. */
export function criterionValue(field: TallyField, value: string): string {
  return bandNamed(bands[field] ?? [], value)?.value ?? value
}

/** Bands stand in their own order, those that are not known first; everything else as it comes, the largest first. */
export function inOrder<T>(
  items: readonly T[],
  field: TallyField,
  textOf: (item: T) => string | undefined,
): readonly T[] {
  const own = bands[field]
  if (!own) return items
  const low = (item: T) => bandNamed(own, textOf(item) ?? '')?.low ?? -1
  return items.toSorted((a, b) => low(a) - low(b))
}

/** Named places, which a tally of places leaves out; drawn areas stay, so that a tally shows what lies in them. */
const named: ReadonlySet<Place['kind']> = new Set(['state', 'county', 'city', 'postal'])

/** The criteria without the criteria of a tally itself, so that its other choices stay visible. */
export function leavingOut(criteria: Criteria, own: readonly Criterion[]): Criteria {
  return tidy({ ...criteria, ...Object.fromEntries(own.map((key) => [key, undefined])) })
}

/** The criteria without their named places; with drawn areas among the included ones they are left as they are. */
export function leavingOutPlaces(criteria: Criteria): Criteria {
  const places = placesOf(criteria)
  if (places.some((place) => !place.leftOut && !named.has(place.kind))) return criteria
  return tidy(
    withPlaces(
      criteria,
      places.filter((place) => place.leftOut),
    ),
  )
}

/** The criteria narrowed by one more place, whatever places they have: for looking inside a state or county. */
export function within(criteria: Criteria, place: Criteria): Criteria {
  return tidy({ ...criteria, ...place })
}
