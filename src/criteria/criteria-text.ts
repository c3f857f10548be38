import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { alternativesOf, isNarrowing } from './alternatives.ts'
import {
  type Chip,
  chipLead,
  chipsOf,
  narrowingLabels,
  placeDetail,
  placeLabel,
  placeNumber,
} from './describe.ts'
import { valuesOf } from './edit.ts'
import { kindNames } from './kinds.ts'
import { type PlaceChoice, placesOf } from './places.ts'

type Name = (code: string) => string
const industries: readonly Criterion[] = ['PrimarySic', 'Sic']

/** A search in one line: "Companies · Where: Nebraska · Employees here: 5–9 · Not: ZIP 68102". */
export function criteriaText(kind: Kind, criteria: Criteria, industry: Name): string {
  const places = placesOf(criteria)
  const labeledPlaces = places.map((place, i) => ({ ...place, text: placeText(places, i) }))
  const placesText = (excluded: boolean) =>
    listed(labeledPlaces.filter((place) => place.excluded === excluded).map((place) => place.text))
  const together = (item: Criteria) => chipText(kind, item, industry).join(' with ')
  const out = (criteria.NoneOf ?? []).map(together).filter(Boolean)
  const groups = alternativesOf(criteria)
    .filter((items) => !isNarrowing(items))
    .map((items) => items.map(together).filter(Boolean).join(' or '))
  const parts = [
    kindNames[kind].Title,
    withLabel('Where', placesText(false)),
    ...narrowingLabels(criteria).map((text) => withLabel('And in', text)),
    ...chipText(kind, criteria, industry),
    ...groups.map((text) => withLabel('Any of', text)),
    withLabel('Not', [placesText(true), ...out].filter(Boolean).join(', ')),
  ].filter(Boolean)
  return parts.length === 1 ? `All ${kindNames[kind].many}` : parts.join(' · ')
}

const withLabel = (label: string, text: string) => (text ? `${label}: ${text}` : '')

const SOME = 6
const listed = (text: readonly string[]) =>
  text.length > SOME ? `${text.slice(0, SOME).join(', ')} and ${text.length - SOME} more` : text.join(', ')

function placeText(places: readonly PlaceChoice[], index: number): string {
  const place = places[index]
  if (!place) return ''
  const label = placeLabel(place, placeNumber(places, index))
  const detail = placeDetail(place)
  return detail ? `${label} (${detail})` : label
}

function chipText(kind: Kind, criteria: Criteria, industry: Name): string[] {
  const text = (chip: Chip) =>
    industries.includes(chip.key) ? listed(valuesOf(criteria, chip.key).map(industry)) : chip.text
  return chipsOf(kind, criteria).map((chip) => [chipLead(kind, chip), text(chip)].filter(Boolean).join(': '))
}
