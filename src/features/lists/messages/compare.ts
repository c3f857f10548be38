import type { Kind } from '#contract/kind.ts'
import { MAX_MEMBERS } from '#lists/list.ts'
import { MAX_COMPARED } from '#lists/sets.ts'
import { count } from '#shared/text/format.ts'

/** Texts of comparing lists and combining their parts. */
export const compareMessages = {
  loadingIdsOfSearch: 'Loading the ids of the search',
  addList: 'Add a list',
  searchSource: 'The search, by the ids it finds',
  idsAreNotBilled: 'Ids are not billed',
  byName: 'Compare by name and address too',
  byNameHint: (one: string) => `The same ${one} with two ids counts once.`,
  comparingNames: 'The names and addresses are being compared',
  noOtherLists: (kind: Kind) =>
    `There is no other list of ${kind} yet. Make one from a search, from ids or from a file.`,
  tooManyLists: () => `${MAX_COMPARED} lists can be combined at a time.`,
  doNotContact: 'do not contact',
  become: 'become',
  chooseList: 'Choose a list to preview the result. Nothing changes until you confirm.',
  tooManyRecords: () => `A list holds up to ${count(MAX_MEMBERS)} records. Take fewer lists.`,
  saveCountAsNew: (after: number) => `Save the ${count(after)} as a new list`,
  saveAsNew: 'Save as a new list',
  changeThisList: 'Change this list',
  comparing: 'The lists are being compared',
  pickPartsToKeep: 'Pick the parts to keep',
  compareWithOtherLists: 'Compare with other lists',
  clickPart: 'click a part, or ',
  keys: 'keys ',
  byId: 'by id',
  byIdAndName: 'by id, then by name and address',
  notToScale: 'The parts are not drawn to scale.',
  partsAsTable:
    'More than three lists are shown as a table of their parts. Parts without records are not listed.',
  compareHint:
    'Add a list or the search. You see what they share and what each has alone, with the count of every part, before anything is saved. Nothing is billed.',
  export: 'Export',
  saveAsList: 'Save as list',
  list: (letter: string, name: string) => `List ${letter}, ${name}`,
  removeSource: (name: string) => `Compare no more with ${name}`,
  letterHint: (letter: string) => `list ${letter} of the comparison`,
  firstRows: (title: string) => `${title}, first rows`,
  comparedHint: (by: string) => `compared ${by} · no call made`,
  nothingSelected: 'Nothing selected. Choose a part that has records.',
  person: 'Person',
  company: 'Company',
  city: 'City',
  zip: 'ZIP',
  industry: 'Industry',
  inLists: 'In lists',
  only: (list: string | undefined) => `${list} only`,
  partsToKeep: 'Parts to keep',
  vennLabel: (names: number) =>
    `${names} lists as overlapping circles. The counts of the parts are beside the drawing.`,
  selected: 'selected',
  comparedById: 'They are compared by id alone.',
  idsShown: 'Their ids are shown.',
} as const
