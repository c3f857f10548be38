import type { BoundaryKind } from '#contract/boundaries.ts'

const n = (count: number) => count.toLocaleString('en-US')
const UNCHANGED = 'What is in use is unchanged'
const nouns: Record<BoundaryKind, string> = { zip: 'ZIP codes', city: 'cities' }

/** The texts of `npm run data -- boundaries`. */
export const boundaryMessages = {
  comparing: 'Comparing outlines',
  simplifying: 'Simplifying outlines',
  imported: (kind: BoundaryKind, outlines: number, version: string, seconds: number) =>
    `Imported outlines of ${n(outlines)} ${nouns[kind]} in ${seconds.toFixed(1)} s. ${version} is now in use.`,
  skipped: (count: number, kind: BoundaryKind) =>
    `${n(count)} ${count === 1 ? 'shape was' : 'shapes were'} skipped: no ${kind === 'zip' ? 'ZIP code' : 'name or state'}, or no area.`,
  stored: (folder: string) => `Stored in ${folder}. A running service serves them within a second.`,
  listed: (kind: BoundaryKind, outlines: number, version: string, date: string) =>
    `${version.padEnd(50)} ${n(outlines).padStart(8)} ${nouns[kind]}, imported ${date}`,
  none: (folder: string) => `No outlines in ${folder} yet.`,
  removed: (kind: BoundaryKind, version: string) => `Removed ${version} (${nouns[kind]}).`,
  unknown: (name: string) => `There are no outlines named "${name}"`,
  unknownCommand: (command: string | undefined) =>
    command === undefined
      ? 'Say what to do with the outlines: import, list or remove'
      : `Unknown command "boundaries ${command}"`,

  notThere: (file: string) => `${file} does not exist or cannot be read. ${UNCHANGED}`,
  wrongType: (file: string) =>
    `${file} must be a .zip with a shapefile, a .shp, a .geojson or a .json. ${UNCHANGED}`,
  damagedZip: (file: string, detail: string) =>
    `${file} is damaged or not a ZIP archive: ${detail}. ${UNCHANGED}`,
  noShapefile: (file: string) => `${file} has no .shp file. ${UNCHANGED}`,
  severalShapefiles: (file: string, names: readonly string[]) =>
    `${file} has several shapefiles: ${names.join(', ')}. Unpack it and import one of them. ${UNCHANGED}`,
  noTable: (file: string, table: string) =>
    `${table} is missing: a shapefile needs it for the names of its shapes. ${file} was not imported. ${UNCHANGED}`,
  damaged: (file: string, detail: string) => `${file} is damaged: ${detail}. ${UNCHANGED}`,
  notShapes: 'it does not begin like a shapefile',
  cutOff: 'it is cut off',
  shorterTable: 'its table has fewer rows than there are shapes',
  tooLarge: (file: string, megabytes: number) =>
    `${file} is larger than ${n(megabytes)} MB. Convert it to a shapefile, which is read in parts. ${UNCHANGED}`,
  notGeoJson: (file: string, detail: string) =>
    `${file} is not a GeoJSON FeatureCollection: ${detail}. ${UNCHANGED}`,
  badFeature: (n: number) => `its feature ${n} has no valid geometry`,
  wrongChecksum: (entry: string) => `${entry} does not have the checksum of the archive`,
  noFeatures: 'it has no list of features',
  empty: (file: string) => `${file} has no outline to import. ${UNCHANGED}`,
  wrongFields: (file: string, fields: readonly string[]) =>
    `${file} has no field with ZIP codes (ZCTA5CE20, ZCTA5CE10, ZIP or ZIPCODE) and none with the names and states of cities (NAME with STUSPS or STATEFP). Its fields: ${fields.join(', ') || 'none'}. ${UNCHANGED}`,
  otherLevel: (file: string, level: string) =>
    `${file} has outlines of ${level}, not of ZIP codes or cities. ${UNCHANGED}`,
  noArea: (file: string, type: string) =>
    `${file} has shapes of type ${type}, which are no outlines. ${UNCHANGED}`,
  projected: (file: string, name: string) =>
    `${file} is in ${name}, not in longitude and latitude (WGS84 or NAD83). Convert it: ogr2ogr -t_srs EPSG:4326. ${UNCHANGED}`,
  outOfRange: (file: string, x: number, y: number) =>
    `${file} is not in longitude and latitude (WGS84 or NAD83): it has a corner at ${x}, ${y}. Convert it: ogr2ogr -t_srs EPSG:4326. ${UNCHANGED}`,
  tooWide: (file: string, name: string, degrees: number) =>
    `${file}: ${name} is ${Math.round(degrees)} degrees wide or high, too large for a ZIP code or a city. ${UNCHANGED}`,
  tooMany: (file: string, max: number) => `${file} has more than ${n(max)} outlines. ${UNCHANGED}`,
} as const
