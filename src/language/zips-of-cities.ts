import { languageMessages as messages } from './messages.ts'
import type { Clause } from './read-clauses.ts'
import type { Reading } from './rule.ts'

/** Degrees between a city and a ZIP code of it. */
const NEAR = 0.4

/** "Greenwich CT 06830 06831": the codes behind the name of their city count, not all of the city. */
export function withZipsOfCities(reading: Reading, clauses: readonly Clause[]): Clause[] {
  const dropped = clauses.filter((clause, i) => isCityOf(reading, clause, clauses[i + 1]))
  return clauses.flatMap((clause, i): Clause[] => {
    if (dropped.includes(clause)) return []
    const city = dropped.find((other) => other === clauses[i - 1])
    if (city?.meaning.type !== 'places') return [clause]
    return [{ ...clause, from: city.from, note: messages.zipOfCity(city.meaning.words) }]
  })
}

function isCityOf(reading: Reading, city: Clause, zip: Clause | undefined): boolean {
  if (city.meaning.type !== 'places' || zip?.meaning.type !== 'places') return false
  const [[place, another], [code]] = [city.meaning.places, zip.meaning.places]
  if (another || place?.kind !== 'city' || code?.kind !== 'postal' || city.negative || zip.negative)
    return false
  const isBehind = reading.tokens.slice(city.to, zip.from).every(({ word }) => word === ',')
  const [from] = reading.places(place.City, place.StateProvince).filter((it) => it.place.kind === 'city')
  const [to] = reading.places(code.PostalCode)
  if (!isBehind || !from || !to) return false
  return Math.hypot(from.Latitude - to.Latitude, from.Longitude - to.Longitude) < NEAR
}
