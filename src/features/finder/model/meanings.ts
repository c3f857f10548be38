import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Sic } from '#contract/sic.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import { placeLabel } from '#criteria/describe.ts'
import { setCriterion, toggleValue, valuesOf } from '#criteria/edit.ts'
import { fieldNames, fieldOf } from '#criteria/fields.ts'
import { addPlace, type CriteriaPlace } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import { finderMessages as messages } from '#features/finder/messages.ts'
import type { FoundPlace } from '#reference/places.ts'

/** One meaning of the typed text, and what selecting it does to the criteria. */
export interface Meaning {
  label: string
  /** The kind of result, at the right. */
  detail: string
  group: ResultGroup
  apply: (criteria: Criteria) => Criteria
}

/** The groups in which findings are shown, in this order. */
export const resultGroups = [
  'Sentence',
  'Places',
  'Industries',
  'Choices',
  'Vehicles',
  'Criteria',
  'Saved searches',
  'Commands',
  messages.namesAndNumbers,
  'Records',
] as const
export type ResultGroup = (typeof resultGroups)[number]

export interface Sources {
  places: (text: string, limit: number) => FoundPlace[]
  industries: readonly Sic[]
  vehicles: readonly Vehicle[]
  /** Whether a criterion is offered for the data in use. */
  isOffered: (criterion: string) => boolean
}

const MAX_PLACES = 4
const MAX_INDUSTRIES = 6
const MAX_CHOICES = 4
const MAX_VEHICLES = 4

/** The meanings of a text, most likely first; a name is always last. */
export function meaningsOf(kind: Kind, text: string, sources: Sources): Meaning[] {
  const typed = text.trim()
  if (!typed) return []
  return [
    ...around(typed, sources),
    ...phones(typed),
    ...places(typed, sources),
    ...choices(kind, typed, sources),
    ...(kind === 'companies' ? industries(sources) : vehicles(typed, sources)),
    ...names[kind](typed),
  ]
}

const include = (place: CriteriaPlace) => (criteria: Criteria) =>
  tidy(addPlace(criteria, { ...place, excluded: false }))

const kindText = { state: 'state', county: 'county', city: 'city', postal: messages.zipCode } as const

function places(typed: string, { places: find }: Sources): Meaning[] {
  return find(typed, MAX_PLACES).map(({ place, detail }) => ({
    group: 'Places' as const,
    label: detail ? `${placeLabel(place)}, ${detail}` : placeLabel(place),
    detail: kindText[place.kind],
    apply: include(place),
  }))
}

/** "25 mi around 60618", "within 10 miles of Omaha". */
const circleText = /^(?:within\s+)?(\d+(?:\.\d+)?)\s*(?:mi|miles?)?\s+(?:around|of|from)\s+(.+)$/i

function around(typed: string, { places: find }: Sources): Meaning[] {
  const [, radius, where] = circleText.exec(typed) ?? []
  if (!radius || !where) return []
  return find(where, MAX_PLACES)
    .filter(({ place }) => place.kind === 'city' || place.kind === 'postal')
    .map(({ place, Latitude, Longitude }) => ({
      group: 'Places' as const,
      label: messages.within(radius, placeLabel(place)),
      detail: 'circle',
      apply: include(
        place.kind === 'postal'
          ? { kind: 'postalCircle', PostalCode: place.PostalCode, RadiusMiles: Number(radius) }
          : { kind: 'circle', Latitude, Longitude, RadiusMiles: Number(radius) },
      ),
    }))
}

function phones(typed: string): Meaning[] {
  const digits = typed.replace(/[\s().+-]/g, '')
  if (!/^1?\d{10}$/.test(digits)) return []
  return [
    {
      group: messages.namesAndNumbers,
      label: typed,
      detail: 'phone',
      apply: (criteria) => setCriterion(criteria, 'Phone', digits),
    },
  ]
}

const lower = (text: string) => text.toLowerCase().replaceAll('–', '-').replace(/[$,]/g, '')

interface ChoiceRow {
  key: Criterion
  /** What a person reads: "Age: 25–29". */
  label: string
  value: string
  several: boolean
}

