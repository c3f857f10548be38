import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gatheredTallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { tidy } from '#criteria/tidy.ts'
import { sampleIds, statesOf } from '#features/matching/model/file/look-alikes/look-alike-search.ts'
import {
  type ComparedTrait,
  fieldsOfTrait,
  type OverRepresentedValue,
  overRepresentedValues,
  traitsOf,
} from '#features/matching/model/file/look-alikes/over-represented.ts'
import { useMultiple } from '#session/service.ts'
import { hashText53 } from '#shared/hash.ts'

/** What matched records are compared with: their states, all records, or a search. */
export type ComparisonArea = 'states' | 'everywhere' | 'search'

/** The tallies of every trait, in one call if the service supports it. */
function talliesOf(kind: Kind, criteria: Criteria, multiple: boolean, signal: AbortSignal) {
  return Promise.all(
    traitsOf[kind].map((trait) =>
      gatheredTallyQuery(kind, criteria, fieldsOfTrait(trait), multiple).queryFn({ signal }),
    ),
  )
}

interface ComparisonInput {
  kind: Kind
  ids: readonly string[]
  area: ComparisonArea
  /** The search that they may be compared with. */
  search: Criteria
}

/** A trait with the values that are over-represented. */
export interface TraitResult {
  trait: ComparedTrait
  over: OverRepresentedValue[]
}

/** The tallies of matched records and of an area, and the values that are over-represented. */
export function useLookAlikes({ kind, ids, area, search }: ComparisonInput) {
  const multiple = useMultiple()
  const Id = useMemo(() => sampleIds(ids), [ids])
  const own = useQuery({
    // A hash instead of thousands of ids.
    queryKey: ['tallies of matched', kind, Id.length, hashText53(Id.join()), multiple],
    queryFn: ({ signal }) => talliesOf(kind, { Id }, multiple, signal),
  })
  const states = own.data?.[traitsOf[kind].findIndex(({ field }) => field === 'stateprovince')]
  const within = useMemo(() => areaOf(area, search, states), [area, search, states])
  const there = useQuery({
    queryKey: ['tallies of area', kind, within, multiple],
    queryFn: ({ signal }) => talliesOf(kind, within ?? {}, multiple, signal),
    enabled: within !== undefined,
  })
  const found = useMemo(
    () => own.data && there.data && traitResults(kind, own.data, there.data),
    [kind, own.data, there.data],
  )
  return { own, there, within, found, compared: Id.length }
}

function areaOf(area: ComparisonArea, search: Criteria, states: readonly TallyItem[] | undefined) {
  if (area === 'everywhere') return {}
  return area === 'search' ? tidy(search) : states && statesOf(states)
}

const traitResults = (
  kind: Kind,
  own: readonly TallyItem[][],
  there: readonly TallyItem[][],
): TraitResult[] =>
  traitsOf[kind].map((trait, i) => ({
    trait,
    over: overRepresentedValues(trait, own[i] ?? [], there[i] ?? []),
  }))
