import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { recordTableMessages as messages } from '#features/records/messages.ts'
import { outputOf } from '#records/record.ts'
import { useLayout } from '#session/layout.ts'
import { useCriteria, useEditView, useView } from '#session/search.ts'
import { useSort } from '#session/sort.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Grid } from './Grid.tsx'
import { NoCriteria } from './NoCriteria.tsx'
import { NothingFound } from './NothingFound.tsx'
import { RecordsBar } from './RecordsBar.tsx'
import classes from './records.module.css'
import { useSavedView } from './SavedViews.tsx'
import { useIsCards } from './useGridView.ts'
import { useTable } from './useTable.ts'

interface Props {
  /** Whether there are no filters and the records were not requested. */
  unasked: boolean
  onShow: () => void
  /** The way to a first list, shown while there are no filters. */
  start?: ReactNode
  pickActions?: ReactNode
}

/** The records of the result: only the pages in view are read. */
export function RecordsPanel({ unasked, onShow, start, pickActions }: Props) {
  const criteria = useCriteria()
  const { kind, format, fields } = useView()
  const editView = useEditView()
  const table = useTable(kind, format)
  const sort = useSort()
  useDefaultView(kind)
  const { data, error, refetch, isPending } = useQuery(countQuery(kind, criteria))
  const source = useMemo(
    () => ({ kind, criteria, output: outputOf(kind, format, fields), sort }),
    [kind, criteria, format, fields, sort],
  )
  const isCards = useIsCards(source)
  return (
    <div
      className={`${kit.column} ${kit.rest} ${classes.panel}`}
      id="records"
      role="tabpanel"
      aria-label={messages.panel}
    >
      {!(isCards && (unasked || data?.MatchCount === 0)) && (
        <RecordsBar
          source={source}
          format={format}
          onFormat={(next) => editView({ format: next })}
          table={table}
          pickActions={pickActions}
        />
      )}
      {error ? (
        <div className={kit.padded}>
          <ProblemNote problem={error} retry={() => refetch()} />
        </div>
      ) : unasked ? (
        <NoCriteria onShow={onShow} start={start} />
      ) : data?.MatchCount === 0 ? (
        <NothingFound />
      ) : (
        <Grid
          key={`${kind} ${JSON.stringify(criteria)} ${format}`}
          source={source}
          table={table}
          total={data?.MatchCount ?? 0}
          pending={isPending}
        />
      )}
    </div>
  )
}

/** Kinds whose usual view was shown since the app was opened. */
const opened = new Set<Kind>()

/** The first time a kind is looked at, a link that names no format opens with the view that is marked as usual. */
function useDefaultView(kind: Kind) {
  const { format, fields } = useView()
  const show = useSavedView()
  const defaultView = useLayout(({ views }) => views.find((view) => view.kind === kind && view.usual))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once for each kind, whatever changes afterwards
  useEffect(() => {
    const first = !opened.has(kind)
    opened.add(kind)
    if (first && defaultView && format === 'Basic' && !fields) show(defaultView)
  }, [kind])
}
