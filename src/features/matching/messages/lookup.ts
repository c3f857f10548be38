import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import { counted } from '#criteria/kinds.ts'
import type { MatchField } from '#criteria/known.ts'
import { count, some } from '#shared/text/format.ts'

type Subject = 'Person' | 'Company'

const switchTo: Record<Subject, string> = { Person: 'Switch to People', Company: 'Switch to Companies' }
const aSubject: Record<Subject, string> = { Person: 'a person', Company: 'a company' }
const nouns: Record<Subject | 'Any', readonly [one: string, many: string]> = {
  Person: ['person', 'people'],
  Company: ['company', 'companies'],
  Any: ['record', 'records'],
}

/** The form of the lookup of one record. */
export const lookupFormMessages = {
  form: 'Lookup details',
  subject: 'What to look up',
  companies: 'Companies',
  people: 'People',
  either: 'Either',
  pasteLabel: 'Paste a line',
  pasteHint: 'Its parts fill the fields below.',
  pasteExample: 'Infogroup, 1020 E 1st St Papillion NE',
  lineParts: 'Parts of the line',
  notUsed: 'not used',
  looksLike: (subject: Subject) => `looks like ${aSubject[subject]}.`,
  switchTo: (subject: Subject) => switchTo[subject],
  minimumScore: 'Minimum score',
  cost: (candidates: number, rate: number) =>
    `Searches as you type. Loads up to ${candidates} Basic records each time, ${price(rate)} each.`,
  clear: 'Clear',
  cleared: 'The form is cleared.',
  toCandidates: (total: number, bestScore: number | undefined) =>
    `${some(total, 'candidate')}, best score ${bestScore}`,
} as const

/** Examples in the empty fields of the form. */
export const lookupExamples: Record<MatchField, string> = {
  Name: 'Infogroup',
  StreetAddress: '1020 E 1st St',
  City: 'Papillion',
  StateProvince: 'NE',
  PostalCode: '68046',
  Phone: '(402) 555-0142',
}

/** The candidates of the lookup of one record. */
export const candidateMessages = {
  panel: 'Candidates',
  startTitle: 'Which one is it?',
  startHint:
    'Enter a name, a phone number or a street address, as much of it as you have. Matching records appear here, best first, with the differences marked.',
  fieldErrors: 'One of the fields is not valid. See the message next to it.',
  loading: 'Loading candidates',
  searching: 'Searching',
  noMatch: 'No confident match',
  noScore: (minimum: number, isSimilar: boolean) =>
    `No ${isSimilar ? 'other ' : ''}record scores ${minimum} or more`,
  found: (shown: number, total: number) =>
    `${shown < total ? `${count(shown)} of ` : ''}${some(total, 'candidate')}`,
  loaded: (records: number, rate: number) =>
    `${some(records, 'Basic record')} loaded, ${price(records * rate)}`,
  showAll: (loadable: number, total: number, rate: number) =>
    `Show ${loadable < total ? `the first ${count(loadable)} of ${count(total)}` : `all ${count(total)}`} (${price(loadable * rate)})`,
  ties: (tied: number, isMore: boolean, subject: Subject | 'Any', suggestion: string | undefined) =>
    `${count(tied)}${isMore ? ' or more' : ''} ${nouns[subject][1]} fit equally${suggestion ? `: add ${suggestion}.` : '.'}`,
  list: 'Candidates',
  comparison: 'Compared word by word',
  entered: 'What you entered',
  family: (name: string, locations: number) => `${name}, ${count(locations)} locations`,
  locations: (locations: number) => `${count(locations)} locations`,
  keys: { choose: 'choose', move: 'move', enter: 'Enter', open: 'opens' },
  score: 'Score',
  contact: (name: string) => `Contact: ${name}`,
  id: (id: string) => `Id ${id}`,
  open: 'Open the record',
  differences: 'How they differ',
  fillHint: (shown: number, total: number) =>
    `${shown < total ? `of the ${count(shown)} shown · ` : ''}choose a value to fill it in`,
  noDifferences: 'Street, city, ZIP and phone are the same in all of them.',
  moreValues: (hidden: number) => `${count(hidden)} more`,
  moreValuesOf: (hidden: number, label: string) => `${hidden} more values of ${label}`,
  candidates: 'candidates',
  scoreHelp: (hasProbability: boolean) =>
    hasProbability ? 'What score and likelihood mean' : 'What the score means',
  scoreMeaning:
    ': how closely a record agrees with what you entered, 0 to 100. Fields that you leave empty do not count.',
  likely: 'Likely',
  likelyMeaning:
    ': the chance that it is the record you are looking for. Records that fit equally share it, and some is left for a record that is not in the data.',
} as const

/** Suggestions where no record matches. */
export const noMatchMessages = {
  otherFound: (found: number, subject: Subject, isPhone: boolean) => {
    const [one, many] = nouns[subject]
    const records = found === 1 ? `A ${one}` : `${count(found)} ${many}`
    if (isPhone) return `${records} ${found === 1 ? 'has' : 'have'} this phone number.`
    return `${records} ${found === 1 ? 'matches' : 'match'}.`
  },
  searchByName: 'Search by name',
  isFree: 'counting is free',
  noName: 'No exact name match. Check the spelling, or remove a detail.',
  withName: (where: string) => `with this name ${where}`,
  search: 'Search these',
  searchRecords: (kind: Kind, records: number, where: string) =>
    `Search these ${counted(kind, records)} ${where}`,
} as const

/** Where records with a name are searched for. */
export const placeMessages = {
  inZip: (zip: string) => `in ZIP ${zip}`,
  inPlace: (...names: readonly string[]) => `in ${names.join(', ')}`,
  everywhere: 'everywhere',
} as const

/** Details that narrow a lookup, in the order in which they are suggested. */
export const detailNames: Partial<Record<MatchField, string>> = {
  StreetAddress: 'street',
  PostalCode: 'ZIP code',
  City: 'city',
  Phone: 'phone number',
}
