/** The layouts of the files in `public/places`, and how to read them. Points are in ten-thousandths of a degree. */

/** Postal codes in order; each number is the difference from the one before it. */
export interface PostalFile {
  /** US codes as numbers: 501 is 00501. */
  us: number[]
  /** Canadian codes after the US ones, three characters each, run together. */
  canada: string
  lat: number[]
  lng: number[]
  /** Row of the code's city in `cities.json`. */
  city: number[]
}

/** Cities in the order in which their first postal code comes. */
export interface CityFile {
  /** With `|` between them. */
  names: string
  /** States in runs: how many rows in turn are in each. */
  states: [state: string, rows: number][]
  /** Each the difference from the one before it. */
  lat: number[]
  lng: number[]
  /** In hundreds. */
  people: number[]
}

/** Counties by code; the point is for a label. */
export interface CountyFile {
  /** Five digits each, with a space between them. */
  fips: string
  /** With `|` between them, without "County". */
  names: string
  states: [state: string, rows: number][]
  /** Each the difference from the one before it. */
  lat: number[]
  lng: number[]
  /** In hundreds. */
  people: number[]
}

/** A state, territory or province; the point is for a label, in degrees. */
export interface StateRow {
  StateProvince: string
  Name: string
  Latitude: number
  Longitude: number
  /** West, south, east, north in degrees, without far small islands. */
  Bounds: [number, number, number, number]
  /** In hundreds; 0 in Canada. */
  People: number
}

export type StateFile = StateRow[]

/** Names on the map, each from a zoom level on; the larger cities first. */
export interface LabelFile {
  cities: [name: string, lat: number, lng: number, zoom: number, peopleInHundreds: number][]
  waters: [name: string, lat: number, lng: number, zoom: number][]
}

export interface Located {
  Latitude: number
  Longitude: number
}
export interface PostalRow extends Located {
  PostalCode: string
  /** Row of its city. */
  city: number
}
export interface CityRow extends Located {
  City: string
  StateProvince: string
  /** In hundreds. */
  People: number
}
export interface CountyRow extends Located {
  Fips: string
  County: string
  StateProvince: string
  /** In hundreds. */
  People: number
}
export interface LabelRow extends Located {
  Name: string
  /** The zoom level from which it is drawn. */
  Zoom: number
  /** In hundreds; 0 for water. */
  People: number
}

/** Turns differences into the numbers themselves. */
function summed(differences: readonly number[]): number[] {
  let total = 0
  return differences.map((difference) => {
    total += difference
    return total
  })
}

const degrees = (tenThousandths = 0) => tenThousandths / 10_000

const stateOfRows = (runs: readonly [string, number][]) =>
  runs.flatMap(([state, rows]) => Array<string>(rows).fill(state))

/** All postal codes with their points, sorted, Canada after the US. */
export function readPostal(file: PostalFile): PostalRow[] {
  const us = summed(file.us).map((number) => String(number).padStart(5, '0'))
  const codes = us.concat(file.canada.match(/.../g) ?? [])
  const [lat, lng, city] = [summed(file.lat), summed(file.lng), summed(file.city)]
  return codes.map((PostalCode, i) => ({
    PostalCode,
    Latitude: degrees(lat[i]),
    Longitude: degrees(lng[i]),
    city: city[i] ?? 0,
  }))
}

/** All cities of the postal table, in the order of the file. */
export function readCities(file: CityFile): CityRow[] {
  const [states, lat, lng] = [stateOfRows(file.states), summed(file.lat), summed(file.lng)]
  return file.names.split('|').map((City, i) => ({
    City,
    StateProvince: states[i] ?? '',
    Latitude: degrees(lat[i]),
    Longitude: degrees(lng[i]),
    People: file.people[i] ?? 0,
  }))
}

/** All counties of the US, by code. */
export function readCounties(file: CountyFile): CountyRow[] {
  const [fips, states] = [file.fips.split(' '), stateOfRows(file.states)]
  const [lat, lng] = [summed(file.lat), summed(file.lng)]
  return file.names.split('|').map((County, i) => ({
    Fips: fips[i] ?? '',
    County,
    StateProvince: states[i] ?? '',
    Latitude: degrees(lat[i]),
    Longitude: degrees(lng[i]),
    People: file.people[i] ?? 0,
  }))
}

/** The names of cities or waters on the map, those seen from afar first. */
export function readLabels(file: LabelFile): { cities: LabelRow[]; waters: LabelRow[] } {
  const row = ([Name, lat, lng, Zoom, People = 0]: [string, number, number, number, number?]): LabelRow => ({
    Name,
    Latitude: degrees(lat),
    Longitude: degrees(lng),
    Zoom,
    People,
  })
  return { cities: file.cities.map(row), waters: file.waters.map(row) }
}
