import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countQuery } from '../../api/queries.ts'
import { asksEverything } from '../../criteria/tidy.ts'
import { tableOf, useLayout } from '../../state/layout.ts'
import { useCriteria, useEditView, useView } from '../../state/search.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import { shownColumns } from './columns.tsx'
import { NothingChosen, NothingFound } from './Empty.tsx'
import { Grid } from './Grid.tsx'
import { RecordsBar } from './RecordsBar.tsx'
import classes from './records.module.css'

/** The records of the result: only the pages in view are read. */
export function RecordsPanel() {
  const criteria = useCriteria()
  const { kind, format } = useView()
  const editView = useEditView()
  const chosen = useLayout((state) => state.columns[tableOf(kind, format)])
  const [anyway, setAnyway] = useState(false)
  const { data, error, refetch, isPending } = useQuery(countQuery(kind, criteria))
  const columns = shownColumns(kind, format, chosen)
  const unasked = asksEverything(criteria) && !anyway
  return (
    <div className={classes.panel} id="records" role="tabpanel" aria-label="Records">
      <RecordsBar
        kind={kind}
        format={format}
        onFormat={(next) => editView({ format: next })}
        columns={columns}
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
          kind={kind}
          criteria={criteria}
          format={format}
          columns={columns}
          total={data?.MatchCount ?? 0}
          pending={isPending}
        />
      )}
    </div>
  )
}
