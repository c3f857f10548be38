import { type Lookup, maxFound } from '#api/find-records.ts'
import type { Criteria, Criterion } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { fieldNames, fieldOf } from '#criteria/fields.ts'
import { kindNames as kindText } from '#criteria/kinds.ts'
import { sameCriteria } from '#criteria/tidy.ts'
import type { ReadSentence, Sentence } from '#language/sentence.ts'
import { phone } from '#shared/text/format.ts'
import { type Group, groups, meaningsOf, type Sources } from '../model/meanings.ts'

/** What choosing a finding does. */
export type Act =
  | { type: 'change'; change: (criteria: Criteria) => Criteria }
  | { type: 'sentence'; sentence: Sentence; startsOver: boolean }
  | { type: 'field'; key: Criterion }
  | { type: 'lookup'; lookup: Lookup }
  | { type: 'command'; name: string }
  | { type: 'record'; kind: Kind; id: string }
  | { type: 'match'; kind: Kind; line: string }

/** One line of what the typed words may mean. */
export interface Finding {
  id: string
  group: Group
  label: string
  /** The kind of thing, in grey at the right. */
  detail: string
  act: Act
}

const MAX_FIELDS = 3

/** What the words may mean for the search, group by group. */
export function findingsOf(
  kind: Kind,
  text: string,
  sources: Sources,
  read: ReadSentence | undefined,
): Finding[] {
  const words = text.trim()
  if (!words) return []
  const meanings = meaningsOf(kind, words, sources).map(
    ({ label, detail, group, apply }): Finding => ({
      id: `${detail} ${label}`,
      group,
      label,
      detail,
      act: { type: 'change', change: apply },
    }),
  )
  const said = read ? sentencesOf(kind, words, read).filter((it) => !isAmong(it, kind, meanings)) : []
  return inGroups([
    ...said.map(({ sentence }) => sentenceFinding(sentence, kind, false)),
    ...meanings,
    ...fields(kind, words),
  ])
}

/** Findings sorted by group; within a group as they are. */
export function inGroups(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
}

interface Read {
  sentence: Sentence
}

const unreadLength = ({ unread }: Sentence) => unread.reduce((sum, { text }) => sum + text.length, 0)

/** The text as a sentence, for the kind that is looked for first; for the other where that understands more. */
function sentencesOf(kind: Kind, words: string, read: ReadSentence): Read[] {
  const own = read(kind, words)
  const others = kinds.filter((other) => other !== own.kind).map((other) => read(other, words))
  const better = others.filter((other) => other.kind !== own.kind && unreadLength(other) < unreadLength(own))
  return [own, ...better]
    .filter(({ criteria }) => Object.keys(criteria).length > 0)
    .map((sentence) => ({ sentence }))
}

/** A sentence that is no more than another finding needs no line of its own. */
function isAmong({ sentence }: Read, kind: Kind, findings: readonly Finding[]): boolean {
  if (sentence.kind !== kind || sentence.unread.length > 0) return false
  return findings.some(({ act }) => act.type === 'change' && sameCriteria(act.change({}), sentence.criteria))
}

/** A sentence as a line; what it says is added to the search, or asked anew. */
export function sentenceFinding(sentence: Sentence, kind: Kind, startsOver: boolean): Finding {
  const label = sentence.parts.map((part) => part.words).join(', ')
  const isOther = sentence.kind !== kind
  return {
    id: `sentence ${sentence.kind} ${startsOver}`,
    group: 'Sentence',
    label,
    detail: isOther
      ? `turns to ${kindText[sentence.kind].many}`
      : startsOver
        ? 'a new search'
        : 'add to the search',
    act: { type: 'sentence', sentence, startsOver },
  }
}

/** Whether every typed word begins a word of the label. */
export function fits(label: string, words: string): boolean {
  const known = label.toLowerCase().split(/[^a-z0-9]+/)
  const typed = words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return typed.length > 0 && typed.every((word) => known.some((one) => one.startsWith(word)))
}

/** Criteria whose names begin so: choosing one opens its control. */
function fields(kind: Kind, words: string): Finding[] {
  if (words.length < 2) return []
  return fieldNames[kind]
    .filter((key) => !['place', 'nested'].includes(fieldOf(kind, key).control.type))
    .filter((key) => fits(fieldOf(kind, key).label, words))
    .slice(0, MAX_FIELDS)
    .map((key) => {
      const { label, group } = fieldOf(kind, key)
      return {
        id: `field ${key}`,
        group: 'Criteria',
        label,
        detail: `open ${group.toLowerCase()}`,
        act: { type: 'field', key },
      }
    })
}

const IDS: Record<Kind, RegExp> = { companies: /^\d{9}$/, people: /^\d{12}$/ }

/** Records by id, phone or name. Reading them is billed: it is said how many, and done only when chosen. */
export function lookupsOf(kind: Kind, text: string): Finding[] {
  const words = text.trim()
  const digits = words.replace(/[\s().+-]/g, '')
  const ids = kinds
    .filter((one) => IDS[one].test(words))
    .map((one) => lookup({ kind: one, by: 'id', text: words }))
  if (ids.length > 0) return ids
  if (/^1?\d{10}$/.test(digits)) return [lookup({ kind, by: 'phone', text: digits.slice(-10) })]
  return /\p{L}{2}/u.test(words) ? [lookup({ kind, by: 'name', text: words })] : []
}

/** The way to match what was typed, read as a line with name, street and place. */
export const matchFinding = (kind: Kind, line: string): Finding => ({
  id: `match ${kind}`,
  group: 'Records',
  label: `Match “${line}”`,
  detail: 'by name, street, place and phone',
  act: { type: 'match', kind, line },
})

/** A line with more than a name in it. */
export const isLine = (text: string): boolean => /\p{L}{2}.*,.*\p{L}|\p{L}{2}.* \d+ .*\p{L}/u.test(text)

const asked: Record<Lookup['by'], (text: string, one: string) => string> = {
  id: (text, one) => `Look up ${one} ${text}`,
  phone: (text) => `Look up who has the phone ${phone(text)}`,
  name: (text, one) => `Look up a ${one} named “${text}”`,
}

function lookup(wanted: Lookup): Finding {
  const { kind, by, text } = wanted
  const most = maxFound[by]
  return {
    id: `lookup ${kind} ${by}`,
    group: 'Records',
    label: asked[by](text, kindText[kind].one),
    detail: most === 1 ? 'reads 1 Basic record' : `reads up to ${most} Basic records`,
    act: { type: 'lookup', lookup: wanted },
  }
}
