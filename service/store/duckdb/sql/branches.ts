import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Description } from '../description.ts'
import { type Box, overlap } from './box.ts'
import { pointCircles, polygonAreas, postalCircles } from './shared-clauses.ts'
import { all, not, type Sql, sql } from './sql.ts'
import { clause, given, where } from './where.ts'

/** One of several ways to meet criteria, with the box it lies in where there is one. */
interface Way {
  inside: Sql
  box?: Box
}

/** As many areas as one call may hold; more ways than this are asked as one condition. */
const MAX_WAYS = 100

/** Values that the conditions of all branches may compare with; past it they are one condition, which compares each row with each value once. */
const MAX_VALUES = 5000

/**
 * Conditions that no record meets twice and that together choose the records of the criteria: one for each area or alternative, each
 * without the ones before it that it may share records with. Run one by one, each skips all that is far from it, which one condition with
 * `or` would not.
 */
export function branches<K extends Kind>(kind: Description<K>, criteria: Criteria): Sql[] {
  const [split, ways] = longestOf(waysByCriterion(kind, criteria))
  const common = given(criteria)
    .filter((name) => name !== split)
    .map((name) => clause(kind, name, criteria))
  const earlier = ways.map(({ box }, i) =>
    ways.slice(0, i).filter((way) => !box || !way.box || overlap(box, way.box)),
  )
  const values = sum(ways.map(({ inside }, i) => sizeOf(inside) + sum(earlier[i]?.map(waySize) ?? [])))
  if (values + ways.length * sum(common.map(sizeOf)) > MAX_VALUES && ways.length > 1)
    return [where(kind, criteria)]
  return ways.map(({ inside }, i) =>
    all([inside, ...common, ...(earlier[i] ?? []).map((way) => not(way.inside))]),
  )
}

const sizeOf = ({ values }: Sql) => values.length
const waySize = ({ inside }: Way) => sizeOf(inside)
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

type Ways = readonly [split: Criterion | undefined, ways: readonly Way[]]

const EVERYTHING: Ways = [undefined, [{ inside: sql`true` }]]

function longestOf(lists: readonly Ways[]): Ways {
  return lists
    .filter(([, ways]) => ways.length <= MAX_WAYS)
    .reduce((longest, list) => (list[1].length >= longest[1].length ? list : longest), EVERYTHING)
}

function waysByCriterion<K extends Kind>(kind: Description<K>, criteria: Criteria): Ways[] {
  const { RadiusPostalCodeList, RadiusCenterPointList, PolygonList, AnyOf } = criteria
  const lists: Ways[] = []
  if (RadiusPostalCodeList) lists.push(['RadiusPostalCodeList', postalCircles(RadiusPostalCodeList)])
  if (RadiusCenterPointList) lists.push(['RadiusCenterPointList', pointCircles(RadiusCenterPointList)])
  if (PolygonList) lists.push(['PolygonList', polygonAreas(PolygonList)])
  const ways = AnyOf?.map((item) => narrowWays(kind, item))
  if (ways?.every((list) => list !== undefined)) lists.push(['AnyOf', ways.flat()])
  return lists
}

/** The ways to meet one alternative; undefined when it is not narrow, so that asking it apart would skip nothing. */
function narrowWays<K extends Kind>(kind: Description<K>, criteria: Criteria): Way[] | undefined {
  const [split, ways] = longestOf(waysByCriterion(kind, criteria))
  if (!split) {
    const isNarrow = given(criteria).some((name) => kind.narrow.includes(name))
    return isNarrow ? [{ inside: where(kind, criteria) }] : undefined
  }
  const common = given(criteria)
    .filter((name) => name !== split)
    .map((name) => clause(kind, name, criteria))
  return ways.map(({ inside, box }) => ({ inside: all([inside, ...common]), box }))
}
