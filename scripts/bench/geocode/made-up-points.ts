import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { postalAreas } from '#service/reference/places/places.ts'

/** Houses of a street, and streets of a postal area. */
const HOUSES = 40
const STREETS = 400
const names = [
  'Oak',
  'Maple',
  'Washington',
  'Lincoln',
  'Cedar Ridge',
  'Sunset',
  'Hillcrest',
  'Meadow View',
  'Park',
  'River Bend',
]
const suffixes = ['St', 'Ave', 'Rd', 'Dr', 'Ln', 'Ct', 'Blvd', 'Way']

/** Writes a file of so many made-up houses in the columns of OpenAddresses, unless it is there; gives its path. */
export function madeUpPoints(path: string, rows: number): string {
  if (existsSync(path)) return path
  const areas = postalAreas().filter(({ Weight }) => Weight > 0)
  const handle = openSync(path, 'w')
  writeSync(handle, 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n')
  for (let street = 0; street * HOUSES < rows; street++) {
    const area = areas[Math.floor(street / STREETS) % areas.length]
    const at = street % STREETS
    const name = `${names[at % names.length]} ${at} ${suffixes[at % suffixes.length]}`
    const lines = Array.from({ length: Math.min(HOUSES, rows - street * HOUSES) }, (_, house) => {
      const [lon, lat] = [(area?.Longitude ?? 0) + house / 5000, (area?.Latitude ?? 0) + at / 10_000]
      return `${lon.toFixed(6)},${lat.toFixed(6)},${100 + 3 * house},${name},,,,,${area?.PostalCode},,\n`
    })
    writeSync(handle, lines.join(''))
  }
  closeSync(handle)
  return path
}
