import type { Criteria, Criterion } from '#contract/criteria'
import type { Sic } from '#contract/sic'
import { placeLabel } from '../../criteria/describe.ts'
import { setCriterion, toggleValue, valuesOf } from '../../criteria/edit.ts'
import { fields } from '../../criteria/fields.ts'
import { addPlace, type Place } from '../../criteria/places.ts'
import { tidy } from '../../criteria/tidy.ts'
import type { FoundPlace } from '../../state/places.ts'

/** One thing that the typed words may mean, and what choosing it does to the criteria. */
export interface Suggestion {
  label: string
  /** The kind of thing, in grey at the right. */
  detail: string
  apply: (criteria: Criteria) => Criteria
}

export interface Sources {
  places: (text: string, limit: number) => FoundPlace[]
  industries: readonly Sic[]
}

const MOST_PLACES = 4
const MOST_INDUSTRIES = 6
const MOST_CHOICES = 4

/** What the words may mean, most likely first; the name of a company is always the last guess. */
export function suggestionsFor(text: string, sources: Sources): Suggestion[] {
  const words = text.trim()
  if (!words) return []
  return [
    ...around(words, sources),
    ...phones(words),
    ...places(words, sources),
    ...choices(words),
    ...industries(sources),
    name(words),
  ]
}

const include = (place: Place) => (criteria: Criteria) =>
  tidy(addPlace(criteria, { ...place, leftOut: false }))

const kindWords = { state: 'state', county: 'county', city: 'city', postal: 'ZIP code' } as const

function places(words: string, { places: find }: Sources): Suggestion[] {
  return find(words, MOST_PLACES).map(({ place, detail }) => ({
    label: detail ? `${placeLabel(place)}, ${detail}` : placeLabel(place),
    detail: kindWords[place.kind],
    apply: include(place),
  }))
}

/** "25 mi around 60618", "within 10 miles of Omaha". */
const circleWords = /^(?:within\s+)?(\d+(?:\.\d+)?)\s*(?:mi|miles?)?\s+(?:around|of|from)\s+(.+)$/i

function around(words: string, { places: find }: Sources): Suggestion[] {
  const [, radius, where] = circleWords.exec(words) ?? []
  if (!radius || !where) return []
  return find(where, MOST_PLACES)
    .filter(({ place }) => place.kind === 'city' || place.kind === 'postal')
    .map(({ place, Latitude, Longitude }) => ({
      label: `${radius} mi around ${placeLabel(place)}`,
      detail: 'circle',
      apply: include(
        place.kind === 'postal'
          ? { kind: 'postalCircle', PostalCode: place.PostalCode, RadiusMiles: Number(radius) }
          : { kind: 'circle', Latitude, Longitude, RadiusMiles: Number(radius) },
      ),
    }))
}

function phones(words: string): Suggestion[] {
  const digits = words.replace(/[\s().+-]/g, '')
  if (!/^1?\d{10}$/.test(digits)) return []
  return [
    { label: words, detail: 'look up a phone', apply: (criteria) => setCriterion(criteria, 'Phone', digits) },
  ]
}

const lower = (text: string) => text.toLowerCase().replaceAll('–', '-')

/** Choices of every criterion that has some: "20-49 employees", "credit rating A", "new businesses". */
function choices(words: string): Suggestion[] {
  const wanted = lower(words).split(/\s+/)
  const rows = (Object.keys(fields) as Criterion[]).flatMap((key) => {
    const { label, control } = fields[key]
    if (control.type !== 'several' && control.type !== 'one') return []
    return control.choices.map((choice) => ({
      key,
      label: `${label}: ${choice.label}`,
      value: choice.value,
      several: control.type === 'several',
    }))
  })
  return rows
    .filter(({ label, value }) => wanted.every((word) => lower(label).includes(word) || value === word))
    .slice(0, MOST_CHOICES)
    .map(({ key, label, value, several }) => ({
      label,
      detail: fields[key].group.toLowerCase(),
      apply: (criteria) =>
        several ? added(criteria, key, value) : setCriterion(criteria, key, value as never),
    }))
}

function added(criteria: Criteria, key: Criterion, value: string): Criteria {
  return valuesOf(criteria, key).includes(value) ? criteria : toggleValue(criteria, key, value)
}

function industries({ industries: found }: Sources): Suggestion[] {
  const firsts = found.filter(({ Id }, i) => found.findIndex((other) => other.Id === Id) === i)
  return firsts.slice(0, MOST_INDUSTRIES).map(({ Id, Description }) => ({
    label: Description,
    detail: `industry ${Id}`,
    apply: (criteria) => added(criteria, 'PrimarySic', Id),
  }))
}

function name(words: string): Suggestion {
  return {
    label: `Company name has “${words}”`,
    detail: 'name',
    apply: (criteria) => setCriterion(criteria, 'CompanyName', words),
  }
}
