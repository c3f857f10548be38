import { MAX_AREAS } from '#contract/place.ts'
import { change, some } from '#shared/text/format.ts'

/** Texts of the areas drawn on the map. */
export const areasMessages = {
  center: (name: string) => `Center of ${name}, arrow keys move it`,
  radius: (name: string) => `Radius of ${name}`,
  middle: (name: string) => `Middle of ${name}, arrow keys move it`,
  corner: (index: number, points: number, name: string) =>
    `Corner ${index + 1} of ${points} of ${name}, arrow keys move it, Delete removes it`,
  newCorner: (index: number, name: string) => `New corner after corner ${index + 1} of ${name}`,
  cornerHint: 'Drag to move, double click to remove',
  renameHint: 'Double click to rename',
  excludedName: (name: string) => `${name}, excluded`,
  excludedCount: (cost: number | undefined) => `Excluded${cost === undefined ? '' : ` ${change(cost)}`}`,
  builtInSource: 'US Census, via us-atlas; shores of GSHHG',
  tilesFailed: 'Base map tiles failed to load. Showing the built-in map.',
  theArea: 'The area',
  circleOf: (distance: string) => `Circle of ${distance}`,
  movedTo: (label: string, distance: string) => `${label} is now ${distance}`,
  changedTo: (label: string, detail: string | undefined) => `${label} now has ${detail}`,
  changeDiscarded: (error: string) => `${error} The change was discarded.`,
  tooManyAreas: () => `A search has at most ${MAX_AREAS} areas.`,
  renamedTo: (before: string, name: string) => `${before} renamed to ${name}`,
} as const

/** Texts of the map panel. */
export const mapMessages = {
  mapOfRecords: (points: number) => `Map of ${some(points, 'record')}`,
  mapOf: (points: number) => `Map of ${some(points, 'candidate')}`,
} as const
