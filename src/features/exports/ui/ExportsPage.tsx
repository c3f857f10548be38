import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { jobsQuery } from '../data/jobs.ts'
import { type GroupsView, GroupsViewContext } from './duplicates/groups-view.ts'
import classes from './exports.module.css'
import { Jobs } from './jobs/Jobs.tsx'
import { NewExport } from './NewExport.tsx'

/** A new export with its plan, and the exports that run or are done; `Groups` shows records that are one. */
export function ExportsPage({ Groups }: { Groups: GroupsView }) {
  const { data: jobs = [], error, refetch } = useQuery(jobsQuery)
  useEffect(() => {
    document.title = 'Exports · Catchment'
  }, [])
  return (
    <GroupsViewContext value={Groups}>
      <div className={classes.page}>
        <main className={`${kit.pane} ${classes.new}`}>
          <NewExport />
        </main>
        <aside className={`${kit.column} ${kit.side} ${classes.jobs}`} aria-labelledby="jobs">
          {error ? <ProblemNote problem={error} retry={() => void refetch()} /> : <Jobs jobs={jobs} />}
        </aside>
      </div>
    </GroupsViewContext>
  )
}
