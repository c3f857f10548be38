import { type Criteria, type Criterion, criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { statusValues } from '#contract/trust.ts'
import { setCriterion, setValues, valuesOf } from './edit.ts'
import { fieldOf } from './fields.ts'
import { addPlace, type CriteriaPlace, type PlaceKind, placesOf, withPlaces } from './places.ts'
import {
  criterionOf,
  digitsOf,
  insideOf,
  isOfPlaces,
  type Level,
  placeAt,
  wireValue,
} from './tally-levels.ts'
import { tidy } from './tidy.ts'

/** The role of a tallied value in a search. */
export type ValueRole = 'selected' | 'excluded' | undefined
type Role = Exclude<ValueRole, undefined>

/** The two sides of one criterion: the selected values, and the excluded ones. */
interface Sides {
  selected: readonly string[]
  excluded: readonly string[]
}

const holdsOnly = (item: Criteria, key: Criterion) =>
  Object.keys(item).length === 1 && item[key] !== undefined

function sidesOf(criteria: Criteria, key: Criterion): Sides {
  const out = (criteria.NoneOf ?? []).filter((item) => holdsOnly(item, key))
  return { selected: valuesOf(criteria, key), excluded: out.flatMap((item) => valuesOf(item, key)) }
}

const isList = (kind: Kind, key: Criterion) =>
  ['several', 'industry', 'codes'].includes(fieldOf(kind, key).control.type)

const read = (value: string) => (value === 'true' ? true : value === 'false' ? false : value)

/** A criterion with these values, as one criteria; several of them where it takes one value alone. */
function written(kind: Kind, key: Criterion, values: readonly string[]): Criteria[] {
  if (values.length === 0) return []
  return isList(kind, key)
    ? [setValues({}, key, values)]
    : values.map((value) => setCriterion({}, key, read(value) as never))
}

function withSides(kind: Kind, criteria: Criteria, key: Criterion, { selected, excluded }: Sides): Criteria {
  const others = (criteria.NoneOf ?? []).filter((item) => !holdsOnly(item, key))
  return tidy({
    ...criteria,
    [key]: undefined,
    ...written(kind, key, selected).at(-1),
    NoneOf: [...others, ...written(kind, key, excluded)],
  })
}

const named: readonly PlaceKind[] = ['state', 'county', 'city', 'postal']

/** The places that a tally of places keeps: drawn areas, and exclusions inside its values. */
function otherPlacesOf(criteria: Criteria, { field }: Level) {
  const places = placesOf(criteria)
  const levels = named.slice(0, ['stateprovince', 'county', 'city', 'postalcode'].indexOf(field) + 1)
  const drawn = places.some((place) => !place.excluded && !named.includes(place.kind))
  return places.filter((place) => (place.excluded ? !levels.includes(place.kind) : drawn))
}

/** Excluded industries inside those of a level remain excluded from its tally. */
const deeper = (codes: readonly string[], { field }: Level) =>
  codes.filter((code) => code.length > digitsOf(field))

/**
 * The criteria of a level's tally: without its own, so that its other values remain visible, and inside of the path.
 * Drawn areas remain, so that a tally shows what is in them.
 */
export function tallyCriteria(kind: Kind, criteria: Criteria, level: Level): Criteria {
  if (isOfPlaces(level))
    return tidy({ ...withPlaces(criteria, otherPlacesOf(criteria, level)), ...insideOf(level) })
  const key = criterionOf(level.field)
  if (!key) return tidy(criteria)
  // Without a status in the criteria, closed companies would be excluded from the tally of statuses.
  if (key === 'OperatingStatus')
    return withSides(kind, criteria, key, { selected: statusValues, excluded: [] })
  const excluded = key === 'PrimarySic' ? deeper(sidesOf(criteria, key).excluded, level) : []
  return tidy({ ...withSides(kind, criteria, key, { selected: [], excluded }), ...insideOf(level) })
}

const placeKey = (place: CriteriaPlace) =>
  JSON.stringify([
    place.kind,
    'StateProvince' in place && place.StateProvince,
    'County' in place && place.County,
    'City' in place && place.City,
    'PostalCode' in place && place.PostalCode,
  ])

/** The role of each value of a level. A selected industry selects those inside it too. */
export function valueRolesOf(criteria: Criteria, level: Level): (value: string) => ValueRole {
  if (isOfPlaces(level)) {
    const roles = new Map(
      placesOf(criteria).map((place) => [placeKey(place), place.excluded ? 'excluded' : 'selected'] as const),
    )
    return (value) => roles.get(keyOfPlace(level, value))
  }
  const key = criterionOf(level.field)
  if (!key) return () => undefined
  const { selected, excluded } = sidesOf(criteria, key)
  const holds = (values: readonly string[], value: string) =>
    key === 'PrimarySic' ? values.some((code) => value.startsWith(code)) : values.includes(value)
  return (value) => {
    const wire = wireValue(level.field, value)
    if (holds(excluded, wire)) return 'excluded'
    return holds(selected, wire) ? 'selected' : undefined
  }
}

function keyOfPlace(level: Level, value: string): string {
  const place = placeAt(level, value)
  return place ? placeKey(place) : ''
}

/** The codes after one is switched: a code takes the place of those above and below it. */
export function toggledCodes(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code)
  return [...codes.filter((other) => !code.startsWith(other) && !other.startsWith(code)), code]
}

