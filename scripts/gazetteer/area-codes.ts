import { cityKey } from './city-names.ts'
import { areaCodeGroups } from './numbering-plan.ts'
import { groupBy, type LatLng, milesBetween } from './points.ts'

/** A city of the postal table with the points of its codes. */
export type Town = { city: string; state: string; at: LatLng }
type Served = Town & { shares: Map<string, number> }

const MAX = 3
/** A code with a smaller share of a city's exchanges belongs to its neighbors, not to the city. */
const MIN_SHARE = 0.12
/** Weight of a whole area code that is listed under one city, in exchanges. */
const WHOLE_CODE = 100
/** Miles. */
const NEARLY = 4

const townKey = (city: string, state: string) => `${cityKey(city)}|${state}`

/** For each city and state, how many exchanges each main area code has; overlays are not counted. */
function countExchanges(exchanges: readonly [string, string][]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const [prefix, place] of exchanges) {
    const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(place) ?? []
    const code = prefix.slice(0, 3)
    if (!city || !state || !areaCodeGroups(state).has(code)) continue
    const key = townKey(city, state)
    const codeCounts = counts.get(key) ?? new Map<string, number>()
    codeCounts.set(code, (codeCounts.get(code) ?? 0) + Math.min(WHOLE_CODE, 10 ** (6 - prefix.length)))
    counts.set(key, codeCounts)
  }
  return counts
}

function largeShares(counts: Map<string, number>): Map<string, number> {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Map(
    [...counts]
      .map(([code, count]) => [code, count / total] as const)
      .filter(([, share]) => share >= MIN_SHARE),
  )
}

const mainCode = ({ shares }: Served) =>
  [...shares].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ''

/** Miles to the nearest town with this code. A code that no other town has is that of the city's center. */
function milesToCode(code: string, at: LatLng, city: LatLng, towns: readonly Served[]): number {
  const miles = towns.filter((town) => mainCode(town) === code).map((town) => milesBetween(at, town.at))
  return miles.length ? Math.min(...miles) : milesBetween(at, city)
}

/** The codes of a city that serve one point of it: the nearest, and any nearly as near. */
function codesNear(at: LatLng, home: Served, towns: readonly Served[]): string[] {
  if (home.shares.size === 1) return [...home.shares.keys()]
  const others = towns.filter((town) => town !== home)
  const miles = [...home.shares.keys()].map((code) => [code, milesToCode(code, at, home.at, others)] as const)
  const least = Math.min(...miles.map(([, far]) => far))
  return miles
    .filter(([, far]) => far <= least + NEARLY)
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
    .map(([code]) => code)
}

/** The codes of a place in order of service, then their overlays. */
function withOverlays(bases: readonly string[], groups: Map<string, string[]>): string[] {
  const all = bases.slice(0, MAX).concat(bases.flatMap((base) => groups.get(base)?.slice(1) ?? []))
  return [...new Set(all)].slice(0, MAX)
}

/**
 * Finds the area codes of a place (1 to 3): those of the city's own telephone exchanges, else those of the nearest town
 * that has some; in a city with several, the ones nearest to the point first.
 */
export function areaCodeFinder(exchanges: readonly [string, string][], towns: readonly Town[]) {
  const counts = countExchanges(exchanges)
  const served = towns.flatMap((town): Served[] => {
    const codeCounts = counts.get(townKey(town.city, town.state))
    return codeCounts ? [{ ...town, shares: largeShares(codeCounts) }] : []
  })
  const byState = groupBy(served, (town) => town.state)
  const byKey = new Map(served.map((town) => [townKey(town.city, town.state), town]))

  return (city: string, state: string, at: LatLng): string[] => {
    const groups = areaCodeGroups(state)
    const neighbors = byState.get(state) ?? []
    if (groups.size === 1 || neighbors.length === 0)
      return withOverlays([...groups.keys()].slice(0, 1), groups)
    const own = byKey.get(townKey(city, state))
    const home = own && milesBetween(own.at, at) < 60 ? own : nearestTown(at, neighbors)
    return withOverlays(codesNear(at, home, neighbors), groups)
  }
}

function nearestTown(at: LatLng, towns: readonly Served[]): Served {
  return towns.reduce((best, town) => (milesBetween(at, town.at) < milesBetween(at, best.at) ? town : best))
}
