import type { Criteria, Criterion } from '#contract/criteria'
import { stateNames } from '#contract/place'
import { valuesOf } from './edit.ts'
import { fields, type Group, valueLabel } from './fields.ts'
import { type Place, placesOf } from './places.ts'

/** One chosen thing as a person reads it: "Employees here: 5–9, 10–19". */
export interface Chip {
  key: Criterion
  group: Group
  label: string
  words: string
}

/** A place in words; drawn areas are numbered by their order. */
export function placeLabel(place: Place, number = 1): string {
  switch (place.kind) {
    case 'state':
      return stateNames[place.StateProvince] ?? place.StateProvince
    case 'county':
      return `${place.County} County, ${place.StateProvince}`
    case 'city':
      return `${place.City}, ${place.StateProvince}`
    case 'postal':
    case 'postalCircle':
      return `ZIP ${place.PostalCode}`
    case 'circle':
      return `Circle ${number}`
    case 'polygon':
      return `Drawn area ${number}`
  }
}

/** The size of an area in words: "5 mi", "6 corners"; nothing for named places. */
export function placeDetail(place: Place): string | undefined {
  if (place.kind === 'circle' || place.kind === 'postalCircle') return `${miles(place.RadiusMiles)} mi`
  return place.kind === 'polygon' ? `${place.Points.length} corners` : undefined
}

/** Miles with as many digits as matter: 0.42, 9.3, 20. */
export function miles(n: number): string {
  return String(n < 1 ? Math.round(n * 100) / 100 : n < 100 ? Math.round(n * 10) / 10 : Math.round(n))
}

/** The place's number among those of its kind, for its label. */
export function placeNumber(places: readonly Place[], index: number): number {
  return places.slice(0, index + 1).filter((place) => place.kind === places[index]?.kind).length
}

/** A chip for every chosen criterion that is not a place, in the order of the fields table. */
export function chipsOf(criteria: Criteria): Chip[] {
  const keys = (Object.keys(fields) as Criterion[]).filter((key) => criteria[key] !== undefined)
  return keys
    .filter((key) => !isPlaceList(key) && key !== 'AnyOf' && key !== 'NoneOf')
    .map((key) => ({ key, group: fields[key].group, label: fields[key].label, words: words(criteria, key) }))
}

function isPlaceList(key: Criterion): boolean {
  return fields[key].control.type === 'place' && key !== 'StateProvince'
}

function words(criteria: Criteria, key: Criterion): string {
  const { control } = fields[key]
  if (control.type === 'flag') return criteria[key] ? control.yes : control.no
  if (control.type === 'street') return Object.values(criteria.AddressParsed ?? {}).join(' ')
  if (control.type === 'point' && criteria.SortCenter)
    return `${criteria.SortCenter.Latitude.toFixed(4)}, ${criteria.SortCenter.Longitude.toFixed(4)}`
  const labels = inOrder(key, valuesOf(criteria, key)).map((value) => valueLabel(key, value))
  return labels.length > 4
    ? `${labels.slice(0, 3).join(', ')} and ${labels.length - 3} more`
    : labels.join(', ')
}

/** Values in the order in which the control shows them: ranges by size, not by their first digit. */
function inOrder(key: Criterion, values: readonly string[]): readonly string[] {
  const { control } = fields[key]
  if (control.type !== 'several') return values
  return control.choices.map(({ value }) => value).filter((value) => values.includes(value))
}

/** A short title for the page and the saved file: "58 in Omaha, NE". */
export function titleOf(criteria: Criteria, industry: (code: string) => string): string {
  const included = placesOf(criteria).filter((place) => !place.leftOut)
  const where = included.slice(0, 2).map((place, i) => {
    const label = placeLabel(place, i + 1)
    if (place.kind === 'circle') return `${placeDetail(place)} circle`
    return place.kind === 'postalCircle' ? `${placeDetail(place)} around ${label}` : label
  })
  const more = included.length > 2 ? ` and ${included.length - 2} more` : ''
  const what = criteria.CompanyName
    ? `“${criteria.CompanyName}”`
    : [...valuesOf(criteria, 'PrimarySic'), ...valuesOf(criteria, 'Sic')].slice(0, 2).map(industry).join(', ')
  const place = where.length ? `${where.join(', ')}${more}` : ''
  if (what && place) return `${what} in ${place}`
  return what || place || (chipsOf(criteria).length ? 'Companies' : 'New search')
}
