import type { RuleName } from '#contract/match.ts'
import type { FieldDifference, Verdict } from '#criteria/compare/field-differences.ts'
import { labelOf, type MatchField } from '#criteria/known.ts'
import { comparisonMessages as messages } from '#features/matching/messages/comparison.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { editDistance } from '#shared/text/edit-distance.ts'

type Differences = Record<MatchField, FieldDifference>

const pairText = ([input, record]: readonly [string, string]) => messages.pair(input, record)

const MAX_LETTERS = 250

const misspelling = ([input, record]: readonly [string, string]) =>
  messages.lettersDiffer(
    input,
    record,
    editDistance(input.toLowerCase(), record.toLowerCase(), MAX_LETTERS, false),
  )

/** How a field agrees: "agrees", "agrees: St = Street", "differs". */
export function reasonOf(field: MatchField, difference: FieldDifference): string {
  const { verdict, alike, near, input, record } = difference
  const others = alike.map(pairText)
  switch (verdict) {
    case 'same':
      return field === 'Phone' ? allDigits(record) : messages.agrees
    case 'alike':
      return messages.agreesAs(others)
    case 'near':
      return [...near.map(misspelling), ...others].join('; ')
    case 'partly':
      return [messages.agreesInPart, ...near.map(misspelling), ...others].join('; ')
    case 'differs':
      return messages.differs
    case 'unknown':
      if (input.length) return messages.notInRecord
      return record.length ? messages.notGiven : messages.notKnown
  }
}

function allDigits(runs: FieldDifference['record']): string {
  return messages.digitsAgree(phoneDigits(runs.map(({ text }) => text).join('')).length)
}

/** How a part of a record compares: name, street, place or phone. */
export interface ScoreReason {
  label: string
  verdict: Verdict
  text: string
}

const placeFields: readonly MatchField[] = ['City', 'StateProvince', 'PostalCode']

/** From the strongest evidence against a record to none. */
const verdictsByWeight: readonly Verdict[] = ['differs', 'partly', 'near', 'alike', 'same', 'unknown']

/**
 * How a record agrees with the input, part by part. A Basic record of a person has no phone number; if the service matched by phone,
 * the rule shows that it agrees.
 */
export function reasonsOf(all: Differences, rule?: RuleName): ScoreReason[] {
  const each = (field: MatchField): ScoreReason => ({
    label: labelOf(field),
    verdict: all[field].verdict,
    text: reasonOf(field, all[field]),
  })
  const isPhoneOfRule = all.Phone.record.length === 0 && (rule === 'PhoneOnly' || rule === 'NamePhone')
  const phone: ScoreReason = isPhoneOfRule
    ? { label: labelOf('Phone'), verdict: 'same', text: messages.agreesByService }
    : each('Phone')
  return [each('Name'), each('StreetAddress'), placeReason(all), phone]
}

function placeReason(all: Differences): ScoreReason {
  const known = placeFields.filter((field) => all[field].verdict !== 'unknown')
  const verdicts = known.map((field) => all[field].verdict)
  const verdict = verdictsByWeight.find((one) => verdicts.includes(one)) ?? 'unknown'
  const name = (field: MatchField) => (field === 'PostalCode' ? messages.zip : labelOf(field).toLowerCase())
  const plain = known.filter((field) => reasonOf(field, all[field]) === messages.agrees).map(name)
  const others = known
    .filter((field) => reasonOf(field, all[field]) !== messages.agrees)
    .map((field) => `${name(field)} ${reasonOf(field, all[field])}`)
  const agreeing = plain.length ? [messages.fieldsAgree(plain)] : []
  return {
    label: messages.place,
    verdict,
    text: [...agreeing, ...others].join('; ') || messages.notGiven,
  }
}
