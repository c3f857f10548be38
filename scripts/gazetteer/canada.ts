import { ashore } from './ashore.ts'
import { cityKey } from './city-names.ts'
import { milesBetween } from './points.ts'
import type { City, Code } from './sources.ts'

/** Provinces by the first letter of their codes; X is shared by two territories. */
const PROVINCES: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
  X: 'NT',
}
const provinceOf = (code: string) => (/^X0[ABC]/.test(code) ? 'NU' : (PROVINCES[code.charAt(0)] ?? ''))

const NEAR = 60

/** All runs of words of a text, the longest first. */
function runsOf(text: string): string[] {
  const words = text
    .replace(/\(.*/, '')
    .split(/[\s/]+/)
    .filter(Boolean)
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, length) => words.slice(from, from + length + 1)),
  )
  return runs.sort((a, b) => b.length - a.length).map((run) => run.join(' '))
}

/** Large and near before small and far. */
const draw = (city: City, code: Code) => city.population / (milesBetween(city, code) + 1) ** 2

/** The city that a description (`Edmonton (west Clareview)`, `Downtown Montreal South & West`) names, else the one that counts there. */
function cityNear(code: Code, cities: readonly City[]): string {
  const near = cities.filter((city) => milesBetween(city, code) < NEAR)
  const named = runsOf(code.city).flatMap((run) =>
    near.filter((city) => cityKey(city.name) === cityKey(run)),
  )[0]
  const among = near.length ? near : cities
  return (named ?? among.reduce((best, city) => (draw(city, code) > draw(best, code) ? city : best))).name
}

/** Canada's forward sortation areas, sorted, each with its province and the name of a city. */
export function canadianCodes(codes: readonly Code[], cities: readonly City[]): Code[] {
  const areas = codes.filter((code) => /^[A-Z]\d[A-Z]$/.test(code.code) && code.lat !== 0)
  return areas
    .map((area) => {
      const state = provinceOf(area.code)
      const inProvince = cities.filter((city) => city.state === state)
      const { lat, lng } = ashore({ ...area, state }) ?? area
      return { ...area, lat, lng, state, city: cityNear(area, inProvince) }
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}
