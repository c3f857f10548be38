import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import type { MergePair, MergePairs, PairDecision } from '#contract/merges.ts'
import { decidePair, PAIRS_PAGE, pairsQuery } from '#features/data-sets/data/merges.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import type { PercentBounds } from '#shared/pair-counts.ts'

const messages = mergeMessages.pairs

/** A decision that can be undone: the place of its pair, and what was decided before. */
interface Step {
  at: number
  pair: MergePair
}

/** Pages around the current pair that are loaded with it. */
const pagesAround = (at: number) => {
  const page = Math.floor(at / PAIRS_PAGE)
  return [...new Set([0, Math.max(0, page - 1), page, page + 1])]
}

/** The name of a pair: that of the record of the set that is merged. */
export const pairName = (kind: Kind, { from }: MergePair) =>
  nameOf(kind, from as AnyRecord) ?? String(from.Id)

/** The pairs in doubt by pages, the current one, and what can be done with it. */
export function usePairReview({ id, kind }: { id: string; kind: Kind }, bounds: PercentBounds) {
  const client = useQueryClient()
  const [selected, setSelected] = useState<number>()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [status, setStatus] = useState('')
  const [error, setError] = useState<string>()
  const [wanted, setWanted] = useState<number>(0)
  const pages = [...new Set([...pagesAround(selected ?? 0), Math.floor(wanted / PAIRS_PAGE)])]
  const queries = useQueries({ queries: pages.map((page) => pairsQuery(id, bounds, page)) })
  const first = queries[0]?.data
  const total = first?.total ?? 0
  const at = Math.min(selected ?? first?.firstOpen ?? 0, Math.max(0, total - 1))
  const pairAt = (index: number): MergePair | undefined =>
    client.getQueryData(pairsQuery(id, bounds, Math.floor(index / PAIRS_PAGE)).queryKey)?.pairs[
      index % PAIRS_PAGE
    ]
  const goTo = (index: number) => setSelected(Math.max(0, Math.min(total - 1, index)))
  const show = (index: number, decision: PairDecision) =>
    client.setQueryData(
      pairsQuery(id, bounds, Math.floor(index / PAIRS_PAGE)).queryKey,
      (page) => page && withDecision(page, index % PAIRS_PAGE, decision),
    )
  /** Shows a decision at once and stores it; takes it back where that fails. */
  const store = async (index: number, pair: MergePair, decision: PairDecision) => {
    show(index, decision)
    try {
      await decidePair(client, id, { pair: pair.pair, decision })
      setError(undefined)
    } catch (problem) {
      show(index, pair.decision)
      setError(messages.notStored((problem as Error).message))
    }
  }
  const pair = pairAt(at)
  const decide = (decision: PairDecision) => {
    if (!pair) return
    setSteps([...steps, { at, pair }])
    setStatus(messages.decided(pairName(kind, pair), decision))
    void store(at, pair, decision)
    goTo(at + 1)
  }
  const undo = () => {
    const last = steps.at(-1)
    setStatus(last ? messages.undone(pairName(kind, last.pair)) : messages.nothingToUndo)
    if (!last) return
    setSteps(steps.slice(0, -1))
    void store(last.at, pairAt(last.at) ?? last.pair, last.pair.decision)
    goTo(last.at)
  }
  const problem = queries.find((query) => query.error)
  return {
    ...{ total, at, pair, pairAt, goTo, decide, undo, status, error },
    isLoading: first === undefined,
    problem: problem?.error ?? undefined,
    retry: () => void problem?.refetch(),
    /** Loads the page of a pair that comes into view. */
    want: setWanted,
  }
}

const withDecision = (page: MergePairs, index: number, decision: PairDecision): MergePairs => ({
  ...page,
  pairs: page.pairs.map((pair, i) => (i === index ? { ...pair, decision } : pair)),
})
