import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { jobsQuery } from '../data/jobs.ts'
import { newExportMessages } from '../messages/new-export.ts'
import { type GroupsView, GroupsViewContext } from './duplicates/DuplicatesDialog.tsx'
import classes from './exports.module.css'
import { JobList } from './jobs/JobList.tsx'
import { NewExport } from './NewExport.tsx'

/** A new export with its plan, and the list of exports; `Groups` shows groups of duplicates. */
export function ExportsPage({ Groups }: { Groups: GroupsView }) {
  const { data: jobs = [], error, refetch } = useQuery(jobsQuery)
  useEffect(() => {
    document.title = newExportMessages.documentTitle
  }, [])
  return (
    <GroupsViewContext value={Groups}>
      <div className={classes.page}>
        <main className={`${kit.pane} ${classes.new}`}>
          <NewExport />
        </main>
        <aside className={`${kit.column} ${kit.side} ${classes.jobs}`} aria-labelledby="jobs">
          {error ? <ProblemNote problem={error} retry={() => void refetch()} /> : <JobList jobs={jobs} />}
        </aside>
      </div>
    </GroupsViewContext>
  )
}
