import type { Criteria, Criterion } from '#contract/criteria'
import { stateNames } from '#contract/place'
import { bandNamed, employeeBands, salesBands } from '#contract/ranges'
import { companyTallyFields, type TallyItem, type TallyName } from '#contract/tally'
import { type Place, placesOf, withPlaces } from './places.ts'
import { tidy } from './tidy.ts'

/** What people call each tally field. */
export const tallyLabels: Record<TallyName, string> = {
  sic2: 'Industry (2 digits)',
  sic4: 'Industry (4 digits)',
  primarysic: 'Industry (6 digits)',
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

/** The value of a tallied field in one group, as text; undefined where the records lack the field. */
export function tallyValue(item: TallyItem, field: TallyName): string | undefined {
  const value = item[companyTallyFields[field]]
  return value === undefined ? undefined : String(value)
}

/** A tallied value in words; a service that answers with descriptions is shown as it speaks. */
export function tallyWords(field: TallyName, value: string, industry: (code: string) => string): string {
  if (/^(sic\d|primarysic)$/.test(field)) return /^\d+$/.test(value) ? industry(value) : value
  if (field === 'stateprovince') return stateNames[value] ?? value
  if (/volumerange$/.test(field)) return shortMoney(value)
  if (/range$|squarefootage/.test(field)) return value.replaceAll('-', '–')
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

/** The criterion value that asks for a tallied group; range labels become the values of criteria. */
export function criterionValue(field: TallyName, value: string): string {
  const bands = /employees/.test(field) ? employeeBands : /sales/.test(field) ? salesBands : []
  return bandNamed(bands, value)?.value ?? value
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
