import type { LabelFile } from '#reference/place-files.ts'
import { plainCity, usCity } from './city-names.ts'
import type { City } from './sources.ts'
import { waterNames } from './water-names.ts'

/** At each zoom level: how many names in all, and how many pixels are between two of them. */
const LEVELS = [
  { zoom: 3, names: 8, apart: 45 },
  { zoom: 4, names: 20, apart: 45 },
  { zoom: 5, names: 55, apart: 45 },
  { zoom: 6, names: 120, apart: 45 },
  { zoom: 7, names: 250, apart: 45 },
  { zoom: 8, names: 650, apart: 50 },
  { zoom: 9, names: 1500, apart: 50 },
  { zoom: 10, names: 3000, apart: 50 },
  { zoom: 11, names: 4800, apart: 45 },
]

const MIN_PEOPLE = 4000
/** Minimum population of cities in other countries. */
const MIN_ABROAD: Record<string, number> = { CA: 60_000, MX: 300_000, CU: 500_000, BS: 100_000 }

/** Capitals are ranked higher than by population, places abroad lower. */
function rankOf({ kind, country, population }: City): number {
  const abroad = country in MIN_ABROAD ? 0.15 : 1
  return population * abroad * (kind === 'PPLC' && abroad === 1 ? 3 : 1)
}

type Label = City & { zoom: number; x: number; y: number }

/** Place on a map of the whole world that is one pixel wide. */
function flattened(city: City): { x: number; y: number } {
  const sine = Math.sin((city.lat * Math.PI) / 180)
  return { x: city.lng / 360, y: Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

const isWanted = (city: City) =>
  !['PPLX', 'PPLL', 'PPLQ'].includes(city.kind) &&
  city.population >= (MIN_ABROAD[city.country] ?? MIN_PEOPLE) &&
  !(city.state === 'KY' && ['Ironville', 'Meads'].includes(city.name))

const BOROUGHS = ['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']

/** GeoNames writes some names in full. */
const SHORT: Record<string, string> = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'Lexington-Fayette': 'Lexington',
}
const shortened = (city: City) => ({ ...city, name: SHORT[city.name] ?? city.name })

/** Stores places in square cells, so that only the neighbors of a new one are checked. */
function crowd(apart: number) {
  const cells = new Map<string, Label[]>()
  const cellOf = (x: number, y: number) => `${Math.floor(x / apart)} ${Math.floor(y / apart)}`
  const around = ({ x, y }: Label) =>
    [-apart, 0, apart].flatMap((dx) =>
      [-apart, 0, apart].flatMap((dy) => cells.get(cellOf(x + dx, y + dy)) ?? []),
    )
  return {
    add(label: Label) {
      const cell = cellOf(label.x, label.y)
      cells.set(cell, [...(cells.get(cell) ?? []), label])
    },
    isClearOf: (label: Label) =>
      around(label).every((other) => Math.hypot(other.x - label.x, other.y - label.y) > apart),
  }
}

const isEarlyBorough = (label: Label, zoom: number) =>
  zoom < 10 && label.state === 'NY' && BOROUGHS.includes(label.name)

/** One level's share of the waiting places, the largest first: those with enough distance to named and larger ones. */
function chooseLevel(
  level: (typeof LEVELS)[number],
  named: readonly Label[],
  waiting: readonly Label[],
): Label[] {
  const pixel = 1 / (256 * 2 ** level.zoom)
  const near = crowd(level.apart * pixel)
  const passedOver = crowd((level.apart / 2) * pixel)
  for (const label of named) near.add(label)
  const selected: Label[] = []
  for (const label of waiting) {
    const isClear = !isEarlyBorough(label, level.zoom) && near.isClearOf(label) && passedOver.isClearOf(label)
    if (!isClear) passedOver.add(label)
    else if (named.length + selected.length < level.names) {
      selected.push(label)
      near.add(label)
    }
  }
  return selected.map((label) => ({ ...label, zoom: level.zoom }))
}

/** Assigns the largest cities to each level, from the smallest zoom on. */
function chooseLabels(cities: readonly City[]): Label[] {
  let waiting: Label[] = cities.map((city) => ({ ...city, ...flattened(city), zoom: 0 }))
  const named: Label[] = []
  for (const level of LEVELS) {
    const selected = chooseLevel(level, named, waiting)
    named.push(...selected)
    const usedPositions = new Set(selected.map((label) => `${label.x} ${label.y}`))
    waiting = waiting.filter((label) => !usedPositions.has(`${label.x} ${label.y}`))
  }
  return named
}

const inTenThousandths = (degrees: number) => Math.round(degrees * 10_000)

/** `labels.json`: cities by the zoom level from which they are named, and waters. */
export function labelFile(cities: readonly City[]): LabelFile {
  const candidates = cities
    .filter(isWanted)
    .map(shortened)
    .sort((a, b) => rankOf(b) - rankOf(a) || (a.name < b.name ? -1 : 1))
  return {
    cities: chooseLabels(candidates).map(({ name, country, lat, lng, zoom, population }) => [
      country in MIN_ABROAD ? plainCity(name) : usCity(name),
      inTenThousandths(lat),
      inTenThousandths(lng),
      zoom,
      Math.round(population / 100),
    ]),
    waters: waterNames.map(([name, lat, lng, zoom]) => [
      name,
      inTenThousandths(lat),
      inTenThousandths(lng),
      zoom,
    ]),
  }
}
