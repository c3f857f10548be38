import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { areasNear } from '#service/geocode/areas.ts'
import type { KnownAddress } from './answers.ts'

/** One house of so many is withheld. */
const EVERY = 5

/** A file of OpenAddresses without each fifth house, and the houses that are not in it, as addresses of the city that is nearest. */
export function withheld(file: string): { stored: string; known: KnownAddress[] } {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), { header: true })
  const byHouse = new Map<string, { rows: typeof data; known: KnownAddress }>()
  for (const row of data) {
    const { NUMBER = '', STREET = '', LON, LAT } = row
    if (!/^\d+$/.test(NUMBER) || !LON || !LAT) continue
    const point = { Latitude: Number(LAT), Longitude: Number(LON) }
    const [area] = areasNear(point, 1)
    const text = `${NUMBER} ${STREET}, ${area?.City} ${area?.StateProvince}`
    const house = byHouse.get(text) ?? { rows: [], known: { text, ...point } }
    house.rows.push(row)
    byHouse.set(text, house)
  }
  const houses = [...byHouse.values()]
  const isWithheld = (_: unknown, i: number) => i % EVERY === 0
  const others = houses.filter((house, i) => !isWithheld(house, i)).flatMap(({ rows }) => rows)
  return { stored: Papa.unparse(others), known: houses.filter(isWithheld).map(({ known }) => known) }
}
