import type { RuleName } from '#contract/match.ts'
import { labelOf, type MatchField } from '#criteria/known.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import type { FieldDifference, Verdict } from './field-differences.ts'

type Differences = Record<MatchField, FieldDifference>

const pairText = ([input, record]: readonly [string, string]) => `${input} = ${record}`

const MAX_LETTERS = 250

/** "Plumbng, Plumbing: 1 letter differs". */
function misspelling([input, record]: readonly [string, string]): string {
  const n = editDistance(input.toLowerCase(), record.toLowerCase(), MAX_LETTERS, false)
  return `${input}, ${record}: ${n} ${n === 1 ? 'letter differs' : 'letters differ'}`
}

/** How a field agrees, in a few plain words for a person: "agrees", "agrees: St = Street", "differs". */
export function reasonOf(field: MatchField, difference: FieldDifference): string {
  const { verdict, alike, near, input, record } = difference
  const others = alike.map(pairText)
  switch (verdict) {
    case 'same':
      return field === 'Phone' ? allDigits(record) : 'agrees'
    case 'alike':
      return others.length ? `agrees: ${others.join(', ')}` : 'agrees'
    case 'near':
      return [...near.map(misspelling), ...others].join('; ')
    case 'partly':
      return ['agrees in part', ...near.map(misspelling), ...others].join('; ')
    case 'differs':
      return 'differs'
    case 'unknown':
      return input.length ? 'not in the record' : record.length ? 'not given' : 'not known'
  }
}

function allDigits(runs: FieldDifference['record']): string {
  const digits = phoneDigits(runs.map(({ text }) => text).join('')).length
  return `all ${digits} digits agree`
}

/** Why a record was found, in four parts: the three fields of the place are one. */
export interface ScoreReason {
  label: string
  verdict: Verdict
  text: string
}

const place: readonly MatchField[] = ['City', 'StateProvince', 'PostalCode']

/** From what says most against a record to what says nothing. */
const gravity: readonly Verdict[] = ['differs', 'partly', 'near', 'alike', 'same', 'unknown']

/**
 * How a record agrees with what is known, part by part. A Basic record of a person has no phone number: where the service matched
 * by phone, its rule says that it agrees.
 */
export function reasonsOf(all: Differences, rule?: RuleName): ScoreReason[] {
  const each = (field: MatchField): ScoreReason => ({
    label: labelOf(field),
    verdict: all[field].verdict,
    text: reasonOf(field, all[field]),
  })
  const isPhoneOfRule = all.Phone.record.length === 0 && (rule === 'PhoneOnly' || rule === 'NamePhone')
  const phone: ScoreReason = isPhoneOfRule
    ? { label: labelOf('Phone'), verdict: 'same', text: 'agrees, by the service' }
    : each('Phone')
  return [each('Name'), each('StreetAddress'), placeReason(all), phone]
}

function placeReason(all: Differences): ScoreReason {
  const known = place.filter((field) => all[field].verdict !== 'unknown')
  const verdicts = known.map((field) => all[field].verdict)
  const verdict = gravity.find((one) => verdicts.includes(one)) ?? 'unknown'
  const name = (field: MatchField) => (field === 'PostalCode' ? 'ZIP' : labelOf(field).toLowerCase())
  const plain = known.filter((field) => reasonOf(field, all[field]) === 'agrees').map(name)
  const others = known
    .filter((field) => reasonOf(field, all[field]) !== 'agrees')
    .map((field) => `${name(field)} ${reasonOf(field, all[field])}`)
  const agreeing = plain.length ? [`${plain.join(', ')} ${plain.length === 1 ? 'agrees' : 'agree'}`] : []
  return { label: 'Place', verdict, text: [...agreeing, ...others].join('; ') || 'not given' }
}
