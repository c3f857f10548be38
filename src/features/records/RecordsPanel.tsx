import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Kind } from '#contract/kind'
import { countQuery } from '../../api/queries.ts'
import { outputOf } from '../../criteria/record.ts'
import { asksEverything } from '../../criteria/tidy.ts'
import { useLayout } from '../../state/layout.ts'
import { useCriteria, useEditView, useView } from '../../state/search.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import { NothingChosen, NothingFound } from './Empty.tsx'
import { Grid } from './Grid.tsx'
import { RecordsBar } from './RecordsBar.tsx'
import classes from './records.module.css'
import { useSavedView } from './SavedViews.tsx'
import { useTable } from './useTable.ts'

/** The records of the result: only the pages in view are read. */
export function RecordsPanel({ pickActions }: { pickActions?: ReactNode }) {
  const criteria = useCriteria()
  const { kind, format, fields } = useView()
  const editView = useEditView()
  const table = useTable(kind, format)
  useUsualView(kind)
  const [anyway, setAnyway] = useState(false)
  const { data, error, refetch, isPending } = useQuery(countQuery(kind, criteria))
  const source = useMemo(
    () => ({ kind, criteria, output: outputOf(kind, format, fields) }),
    [kind, criteria, format, fields],
  )
  const unasked = asksEverything(criteria) && !anyway
  return (
    <div className={classes.panel} id="records" role="tabpanel" aria-label="Records">
      <RecordsBar
        source={source}
        format={format}
        onFormat={(next) => editView({ format: next })}
        table={table}
        pickActions={pickActions}
      />
      {error ? (
        <div className={classes.note}>
          <ProblemNote problem={error} retry={() => refetch()} />
        </div>
      ) : unasked ? (
        <NothingChosen onShow={() => setAnyway(true)} />
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
function useUsualView(kind: Kind) {
  const { format, fields } = useView()
  const show = useSavedView()
  const usual = useLayout(({ views }) => views.find((view) => view.kind === kind && view.usual))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once for each kind, whatever changes afterwards
  useEffect(() => {
    const first = !opened.has(kind)
    opened.add(kind)
    if (first && usual && format === 'Basic' && !fields) show(usual)
  }, [kind])
}
