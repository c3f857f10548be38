import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import type { Units } from '#shared/text/units.ts'
import { distance } from '#shared/text/units.ts'
import { densityMessages, dotText } from './density.ts'

/** Texts of the details of a point. */
export const pointDetailsMessages = {
  circleRadius: 'Radius of a circle around here',
  addCircle: 'Circle around here',
  exclude: 'Exclude',
  excludeCircle: (radius: number, sign: string) => `Exclude ${radius} ${sign} around here`,
  showNearest: (many: number) => `Show the ${many} nearest `,
  recordsLoaded: (many: number) => `reads ${many} records`,
  loadingNearest: (many: string) => `Loading the nearest ${many}`,
  nearestTitle: 'The nearest of this search',
  noMatches: (many: string) => `This search has no ${many}`,
  noName: 'No name',
  matchingRest: (title: string) => `${title} that match the rest of the search`,
  countsFailedToLoad: 'The counts failed to load.',
  nearest: (miles: number, units: Units) => `nearest, ${distance(miles, units)}`,
  removePlace: (label: string) => `Remove ${label}`,
  addPlace: (label: string) => `Add ${label}`,
  includePlace: (label: string) => `No longer exclude ${label}`,
  excludePlace: (label: string) => `Exclude ${label}`,
  title: 'This location',
  close: 'Close this location',
  zipCodes: (codes: readonly string[], more: number) =>
    `ZIP ${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  thisDot: (kind: Kind, zipCodes: string, records: number) =>
    `This dot: ${counted(kind, records)} of ${zipCodes}`,
  spreadDot: (kind: Kind, zipCodes: string, records: number, inDot: number) =>
    `${zipCodes}: ${counted(kind, records)}, spread over several dots: ${dotText(inDot)} per dot`,
  estimateHere: (kind: Kind, zipCodes: string, records: number, density: number, units: Units) =>
    `${densityMessages.estimate(kind, density, units)}, estimated from the ${counted(kind, records)} of ${zipCodes}`,
  loadingPlaces: 'Looking at the names of places',
  noPlaces: 'No state, city or ZIP code of the United States is near.',
  copyCoordinates: 'Copy the coordinates',
} as const
