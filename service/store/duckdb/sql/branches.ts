import type { Criteria, Criterion } from '#contract/criteria'
import { type Box, overlap } from './box.ts'
import { all, not, type Sql, sql } from './sql.ts'
import { clause, given, pointCircles, postalCircles, rings, where } from './where.ts'

/** One of several ways to meet criteria, with the box it lies in where there is one. */
interface Way {
  inside: Sql
  box?: Box
}

/** As many areas as one call may hold; more ways than this are asked as one condition. */
const MAX_WAYS = 100

/** Criteria that let the engine skip most of the table, as that is sorted by place. */
const places: readonly Criterion[] = [
  'Id',
  'StateProvince',
  'StatesProvinces',
  'CitiesByStateProvince',
  'CountiesByStateProvince',
  'PostalCode',
]

/**
 * Conditions that no record meets twice and that together choose the records of the criteria: one for each area or alternative, each
 * without the ones before it. Asked one by one, each skips all that is far from it, which one condition with `or` would not.
 */
export function branches(criteria: Criteria): Sql[] {
  const [split, ways] = longestOf(waysByCriterion(criteria))
  const common = given(criteria)
    .filter((name) => name !== split)
    .map((name) => clause(name, criteria))
  return ways.map(({ inside, box }, i) => {
    const earlier = ways.slice(0, i).filter((way) => !box || !way.box || overlap(box, way.box))
    return all([inside, ...common, ...earlier.map((way) => not(way.inside))])
  })
}

type Ways = readonly [split: Criterion | undefined, ways: readonly Way[]]

const EVERYTHING: Ways = [undefined, [{ inside: sql`true` }]]

function longestOf(lists: readonly Ways[]): Ways {
  return lists
    .filter(([, ways]) => ways.length <= MAX_WAYS)
    .reduce((longest, list) => (list[1].length >= longest[1].length ? list : longest), EVERYTHING)
}

function waysByCriterion(criteria: Criteria): Ways[] {
  const { RadiusPostalCodeList, RadiusCenterPointList, PolygonList, AnyOf } = criteria
  const lists: Ways[] = []
  if (RadiusPostalCodeList) lists.push(['RadiusPostalCodeList', postalCircles(RadiusPostalCodeList)])
  if (RadiusCenterPointList) lists.push(['RadiusCenterPointList', pointCircles(RadiusCenterPointList)])
  if (PolygonList) lists.push(['PolygonList', rings(PolygonList)])
  const ways = AnyOf?.map(placedWays)
  if (ways?.every((list) => list !== undefined)) lists.push(['AnyOf', ways.flat()])
  return lists
}

/** The ways to meet one alternative; undefined when it is of no place, so that asking it apart would skip nothing. */
function placedWays(criteria: Criteria): Way[] | undefined {
  const [split, ways] = longestOf(waysByCriterion(criteria))
  if (!split) return places.some((name) => criteria[name]) ? [{ inside: where(criteria) }] : undefined
  const common = given(criteria)
    .filter((name) => name !== split)
    .map((name) => clause(name, criteria))
  return ways.map(({ inside, box }) => ({ inside: all([inside, ...common]), box }))
}
