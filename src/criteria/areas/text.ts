import { type Found, sizeOf } from './found.ts'
import { fromGeoJson } from './geojson.ts'
import { fitting } from './simple.ts'

/** What a reader of XML is asked for: KML as GeoJSON. Browsers read XML, so it comes from outside. */
export type ReadKml = (text: string) => Promise<unknown>

/** The areas, points, lines and ZIP codes of a text, or why there are none, in words. */
export async function readAreas(text: string, readKml: ReadKml): Promise<Found | string> {
  const found = await read(text.replace(/^\uFEFF/, '').trim(), readKml)
  if (typeof found === 'string') return found
  if (sizeOf(found) > 0) return fitting(found)
  return found.notes.length ? `Nothing could be used. ${found.notes[0]}` : 'There are no areas in this file.'
}

async function read(text: string, readKml: ReadKml): Promise<Found | string> {
  if (text === '') return 'The file is empty.'
  if (/^[[{]/.test(text)) return fromJson(text)
  if (!text.startsWith('<')) return (await import('./table.ts')).fromLines(text)
  if (/<html[\s>]|<!doctype html/i.test(text.slice(0, 2000)))
    return 'This is a web page, not a file of areas. Save the file itself, not the page that shows it.'
  if (!/<(\w+:)?kml[\s>]/i.test(text.slice(0, 5000)))
    return 'This is XML, but not KML. GeoJSON, KML and lists of ZIP codes can be read.'
  try {
    return fromGeoJson(await readKml(text))
  } catch {
    return 'This KML is damaged and cannot be read to the end.'
  }
}

function fromJson(text: string): Found | string {
  try {
    return fromGeoJson(JSON.parse(text))
  } catch {
    return 'This is not valid JSON: it may have been cut off.'
  }
}