/** The sides after a code took a role or lost it. Codes excluded below a selected one remain so. */
function switchedCodes({ selected, excluded }: Sides, code: string, role: Role): Sides {
  if (role === 'selected')
    return {
      selected: toggledCodes(selected, code),
      excluded: excluded.filter((other) => !code.startsWith(other)),
    }
  return {
    selected: selected.filter((other) => !other.startsWith(code)),
    excluded: toggledCodes(excluded, code),
  }
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

function switched(sides: Sides, value: string, role: Role, list: boolean): Sides {
  const other = role === 'selected' ? 'excluded' : 'selected'
  const own =
    sides[role].includes(value) || list || role === 'excluded' ? toggled(sides[role], value) : [value]
  return { ...sides, [other]: sides[other].filter((it) => it !== value), [role]: own }
}

/** The search after a value of a level took a role or lost it; undefined where the value is no criterion. */
export function switchValue(
  kind: Kind,
  criteria: Criteria,
  level: Level,
  value: string,
  role: Role,
): Criteria | undefined {
  if (isOfPlaces(level)) return switchPlace(criteria, level, value, role)
  const key = criterionOf(level.field)
  const wire = wireValue(level.field, value)
  if (!key || !isValue(kind, key, wire)) return undefined
  const sides = sidesOf(criteria, key)
  const next =
    key === 'PrimarySic' ? switchedCodes(sides, wire, role) : switched(sides, wire, role, isList(kind, key))
  return withSides(kind, criteria, key, next)
}

function switchPlace(criteria: Criteria, level: Level, value: string, role: Role): Criteria | undefined {
  const place = placeAt(level, value)
  if (!place) return undefined
  if (valueRolesOf(criteria, level)(value) !== role)
    return tidy(addPlace(criteria, { ...place, excluded: role === 'excluded' }))
  const others = placesOf(criteria).filter((other) => placeKey(other) !== placeKey(place))
  return tidy(withPlaces(criteria, others))
}

/** Whether a criterion takes a value: a service may answer with values that are no criteria. */
function isValue(kind: Kind, key: Criterion, value: string): boolean {
  const [item] = written(kind, key, [value])
  return criteriaSchemas[kind].safeParse(item).success
}

/** Whether the values of a field can be selected. */
export const canSelect = (level: Level): boolean =>
  isOfPlaces(level) || criterionOf(level.field) !== undefined

/** The search with nothing of a field but one value; undefined where criteria cannot express it. */
export function narrowed(
  kind: Kind,
  criteria: Criteria,
  field: Level['field'],
  value: string,
): Criteria | undefined {
  const level = { field, path: [] }
  const place = placeAt(level, value)
  if (place) return narrowedTo(criteria, place)
  const key = criterionOf(field)
  const wire = wireValue(field, value)
  if (!key || !isValue(kind, key, wire)) return undefined
  return withSides(kind, criteria, key, { selected: [wire], excluded: sidesOf(criteria, key).excluded })
}

/** Places of several kinds are "any of these": one more would widen the search, so these are left as they are. */
function narrowedTo(criteria: Criteria, place: CriteriaPlace): Criteria | undefined {
  const places = placesOf(criteria)
  if (places.some((other) => !other.excluded && other.kind !== place.kind)) return undefined
  const excluded = places.filter((other) => other.excluded)
  return tidy(withPlaces(criteria, [...excluded, { ...place, excluded: false }]))
}