/** A row for every choice that a criterion of the kind offers. */
function choiceRows(kind: Kind): ChoiceRow[] {
  return fieldNames[kind].flatMap((key) => {
    const { label, control } = fieldOf(kind, key)
    if (control.type === 'flag')
      return [
        { key, label: control.yes, value: 'true', several: false },
        { key, label: control.no, value: 'false', several: false },
      ]
    if (control.type !== 'several' && control.type !== 'one') return []
    return control.choices.map((choice) => ({
      key,
      label: `${label}: ${choice.label}`,
      value: choice.value,
      several: control.type === 'several',
    }))
  })
}

/** Choices of every criterion that has some: "20-49 employees", "homeowners", "income 60,000", "golf". */
function choices(kind: Kind, typed: string, { isOffered }: Sources): Meaning[] {
  const typedParts = lower(typed).split(/\s+/)
  return choiceRows(kind)
    .filter(({ key }) => isOffered(key))
    .filter(({ label, value }) => typedParts.every((word) => lower(label).includes(word) || value === word))
    .slice(0, MAX_CHOICES)
    .map(({ key, label, value, several }) => ({
      group: 'Choices' as const,
      label,
      detail: fieldOf(kind, key).group.toLowerCase(),
      apply: (criteria) =>
        several ? added(criteria, key, value) : setCriterion(criteria, key, canonical(value) as never),
    }))
}

const canonical = (value: string) => (value === 'true' ? true : value === 'false' ? false : value)

function added(criteria: Criteria, key: Criterion, value: string): Criteria {
  return valuesOf(criteria, key).includes(value) ? criteria : toggleValue(criteria, key, value)
}

function industries({ industries: found }: Sources): Meaning[] {
  const firsts = found.filter(({ Id }, i) => found.findIndex((other) => other.Id === Id) === i)
  return firsts.slice(0, MAX_INDUSTRIES).map(({ Id, Description }) => ({
    group: 'Industries' as const,
    label: Description,
    detail: `industry ${Id}`,
    apply: (criteria) => added(criteria, 'PrimarySic', Id),
  }))
}

/** Makes and models: "ford", "f-150", "honda civic". */
function vehicles(typed: string, { vehicles: known }: Sources): Meaning[] {
  const lowered = lower(typed)
  if (lowered.length < 2) return []
  const found = known.flatMap(({ Make, Models = [] }) => [
    { VehicleMake: Make, label: Make, detail: 'make', name: lower(Make) },
    ...Models.map((model) => ({
      VehicleMake: Make,
      VehicleModel: model,
      label: `${Make} ${model}`,
      detail: 'model',
      name: lower(model),
    })),
  ])
  return found
    .filter(({ label, name }) => lower(label).startsWith(lowered) || name.startsWith(lowered))
    .slice(0, MAX_VEHICLES)
    .map(({ label, detail, name: _name, ...vehicle }) => ({
      group: 'Vehicles' as const,
      label,
      detail,
      apply: (criteria) => tidy({ ...criteria, VehicleModel: undefined, ...vehicle }),
    }))
}

/** The text as a name, the last meaning. */
const names: Record<Kind, (typed: string) => Meaning[]> = {
  companies: (typed) => [
    {
      group: messages.namesAndNumbers,
      label: messages.companyNameHas(typed),
      detail: 'name',
      apply: (criteria) => setCriterion(criteria, 'CompanyName', typed),
    },
  ],
  people: (typed) => {
    if (/\d/.test(typed)) return []
    const [first = '', ...rest] = typed.split(/\s+/)
    const last = rest.join(' ')
    if (last)
      return [
        {
          group: messages.namesAndNumbers,
          label: messages.byName(typed),
          detail: 'name',
          apply: (criteria) => tidy({ ...criteria, FirstName: first, LastName: last }),
        },
      ]
    return [
      {
        group: messages.namesAndNumbers,
        label: messages.lastName(first),
        detail: 'name',
        apply: (criteria) => setCriterion(criteria, 'LastName', first),
      },
    ]
  },
}
