import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { outputOf } from '#records/record.ts'
import { useLayout } from '#session/layout.ts'
import { useCriteria, useEditView, useView } from '#session/search.ts'
import { useSort } from '#session/sort.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Grid } from './Grid.tsx'
import { NothingFound } from './NothingFound.tsx'
import { RecordsBar } from './RecordsBar.tsx'
import { RecordsFrame } from './RecordsFrame.tsx'
import { useSavedView } from './SavedViews.tsx'
import { useIsCards } from './useGridView.ts'
import { useTable } from './useTable.ts'

interface Props {
  pickActions?: ReactNode
}

/** The records of the result: only the pages in view are read. */
export function RecordsPanel({ pickActions }: Props) {
  const source = useSource()
  const { kind, criteria } = source
  const { format } = useView()
  const table = useTable(kind, format)
  const { data, error, refetch, isPending } = useQuery(countQuery(kind, criteria))
  return (
    <RecordsFrame>
      <RecordsHead isEmpty={data?.MatchCount === 0} pickActions={pickActions} />
      {error ? (
        <div className={kit.padded}>
          <ProblemNote problem={error} retry={() => refetch()} />
        </div>
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
    </RecordsFrame>
  )
}

/** What the records of the search are read by. */
function useSource() {
  const criteria = useCriteria()
  const { kind, format, fields } = useView()
  const sort = useSort()
  return useMemo(
    () => ({ kind, criteria, output: outputOf(kind, format, fields), sort }),
    [kind, criteria, format, fields, sort],
  )
}

interface HeadProps extends Props {
  /** Whether there are no records below it; cards have no head then. */
  isEmpty: boolean
}

/** The bar of the table, in the tab bar above it. */
export function RecordsHead({ isEmpty, pickActions }: HeadProps) {
  const source = useSource()
  const { format } = useView()
  const editView = useEditView()
  const table = useTable(source.kind, format)
  const isCards = useIsCards(source)
  useDefaultView(source.kind)
  if (isCards && isEmpty) return null
  return (
    <RecordsBar
      source={source}
      format={format}
      onFormat={(next) => editView({ format: next })}
      table={table}
      pickActions={pickActions}
    />
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
