import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Description } from '../description.ts'
import { type Box, overlap } from './box.ts'
import { pointCircles, polygonAreas, postalCircles } from './shared-clauses.ts'
import { all, type DialectCall, not, Sql, sql } from './sql.ts'
import { clause, given, where } from './where.ts'

/** One alternative of criteria, with its bounding box where there is one. */
interface Branch {
  inside: Sql
  box?: Box
}

/** As many areas as one call may have; more branches than this become one condition. */
const MAX_BRANCHES = 100

/** Values that the conditions of all branches may compare with; past it they are one condition, which compares each row with each value once. */
const MAX_VALUES = 5000

/**
 * Conditions that no record meets twice and that together choose the records of the criteria: one for each area or alternative, each
 * without the ones before it that it may share records with. Run one by one, each skips all that is far from it, which one condition with
 * `or` would not.
 */
export function branchConditions<K extends Kind>(kind: Description<K>, criteria: Criteria): Sql[] {
  const [split, branches] = longestOf(branchesByCriterion(kind, criteria))
  const common = given(criteria)
    .filter((name) => name !== split)
    .map((name) => clause(kind, name, criteria))
  const earlier = branches.map(({ box }, i) =>
    branches.slice(0, i).filter((branch) => !box || !branch.box || overlap(box, branch.box)),
  )
  const values = sum(branches.map(({ inside }, i) => sizeOf(inside) + sum(earlier[i]?.map(branchSize) ?? [])))
  if (values + branches.length * sum(common.map(sizeOf)) > MAX_VALUES && branches.length > 1)
    return [where(kind, criteria)]
  return branches.map(({ inside }, i) =>
    all([inside, ...common, ...(earlier[i] ?? []).map((branch) => not(branch.inside))]),
  )
}

/** The number of values to compare with. */
const sizeOf = ({ holes }: Sql): number =>
  sum(holes.map((hole) => (hole.type === 'CALL' ? sizeOfCall(hole) : 1)))
const sizeOfCall = ({ inputs }: DialectCall) =>
  sum(inputs.map((input) => (input instanceof Sql ? sizeOf(input) : 1)))
const branchSize = ({ inside }: Branch) => sizeOf(inside)
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

type BranchList = readonly [split: Criterion | undefined, branches: readonly Branch[]]

const EVERYTHING: BranchList = [undefined, [{ inside: sql`true` }]]

function longestOf(lists: readonly BranchList[]): BranchList {
  return lists
    .filter(([, branches]) => branches.length <= MAX_BRANCHES)
    .reduce((longest, list) => (list[1].length >= longest[1].length ? list : longest), EVERYTHING)
}

function branchesByCriterion<K extends Kind>(kind: Description<K>, criteria: Criteria): BranchList[] {
  const { RadiusPostalCodeList, RadiusCenterPointList, PolygonList, AnyOf } = criteria
  const lists: BranchList[] = []
  if (RadiusPostalCodeList) lists.push(['RadiusPostalCodeList', postalCircles(RadiusPostalCodeList)])
  if (RadiusCenterPointList) lists.push(['RadiusCenterPointList', pointCircles(RadiusCenterPointList)])
  if (PolygonList) lists.push(['PolygonList', polygonAreas(PolygonList)])
  const branches = AnyOf?.map((item) => narrowBranches(kind, item))
  if (branches?.every((list) => list !== undefined)) lists.push(['AnyOf', branches.flat()])
  return lists
}

/** The branches of one alternative; undefined when it is not narrow, so that a separate branch would skip nothing. */
function narrowBranches<K extends Kind>(kind: Description<K>, criteria: Criteria): Branch[] | undefined {
  const [split, branches] = longestOf(branchesByCriterion(kind, criteria))
  if (!split) {
    const isNarrow = given(criteria).some((name) => kind.narrow.includes(name))
    return isNarrow ? [{ inside: where(kind, criteria) }] : undefined
  }
  const common = given(criteria)
    .filter((name) => name !== split)
    .map((name) => clause(kind, name, criteria))
  return branches.map(({ inside, box }) => ({ inside: all([inside, ...common]), box }))
}
