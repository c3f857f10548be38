import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type Comparison,
  noComparison,
  useComparisons,
  withoutDeleted,
} from '#features/lists/data/compare/comparison.ts'
import { listSource, otherSources, overlapQuery } from '#features/lists/data/compare/overlap.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import type { List } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import page from '../lists.module.css'
import { useTask } from '../load/useTask.ts'
import { ComparisonView } from './ComparisonView.tsx'
import classes from './compare.module.css'

const none: never[] = []

/** Lists laid over each other: every part with its number, those to keep selected, before anything is made. */
export function ComparePanel({ list }: { list: List }) {
  const { lists = none } = useQuery(listsQuery).data ?? {}
  const stored = useComparisons(({ byList }) => byList[list.id] ?? noComparison)
  const comparison = useMemo(() => withoutDeleted(stored, lists), [stored, lists])
  const changed = useComparisons((state) => state.setComparison)
  const laid = useMemo(
    () => [listSource(list), ...otherSources(comparison.others, lists)],
    [list, comparison.others, lists],
  )
  const work = useTask()
  const { data, error, isFetching } = useQuery({
    ...overlapQuery(list.kind, laid, comparison.byName),
    // Compare again once after all records are loaded, and not after every page.
    enabled: work.state.step !== 'running',
  })
  const change = (next: Comparison) => changed(list.id, next)
  return (
    <div className={`${page.tab} ${classes.panel}`}>
      {error ? (
        <ProblemNote problem={error} />
      ) : data ? (
        <ComparisonView
          list={list}
          lists={lists}
          laid={laid}
          over={data}
          isOld={isFetching}
          work={work}
          comparison={comparison}
          onChange={change}
        />
      ) : (
        <Loader role="img" size="sm" m="lg" aria-label={messages.comparing} />
      )}
    </div>
  )
}
