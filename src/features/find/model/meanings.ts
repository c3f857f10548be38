import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Sic } from '#contract/sic.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import { placeLabel } from '#criteria/describe.ts'
import { setCriterion, toggleValue, valuesOf } from '#criteria/edit.ts'
import { fieldNames, fieldOf } from '#criteria/fields.ts'
import { addPlace, type Place } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import type { FoundPlace } from '#reference/places.ts'

/** One thing that the typed words may mean, and what choosing it does to the criteria. */
export interface Meaning {
  label: string
  /** The kind of thing, in grey at the right. */
  detail: string
  group: Group
  apply: (criteria: Criteria) => Criteria
}

/** The groups in which findings are shown, in this order. */
export const groups = [
  'Sentence',
  'Places',
  'Industries',
  'Choices',
  'Vehicles',
  'Criteria',
  'Commands',
  'Names and numbers',
  'Records',
] as const
export type Group = (typeof groups)[number]

export interface Sources {
  places: (text: string, limit: number) => FoundPlace[]
  industries: readonly Sic[]
  vehicles: readonly Vehicle[]
}

const MAX_PLACES = 4
const MAX_INDUSTRIES = 6
const MAX_CHOICES = 4
const MAX_VEHICLES = 4

/** What the words may mean, most likely first; a name is always the last guess. */
export function meaningsOf(kind: Kind, text: string, sources: Sources): Meaning[] {
  const words = text.trim()
  if (!words) return []
  return [
    ...around(words, sources),
    ...phones(words),
    ...places(words, sources),
    ...choices(kind, words),
    ...(kind === 'companies' ? industries(sources) : vehicles(words, sources)),
    ...names[kind](words),
  ]
}

const include = (place: Place) => (criteria: Criteria) =>
  tidy(addPlace(criteria, { ...place, excluded: false }))

const kindText = { state: 'state', county: 'county', city: 'city', postal: 'ZIP code' } as const

function places(words: string, { places: find }: Sources): Meaning[] {
  return find(words, MAX_PLACES).map(({ place, detail }) => ({
    group: 'Places' as const,
    label: detail ? `${placeLabel(place)}, ${detail}` : placeLabel(place),
    detail: kindText[place.kind],
    apply: include(place),
  }))
}

/** "25 mi around 60618", "within 10 miles of Omaha". */
const circleText = /^(?:within\s+)?(\d+(?:\.\d+)?)\s*(?:mi|miles?)?\s+(?:around|of|from)\s+(.+)$/i

function around(words: string, { places: find }: Sources): Meaning[] {
  const [, radius, where] = circleText.exec(words) ?? []
  if (!radius || !where) return []
  return find(where, MAX_PLACES)
    .filter(({ place }) => place.kind === 'city' || place.kind === 'postal')
    .map(({ place, Latitude, Longitude }) => ({
      group: 'Places' as const,
      label: `${radius} mi around ${placeLabel(place)}`,
      detail: 'circle',
      apply: include(
        place.kind === 'postal'
          ? { kind: 'postalCircle', PostalCode: place.PostalCode, RadiusMiles: Number(radius) }
          : { kind: 'circle', Latitude, Longitude, RadiusMiles: Number(radius) },
      ),
    }))
}

function phones(words: string): Meaning[] {
  const digits = words.replace(/[\s().+-]/g, '')
  if (!/^1?\d{10}$/.test(digits)) return []
  return [
    {
      group: 'Names and numbers',
      label: words,
      detail: 'phone',
      apply: (criteria) => setCriterion(criteria, 'Phone', digits),
    },
  ]
}

const lower = (text: string) => text.toLowerCase().replaceAll('–', '-').replace(/[$,]/g, '')

interface Row {
  key: Criterion
  /** What a person reads: "Age: 25–29". */
  label: string
  value: string
  several: boolean
}

/** A row for every choice that a criterion of the kind offers. */
function choiceRows(kind: Kind): Row[] {
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
function choices(kind: Kind, words: string): Meaning[] {
  const wanted = lower(words).split(/\s+/)
  return choiceRows(kind)
    .filter(({ label, value }) => wanted.every((word) => lower(label).includes(word) || value === word))
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
function vehicles(words: string, { vehicles: known }: Sources): Meaning[] {
  const wanted = lower(words)
  if (wanted.length < 2) return []
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
    .filter(({ label, name }) => lower(label).startsWith(wanted) || name.startsWith(wanted))
    .slice(0, MAX_VEHICLES)
    .map(({ label, detail, name: _name, ...vehicle }) => ({
      group: 'Vehicles' as const,
      label,
      detail,
      apply: (criteria) => tidy({ ...criteria, VehicleModel: undefined, ...vehicle }),
    }))
}

/** What the words are as a name, the last guess. */
const names: Record<Kind, (words: string) => Meaning[]> = {
  companies: (words) => [
    {
      group: 'Names and numbers',
      label: `Company name has “${words}”`,
      detail: 'name',
      apply: (criteria) => setCriterion(criteria, 'CompanyName', words),
    },
  ],
  people: (words) => {
    if (/\d/.test(words)) return []
    const [first = '', ...rest] = words.split(/\s+/)
    const last = rest.join(' ')
    if (last)
      return [
        {
          group: 'Names and numbers',
          label: `${words} by name`,
          detail: 'name',
          apply: (criteria) => tidy({ ...criteria, FirstName: first, LastName: last }),
        },
      ]
    return [
      {
        group: 'Names and numbers',
        label: `Last name ${first}`,
        detail: 'name',
        apply: (criteria) => setCriterion(criteria, 'LastName', first),
      },
    ]
  },
}
