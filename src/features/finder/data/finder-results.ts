import { type Lookup, maxFound } from '#api/find-records.ts'
import type { Criteria, Criterion } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { fieldNames, fieldOf } from '#criteria/fields.ts'
import { kindNames as kindText } from '#criteria/kinds.ts'
import { sameCriteria } from '#criteria/tidy.ts'
import { finderMessages as messages } from '#features/finder/messages.ts'
import type { ReadSentence, Sentence } from '#language/sentence.ts'
import { sentenceReadings } from '#language/sentence-readings.ts'
import type { SavedSearch } from '#lists/saved-search.ts'
import { aroundAddress, type Located, withAddresses } from '../model/located.ts'
import { meaningsOf, type ResultGroup, resultGroups, type Sources } from '../model/meanings.ts'

/** What selecting a result does. */
export type ResultAction =
  | { type: 'change'; change: (criteria: Criteria) => Criteria }
  | { type: 'sentence'; sentence: Sentence; startsOver: boolean }
  | { type: 'field'; key: Criterion }
  | { type: 'lookup'; lookup: Lookup }
  | { type: 'command'; name: string }
  | { type: 'record'; kind: Kind; id: string }
  | { type: 'match'; kind: Kind; line: string }
  | { type: 'search'; search: SavedSearch }

/** One result: what the typed text may mean. */
export interface FinderResult {
  id: string
  group: ResultGroup
  label: string
  /** The kind of result, at the right. */
  detail: string
  action: ResultAction
}

const MAX_FIELDS = 3
const nothingLocated: Located = new Map()

/** What the typed text may mean for the search, by group. */
export function finderResults(
  kind: Kind,
  text: string,
  sources: Sources,
  read: ReadSentence | undefined,
  located: Located = nothingLocated,
): FinderResult[] {
  const typed = text.trim()
  if (!typed) return []
  const meanings = meaningsOf(kind, typed, sources).map(
    ({ label, detail, group, apply }): FinderResult => ({
      id: `${detail} ${label}`,
      group,
      label,
      detail,
      action: { type: 'change', change: apply },
    }),
  )
  const readings = read ? sentenceReadings(read, kind, typed) : []
  const sentences = readings
    .filter((sentence) => !isAmong(sentence, kind, meanings))
    .map((sentence) => withAddresses(sentence, located))
  return inGroups([
    ...sentences.map((sentence) => sentenceResult(sentence, kind, false)),
    ...readings.flatMap((sentence) => aroundResult(aroundAddress(sentence, located), kind)),
    ...meanings,
    ...fields(kind, typed, sources),
  ])
}

/** Results sorted by group; the order within a group is unchanged. */
function inGroups(results: readonly FinderResult[]): FinderResult[] {
  return results.toSorted((a, b) => resultGroups.indexOf(a.group) - resultGroups.indexOf(b.group))
}

/** Whether a sentence says no more than another result does. */
function isAmong(sentence: Sentence, kind: Kind, results: readonly FinderResult[]): boolean {
  if (sentence.kind !== kind || sentence.unread.length > 0) return false
  return results.some(
    ({ action }) => action.type === 'change' && sameCriteria(action.change({}), sentence.criteria),
  )
}

/** A sentence as a result: it is added to the search, or starts a new one. */
export function sentenceResult(sentence: Sentence, kind: Kind, startsOver: boolean): FinderResult {
  const label = sentence.parts.map((part) => part.words).join(', ')
  const isOther = sentence.kind !== kind
  return {
    id: `sentence ${sentence.kind} ${startsOver}`,
    group: 'Sentence',
    label,
    detail: isOther
      ? messages.switchesTo(kindText[sentence.kind].many)
      : startsOver
        ? messages.newSearch
        : messages.addToSearch,
    action: { type: 'sentence', sentence, startsOver },
  }
}

/** The circle around an address that is typed without a distance. */
const aroundResult = (sentence: Sentence | undefined, kind: Kind): FinderResult[] =>
  sentence
    ? [{ ...sentenceResult(sentence, kind, false), id: `around ${sentence.kind}`, group: 'Places' }]
    : []

/** Whether every typed word begins a word of the label. */
export function matchesTyped(label: string, typed: string): boolean {
  const known = label.toLowerCase().split(/[^a-z0-9]+/)
  const parts = typed
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return parts.length > 0 && parts.every((word) => known.some((one) => one.startsWith(word)))
}

const MAX_SEARCHES = 5

