import type { Units } from '#shared/text/units.ts'
import { unitName } from '#shared/text/units.ts'

/** Texts of the areas of a search. */
export const areasMessages = {
  growToNumber: 'Grow to a number',
  name: 'Name',
  saveForOtherSearches: 'Save for other searches',
  rename: 'Rename',
  center: 'Around a ZIP code or a point',
  centerPlaceholder: '68046, or 41.25, -96.01',
  howMany: (many: string) => `How many ${many}`,
  countedCircle: 'Counts this circle only, with your other filters.',
  points: 'Points, one to a line: latitude, longitude',
  lineDistance: (units: Units) => `How far to each side, in ${unitName(units)}`,
  addLine: 'Add the area along the line',
  noSavedAreasYet: 'No saved areas yet. Save a drawn area in its row or on the map.',
  add: 'Add',
  addName: (name: string) => `Add ${name}`,
  removeFromSavedAreas: (name: string) => `Remove ${name} from the saved areas`,
  uploadOrPasteAreas: 'Upload or paste areas',
} as const
