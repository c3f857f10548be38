import { count, some } from '#shared/text/format.ts'
import { distance, type Units } from '#shared/text/units.ts'
import type { ParsedArea, ParsedAreas } from './parsed-areas.ts'

const formats = 'Use GeoJSON, KML or a list of ZIP codes.'
const holes = (n: number) => (n === 1 ? 'a hole' : `${n} holes`)

/** Why an area, or a distance that makes one, is refused. */
export const areaErrors = {
  radius: (max: number) => `A circle reaches at most ${max} miles.`,
  crosses: (error: string) => `The outline ${error}. An area must not cross itself.`,
  ring: (error: string) => `This area ${error}.`,
  tooWide: 'This area is too wide: it reaches around the globe.',
  tooSmall: 'Too small to hold a place. Draw it larger.',
  radiusRange: (max: number) => `Enter a radius above 0 and up to ${max} miles.`,
  lineWidth: (min: number, max: number) => `Enter a distance to each side from ${min} to ${max} miles.`,
} as const

/** Why a file or a text cannot be read. */
export const fileErrors = {
  empty: 'The file is empty.',
  tooLarge: (size: number, max: number) => `The file has ${size} MB. At most ${max} MB can be read.`,
  zip: 'This is a packed file (zip, KMZ or XLSX). Unpack it, or save it as KML or CSV.',
  gzip: 'This is a packed file (gzip). Unpack it first.',
  pdf: `This is a PDF. ${formats}`,
  shapefile: 'This is a shapefile. Save it as GeoJSON.',
  binary: `This is not a text file. ${formats}`,
  webPage: 'This is a web page. Download the file itself, not the page that shows it.',
  otherXml: `This is XML, but not KML. ${formats}`,
  brokenKml: 'This KML is damaged and cannot be read.',
  brokenJson: 'This is not valid JSON. It may have been cut off.',
  topoJson: 'This is TopoJSON. Save it as GeoJSON.',
  esriJson: 'This is Esri JSON. Save it as GeoJSON.',
  otherJson: 'This JSON is not GeoJSON: it has no features.',
  coordinateSystem: (name: string) =>
    `The coordinates use another system (${name}). Save the file as WGS 84, in longitude and latitude.`,
  noAreas: 'There are no areas in this file.',
  nothingUsable: (note: string) => `No usable areas. ${note}`,
  nothingInText: (start: string) =>
    `No ZIP codes, coordinates or areas were found in this text.${start && ` It begins with ${start}.`}`,
} as const

/** Why one shape of a file is skipped, as the end of a sentence. */
export const shapeErrors = {
  noNumbers: 'a corner has no numbers',
  noCorners: 'it has no corners',
  fewCorners: 'it has fewer than 3 corners',
  swapped: (latitude: number) =>
    `latitude ${latitude} is beyond 90: latitude and longitude seem to be swapped`,
  otherSystem: (lng: number, lat: number) =>
    `${lng}, ${lat} is not a longitude and latitude: the coordinates seem to use another system`,
  noShape: 'it has no shape',
  unknownShape: (type: string) => `${type} is not a supported shape`,
  shortLine: 'a line needs 2 points',
  noCoordinates: 'it has no latitude and longitude',
  noAddress: 'it has no address',
} as const

/** What was skipped or changed while a file was read. */
export const parseNotes = {
  shape: (number: number) => `Shape ${number}`,
  part: (label: string, number: number) => `${label}, part ${number},`,
  lineArea: 'The area along the line',
  skipped: (label: string, error: string) => `${label} was skipped: ${error}.`,
  skippedLine: (number: number, error: string) => `Line ${number} was skipped: ${error}.`,
  dateLine: (label: string) =>
    `${label} crosses the 180th meridian: each side is taken the shorter way around.`,
  excludedWithHoles: (label: string, n: number) => `${label} is excluded with ${holes(n)}.`,
  holeName: (name: string) => `Hole in ${name}`,
  holes: (label: string, n: number, used: number) =>
    `${label} has ${holes(n)}: ${used === 1 ? 'an excluded area' : `${used} excluded areas`} of the search.${
      n > used ? ` ${holes(n - used)} too small to count was skipped.` : ''
    }`,
  maxCodes: (max: number, n: number) =>
    `The first ${max} of ${n} ZIP codes were used, the maximum of a search.`,
  paddedCode: (code: string, padded: string) => `${code} read as ${padded}`,
  padded: (codes: string) => `Restored leading zeros of ZIP codes: ${codes}.`,
  rejected: (codes: string) => `Not ZIP codes, skipped: ${codes}.`,
  simplified: ({ from, to, miles }: NonNullable<ParsedAreas['simplified']>, units: Units) =>
    `Simplified from ${count(from)} to ${count(to)} corners, so that the search fits into a link. No line moves by more than ${distance(miles, units)}.`,
} as const

const listed = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')

const postalCount = (areas: readonly ParsedArea[]) =>
  areas.filter(({ place }) => place.kind === 'postal').length

/** What was found: "3 areas, 12 ZIP codes and 1 line". */
export function parsedAreasText({ areas, points, lines, addresses }: ParsedAreas): string {
  const codes = postalCount(areas)
  const drawn = areas.length - codes
  return listed([
    ...(drawn ? [some(drawn, 'area')] : []),
    ...(codes ? [some(codes, 'ZIP code')] : []),
    ...(points.length ? [some(points.length, 'point')] : []),
    ...(lines.length ? [some(lines.length, 'line')] : []),
    ...(addresses.length ? [some(addresses.length, 'address', 'addresses')] : []),
  ])
}

/** What a button adds: "the 3 areas", "the ZIP code", "the 15 places". */
export function areasToAddText(areas: readonly ParsedArea[]): string {
  const codes = postalCount(areas)
  const noun = codes === areas.length ? 'ZIP code' : codes ? 'place' : 'area'
  return areas.length === 1 ? `the ${noun}` : `the ${count(areas.length)} ${noun}s`
}
