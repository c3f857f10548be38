import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { type Alternatives, alternativesOf, togetherOut, withAlternatives } from './alternatives.ts'
import { type CriterionGroup, fieldOf } from './fields.ts'
import {
  type AllCriteria,
  criterionOf,
  filterId,
  filtersOf,
  type SearchFilter,
  withFilterAdded,
  withFilterRemoved,
} from './filters.ts'
import { tidy } from './tidy.ts'

/** A query whose count, compared with that of the search, is the cost of a filter. */
export interface CostQuery {
  /** What it is the cost of: a filter, a group, or an alternative. */
  id: string
  criteria: Criteria
  /** The query is the search with the filter, not without it. */
  muted: boolean
}

export const groupId = (group: CriterionGroup): string => `group ${group}`
export const alternativeId = (group: number, item: number): string => `alternative ${group} ${item}`
export const togetherId = (item: Criteria): string => `together ${JSON.stringify(item)}`

/** The group of a filter in the form. */
export const groupOf = (kind: Kind, filter: SearchFilter): CriterionGroup =>
  filter.place || filter.zipCodes ? 'Where' : fieldOf(kind, criterionOf(filter)).group

function ofFilters(all: AllCriteria, filters: readonly SearchFilter[]): CostQuery[] {
  return filters.map((filter) => ({
    id: filterId(filter),
    criteria: (filter.muted
      ? withFilterAdded(withFilterRemoved(all, filter), { ...filter, muted: false })
      : withFilterRemoved(all, filter)
    ).criteria,
    muted: filter.muted,
  }))
}

/** A group of one filter costs what that filter costs, and is not requested. */
function ofGroups(kind: Kind, all: AllCriteria, filters: readonly SearchFilter[]): CostQuery[] {
  const active = filters.filter((filter) => !filter.muted)
  return [...new Set(active.map((filter) => groupOf(kind, filter)))].flatMap((group) => {
    const own = active.filter((filter) => groupOf(kind, filter) === group)
    if (own.length < 2) return []
    return [{ id: groupId(group), criteria: own.reduce(withFilterRemoved, all).criteria, muted: false }]
  })
}

/** The groups of alternatives without one item. */
export const withoutAlternative = (
  groups: readonly Alternatives[],
  group: number,
  item: number,
): Alternatives[] => groups.map((items, g) => (g === group ? items.filter((_, i) => i !== item) : items))

function ofAlternatives({ criteria }: AllCriteria): CostQuery[] {
  const groups = alternativesOf(criteria)
  const any = groups.flatMap((items, g) =>
    items.map((_, i) => ({
      id: alternativeId(g, i),
      criteria: tidy(withAlternatives(criteria, withoutAlternative(groups, g, i))),
      muted: false,
    })),
  )
  const none = togetherOut(criteria).map((item) => ({
    id: togetherId(item),
    criteria: tidy({ ...criteria, NoneOf: criteria.NoneOf?.filter((other) => other !== item) }),
    muted: false,
  }))
  return [...any, ...none]
}

/** With more things than this, as with a list of a thousand ZIP codes, the cost of each place is not shown. */
const MAX_FILTERS = 100

/** Every query that the costs of a search need, the filters first. */
export function costQueries(kind: Kind, all: AllCriteria): CostQuery[] {
  const filters = filtersOf(kind, all)
  const active = filters.length > MAX_FILTERS ? filters.filter(({ place }) => !place) : filters
  return [...ofFilters(all, active), ...ofGroups(kind, all, filters), ...ofAlternatives(all)]
}

/**
 * What a thing costs, in records: what it brings ("+527": lost if it goes) or takes away ("−1,204": gained if it goes);
 * for a muted one what unmuting it would change. `now` is the count of the search, `other` that of the query.
 */
export const costOf = ({ muted }: CostQuery, now: number, other: number): number =>
  muted ? other - now : now - other
