import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { statusValues } from '#contract/trust.ts'
import { stateNames } from '#shared/address/states.ts'
import { pointLabel } from '#shared/geo/point.ts'
import { count } from '#shared/text/format.ts'
import { distance, type Units } from '#shared/text/units.ts'
import { alternativesOf, isNarrowing } from './alternatives.ts'
import type { Choice } from './choices.ts'
import { valuesOf } from './edit.ts'
import { type Control, type CriterionGroup, fieldNames, fieldOf, valueLabel } from './fields.ts'
import { kindNames } from './kinds.ts'
import { type CriteriaPlace, placesOf } from './places.ts'

/** One criterion as text: "Employees here: 5–9, 10–19". */
export interface Chip {
  key: Criterion
  group: CriterionGroup
  label: string
  text: string
}

/** A place in words; drawn areas are numbered by their order. */
export function placeLabel(place: CriteriaPlace, number = 1): string {
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
export function placeDetail(place: CriteriaPlace, units: Units = 'miles'): string | undefined {
  if (place.kind === 'circle' || place.kind === 'postalCircle') return distance(place.RadiusMiles, units)
  return place.kind === 'polygon' ? `${place.Points.length} corners` : undefined
}

/** Miles with as many digits as matter: 0.42, 9.3, 20. */
export function miles(n: number): string {
  return String(n < 1 ? Math.round(n * 100) / 100 : n < 100 ? Math.round(n * 10) / 10 : Math.round(n))
}

/** The place's number among those of its kind, for its label. */
export function placeNumber(places: readonly CriteriaPlace[], index: number): number {
  return places.slice(0, index + 1).filter((place) => place.kind === places[index]?.kind).length
}

/** A chip for every criterion that is not a place, in the order of the fields table. */
export function chipsOf(kind: Kind, criteria: Criteria): Chip[] {
  return fieldNames[kind]
    .filter((key) => criteria[key] !== undefined)
    .filter((key) => !isPlaceList(kind, key) && key !== 'AnyOf' && key !== 'NoneOf')
    .map((key) => {
      const { group, label } = fieldOf(kind, key)
      return { key, group, label, text: text(kind, criteria, key) }
    })
}

/** The words of a chip before its text: none where the text says them. */
export function chipLead(kind: Kind, { key, label }: Chip): string | undefined {
  const { control } = fieldOf(kind, key)
  const isPlain = control.type === 'flag' || (control.type === 'one' && control.isPlain)
  return isPlain ? undefined : label
}

function isPlaceList(kind: Kind, key: Criterion): boolean {
  return fieldOf(kind, key).control.type === 'place' && key !== 'StateProvince'
}

function text(kind: Kind, criteria: Criteria, key: Criterion): string {
  const { control } = fieldOf(kind, key)
  if (control.type === 'flag') return criteria[key] ? control.yes : control.no
  if (control.type === 'street') return Object.values(criteria.AddressParsed ?? {}).join(' ')
  if (control.type === 'point' && criteria.SortCenter) return pointLabel(criteria.SortCenter)
  const values = inOrder(control, valuesOf(criteria, key))
  if (key === 'OperatingStatus' && values.length === statusValues.length) return 'Any, closed too'
  // An id says nothing to a person.
  if (key === 'SourceId' && values.length > 4) return `${count(values.length)} ids`
  if ((key === 'Id' || key === 'NotId') && values.length > 4) return `${count(values.length)} ids`
  const labels =
    control.type === 'several' && control.run
      ? runsOf(control.choices, values).map(runLabel)
      : values.map((value) => valueLabel(kind, key, value))
  return labels.length > 4
    ? `${labels.slice(0, 3).join(', ')} and ${labels.length - 3} more`
    : labels.join(', ')
}

/** Values in the order in which the control shows them: ranges by size, not by their first digit. */
function inOrder(control: Control, values: readonly string[]): readonly string[] {
  if (control.type !== 'several') return values
  return control.choices.map(({ value }) => value).filter((value) => values.includes(value))
}

/** The labels of selected bands, grouped by runs. */
function runsOf(choices: readonly Choice[], values: readonly string[]): string[][] {
  const runs: string[][] = []
  choices.forEach(({ value, label }, i) => {
    if (!values.includes(value)) return
    const before = choices[i - 1]
    const run = before && values.includes(before.value) ? runs.at(-1) : undefined
    if (run) run.push(label)
    else runs.push([label])
  })
  return runs
}

/** Bands next to each other as one: "25–29" to "30–34" is "25–34", to "75+" is "25+". */
function runLabel(run: readonly string[]): string {
  const [first = '', last = ''] = [run[0], run.at(-1)]
  if (run.length === 1) return first
  const [low] = first.split('–')
  return last.endsWith('+') ? `${low}+` : `${low}–${last.split('–')[1]}`
}

/** What a title takes from elsewhere: the names that people gave places, and the unit of distances. */
interface TitleText {
  nameOf?: (place: CriteriaPlace) => string | undefined
  units?: Units
}

/** A short title for the page and the saved file: "58 in Omaha, NE". */
export function titleOf(
  kind: Kind,
  criteria: Criteria,
  industry: (code: string) => string,
  { nameOf = () => undefined, units = 'miles' }: TitleText = {},
): string {
  const included = placesOf(criteria).filter((place) => !place.excluded)
  const where = included.slice(0, 2).map((place, i) => nameOf(place) ?? titlePlace(place, i + 1, units))
  const more = included.length > 2 ? ` and ${included.length - 2} more` : ''
  const what = whatOf[kind](criteria, industry)
  const within = narrowingLabels(criteria).map((label) => ` and in ${label}`)
  const place = where.length ? `${where.join(', ')}${more}${within.join('')}` : ''
  if (what && place) return `${what} ${place.startsWith(WITHIN) ? '' : 'in '}${place}`
  if (place) return `${place.charAt(0).toUpperCase()}${place.slice(1)}`
  return what || (chipsOf(kind, criteria).length ? kindNames[kind].Title : 'New search')
}

const WITHIN = 'within '

/** The places that narrow those of the search, a text for each group: "Tennessee". */
export const narrowingLabels = (criteria: Criteria): string[] =>
  alternativesOf(criteria)
    .filter(isNarrowing)
    .map(([item = {}]) => narrowingLabel(item))

/** The places of one such group: "Tennessee or Georgia". */
export const narrowingLabel = (item: Criteria): string =>
  placesOf(item)
    .map((place, i) => placeLabel(place, i + 1))
    .join(' or ')

/** A place as a title names it: "Omaha, NE", "12 mi circle", "within 10 mi of ZIP 68046". */
function titlePlace(place: CriteriaPlace, number: number, units: Units): string {
  const label = placeLabel(place, number)
  if (place.kind === 'circle') return `${placeDetail(place, units)} circle`
  return place.kind === 'postalCircle' ? `${WITHIN}${placeDetail(place, units)} of ${label}` : label
}

/** What is looked for, beside the place: the name, else what narrows most. */
const whatOf: Record<Kind, (criteria: Criteria, industry: (code: string) => string) => string> = {
  companies: (criteria, industry) => {
    if (criteria.CompanyName) return `“${criteria.CompanyName}”`
    const codes = [...valuesOf(criteria, 'PrimarySic'), ...valuesOf(criteria, 'Sic')]
    const names = codes.slice(0, codes.length > 2 ? 1 : 2).map(industry)
    const more = codes.length > 2 ? ` and ${codes.length - 1} more` : ''
    return `${names.join(', ')}${more}` || firstChips('companies', criteria)
  },
  people: (criteria) => {
    const name = [criteria.FirstName, criteria.LastName].filter(Boolean).join(' ')
    return name ? `“${name}”` : firstChips('people', criteria)
  },
}

/** The first two criteria besides the place, in words. */
function firstChips(kind: Kind, criteria: Criteria): string {
  const chips = chipsOf(kind, criteria).filter(({ group }) => group !== 'Where' && group !== 'Records')
  return chips
    .slice(0, 2)
    .map((chip) => titleText(kind, chip))
    .join(', ')
}

/** Numbers need their label, other words say what they are: "Age 25–29", "Homeowners". */
function titleText(kind: Kind, { key, label, text }: Chip): string {
  const { control } = fieldOf(kind, key)
  const needs = control.type === 'several' ? control.run : ['whole', 'codes', 'text'].includes(control.type)
  return needs || /^[\d$]/.test(text) ? `${label} ${text}` : text
}
