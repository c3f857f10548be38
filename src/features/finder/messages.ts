import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { phone } from '#shared/text/format.ts'

const examples: Record<Kind, string> = {
  companies: 'place, industry, size, name',
  people: 'place, age, interest, name',
}

/** Texts of the box that adds filters, and of the finder. */
export const finderMessages = {
  button: 'Find a company, place…',
  buttonKeys: 'Ctrl K',
  addLabel: (kind: Kind) => `Add a ${examples[kind].replace(/, (\w+)$/, ' or $1')}`,
  addHint: (kind: Kind) => `Add ${examples[kind]}…`,
  meanings: 'What this may mean',
  results: (results: number) => `${results} ${results === 1 ? 'result' : 'results'}`,
  ignoredText: 'ignored',
  ignored: 'Ignored:',
  title: 'Find anything',
  hint: 'dentists within 10 miles of 68046, Omaha, a name, a command…',
  close: 'Close the finder',
  resultList: 'Results',
  waiting: 'Selecting the first result as soon as it is found',
  noResults: 'No results.',
  keys: ['↑ ↓ to choose', 'Enter to select', 'Esc to close'],
  switchesTo: (many: string) => `switches to ${many}`,
  newSearch: 'new search',
  addToSearch: 'add to search',
  lookUpFields: 'by name, street, place and phone',
  lookUp: (one: string, text: string) => `Look up ${one} ${text}`,
  lookUpPhone: (text: string) => `Look up who has the phone ${phone(text)}`,
  lookUpName: (one: string, text: string) => `Look up a ${one} named “${text}”`,
  readsOne: 'reads 1 Basic record',
  readsUpTo: (max: number) => `reads up to ${max} Basic records`,
  savedSearch: 'saved search',
  namesAndNumbers: 'Names and numbers',
  zipCode: 'ZIP code',
  within: (radius: string, place: string) => `Within ${radius} mi of ${place}`,
  companyNameHas: (typed: string) => `Company name has “${typed}”`,
  byName: (typed: string) => `${typed} by name`,
  lastName: (first: string) => `Last name ${first}`,
  linkCopied: 'Link copied',
  copyingBlocked: 'The browser blocked copying. The link is in the address bar',
  findingArea: 'Finding the area of the drive time…',
  addressNotFound: (address: string) => `No place found for “${address}”.`,
  lookingItUp: 'Looking it up…',
  loadedFor: (kind: Kind, data: number, text: string) => `${counted(kind, data)} loaded for “${text}”`,
} as const
