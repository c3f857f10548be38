import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { alternativesOf } from './alternatives.ts'
import { type Chip, chipsOf, placeDetail, placeLabel, placeNumber } from './describe.ts'
import { valuesOf } from './edit.ts'
import { words as wordsOf } from './kinds.ts'
import { type PlaceChoice, placesOf } from './places.ts'

type Name = (code: string) => string
const industries: readonly Criterion[] = ['PrimarySic', 'Sic']

/** A search in one line: "Companies · Where: Nebraska · Employees here: 5–9 · Not: ZIP 68102". */
export function criteriaText(kind: Kind, criteria: Criteria, industry: Name): string {
  const places = placesOf(criteria)
  const named = places.map((place, i) => ({ ...place, words: placeWords(places, i) }))
  const inWords = (excluded: boolean) =>
    listed(named.filter((place) => place.excluded === excluded).map((place) => place.words))
  const together = (item: Criteria) => chipText(kind, item, industry).join(' with ')
  const out = (criteria.NoneOf ?? []).map(together).filter(Boolean)
  const groups = alternativesOf(criteria).map((items) => items.map(together).filter(Boolean).join(' or '))
  const parts = [
    wordsOf[kind].Many,
    labelled('Where', inWords(false)),
    ...chipText(kind, criteria, industry),
    ...groups.map((words) => labelled('Any of', words)),
    labelled('Not', [inWords(true), ...out].filter(Boolean).join(', ')),
  ].filter(Boolean)
  return parts.length === 1 ? `All ${wordsOf[kind].many}` : parts.join(' · ')
}

const labelled = (label: string, words: string) => (words ? `${label}: ${words}` : '')

const SOME = 6
const listed = (words: readonly string[]) =>
  words.length > SOME
    ? `${words.slice(0, SOME).join(', ')} and ${words.length - SOME} more`
    : words.join(', ')

function placeWords(places: readonly PlaceChoice[], index: number): string {
  const place = places[index]
  if (!place) return ''
  const label = placeLabel(place, placeNumber(places, index))
  const detail = placeDetail(place)
  return detail ? `${label} (${detail})` : label
}

function chipText(kind: Kind, criteria: Criteria, industry: Name): string[] {
  const words = (chip: Chip) =>
    industries.includes(chip.key) ? listed(valuesOf(criteria, chip.key).map(industry)) : chip.words
  return chipsOf(kind, criteria).map((chip) => `${chip.label}: ${words(chip)}`)
}