/** Saved searches by name or folder. */
export const savedSearchesOf = (searches: readonly SavedSearch[], text: string): FinderResult[] =>
  searches
    .filter(({ name, folder }) => matchesTyped(`${folder} ${name}`, text.trim()))
    .slice(0, MAX_SEARCHES)
    .map((search) => ({
      id: `search ${search.id}`,
      group: 'Saved searches',
      label: search.name,
      detail: search.folder || messages.savedSearch,
      action: { type: 'search', search },
    }))

/** Criteria whose names begin so: choosing one opens its control. */
function fields(kind: Kind, typed: string, { isOffered }: Sources): FinderResult[] {
  if (typed.length < 2) return []
  return fieldNames[kind]
    .filter(isOffered)
    .filter((key) => !['place', 'nested'].includes(fieldOf(kind, key).control.type))
    .filter((key) => matchesTyped(fieldOf(kind, key).label, typed))
    .slice(0, MAX_FIELDS)
    .map((key) => {
      const { label, group } = fieldOf(kind, key)
      return {
        id: `field ${key}`,
        group: 'Criteria',
        label,
        detail: `open ${group.toLowerCase()}`,
        action: { type: 'field', key },
      }
    })
}

/** Ids of either kind whose source has other ids than numbers; a long word is no Id. */
const MADE_ID = String.raw`(?=.*\d)[a-z2-9]{16}`
const IDS: Record<Kind, RegExp> = {
  companies: new RegExp(`^(?:\\d{9}|${MADE_ID})$`),
  people: new RegExp(`^(?:\\d{12}|${MADE_ID})$`),
}

/** Records by id, phone or name. Loading them is billed, so the result says how many, and loads only when selected. */
export function lookupsOf(kind: Kind, text: string): FinderResult[] {
  const typed = text.trim()
  const digits = typed.replace(/[\s().+-]/g, '')
  const ids = kinds
    .filter((one) => IDS[one].test(typed))
    .map((one) => lookup({ kind: one, by: 'id', text: typed }))
  if (ids.length > 0) return ids
  if (/^1?\d{10}$/.test(digits)) return [lookup({ kind, by: 'phone', text: digits.slice(-10) })]
  return /\p{L}{2}/u.test(typed) ? [lookup({ kind, by: 'name', text: typed })] : []
}

/** The way to match what was typed, read as a line with name, street and place. */
export const matchResult = (kind: Kind, line: string): FinderResult => ({
  id: `match ${kind}`,
  group: 'Records',
  label: `Match “${line}”`,
  detail: messages.lookUpFields,
  action: { type: 'match', kind, line },
})

/** A line with more than a name in it. */
const isLine = (text: string): boolean => /\p{L}{2}.*,.*\p{L}|\p{L}{2}.* \d+ .*\p{L}/u.test(text)

/** Whether the words before the first comma are capitalized, as a name's are. */
const startsLikeName = (text: string): boolean =>
  text
    .trim()
    .split(',', 1)
    .flatMap((start) => start.split(/\s+/))
    .every((word) => /^(?:\P{Ll}|and$|of$|the$)/u.test(word))

/** Whether a reading ignores the words at the start. */
const ignoresStart = ({ action }: FinderResult): boolean =>
  action.type === 'sentence' && action.sentence.unread.some(({ from, isClear }) => from === 0 && !isClear)

/**
 * Results by group, with the way to match a line of name, street and place. It is the first result of a line that starts
 * like a name, where a reading ignores the start.
 */
export function withMatch(kind: Kind, text: string, results: readonly FinderResult[]): FinderResult[] {
  if (!isLine(text)) return inGroups(results)
  const all = inGroups([matchResult(kind, text.trim()), ...results])
  if (!startsLikeName(text) || !all.some(ignoresStart)) return all
  const isRecord = ({ group }: FinderResult) => group === 'Records'
  return [...all.filter(isRecord), ...all.filter((one) => !isRecord(one))]
}

const lookupLabels: Record<Lookup['by'], (text: string, one: string) => string> = {
  id: (text, one) => messages.lookUp(one, text),
  phone: (text) => messages.lookUpPhone(text),
  name: (text, one) => messages.lookUpName(one, text),
}

function lookup(query: Lookup): FinderResult {
  const { kind, by, text } = query
  const max = maxFound[by]
  return {
    id: `lookup ${kind} ${by}`,
    group: 'Records',
    label: lookupLabels[by](text, kindText[kind].one),
    detail: max === 1 ? messages.readsOne : messages.readsUpTo(max),
    action: { type: 'lookup', lookup: query },
  }
}
