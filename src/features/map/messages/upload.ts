import type { Units } from '#shared/text/units.ts'
import { unitName } from '#shared/text/units.ts'

/** Texts of areas from a file. */
export const uploadMessages = {
  whereAreasCome: 'Where areas come from',
  fileOrText: 'File or text',
  saved: (saved: number) => `Saved${saved > 0 ? ` (${saved})` : ''}`,
  dropFormats: ' or on the map: GeoJSON, KML, or a list of ZIP codes, addresses or coordinates',
  dropFileHere: 'Drop a file here',
  chooseFile: 'Choose a file',
  orPasteItHere: 'Or paste it here',
  pastePlaceholder: '68046, 68005, 68123\n1020 E 1st St, Papillion NE\n41.2565, -95.9345',
  locating: 'Locating the addresses',
  locatedAddresses: 'Addresses with their places',
  noPlace: 'No place found. Correct the address, or add a city or a ZIP code.',
  addressOf: (name: string) => `Address of ${name}`,
  locate: 'Locate',
  moreLocated: (n: number) => `and ${n} more, located`,
  tryAgain: 'Try again',
  notLocated: (n: number) =>
    n === 1 ? '1 address has no place and is not added.' : `${n} addresses have no place and are not added.`,
  firstAddresses: (shown: number, all: number) =>
    `A search has at most ${shown} areas: the first ${shown} of the ${all} addresses are taken. Split the list for the others.`,
  reading: ' Reading',
  found: (name: string) => ` found${name}`,
  addAreas: 'Add areas',
  close: 'Close',
  dropHint: 'Drop the file to see its areas',
  radiusAround: (points: number, units: Units) =>
    `Radius around ${points === 1 ? 'the point' : 'each point'}, in ${unitName(units)}`,
  lineDistance: (lines: number, units: Units) =>
    `How far to each side of the ${lines === 1 ? 'line' : 'lines'}, in ${unitName(units)}`,
  excludeAreas: (areas: string) => `Exclude ${areas}`,
  addAreasFound: (areas: string) => `Add ${areas}`,
  not: 'NOT',
  moreAreas: (drawn: number, shown: number) => `and ${drawn - shown} more`,
  whatToKnow: 'What to know',
  moreNotes: (notes: number, shown: number) => `and ${notes - shown} more like these`,
  noSavedAreasYet:
    'No saved areas yet. Select an area on the map, then choose Save for other searches in its menu.',
  exclude: 'Exclude',
  excludeName: (name: string) => `Exclude ${name}`,
  add: 'Add',
  addName: (name: string) => `Add ${name}`,
  removeFromSavedAreas: (name: string) => `Remove ${name} from the saved areas`,
  tooManyAreas: (room: number, total: number) =>
    `A search has at most 100 areas: the first ${room} of the ${total} are taken.`,
  unknownZips: (codes: string) => `Not recognized ZIP codes: ${codes}.`,
  fileUnread: 'The file could not be read. It may have been moved or changed.',
} as const
