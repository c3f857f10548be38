import { useEffect } from 'react'
import { requestTally } from '#features/matching/data/match-worker.ts'
import { planMessages } from '#features/matching/messages/columns.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import kit from '#ui/kit.module.css'
import file from '../file.module.css'
import { ColumnTable } from './ColumnTable.tsx'
import classes from './columns.module.css'
import { FileFormat } from './FileFormat.tsx'
import { PlanPanel } from './PlanPanel.tsx'

interface Props {
  job: MatchJob
  /** Continues to the match, or returns to the review. */
  onLeave: (step?: 'Review') => void
}

/** How the file was read, the mapping of its columns, and the plan of the match. */
export function ColumnsStep({ job, onLeave }: Props) {
  const { id, tally, understood: profile } = job
  const mapping = JSON.stringify(job.mapping)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again whenever the mapping changes
  useEffect(() => {
    if (!tally) requestTally(id)
  }, [id, mapping, tally === undefined])
  if (!profile) return null
  return (
    <div className={`${kit.rest} ${file.panes}`}>
      <main className={`${kit.column} ${kit.gap16} ${kit.pane} ${classes.main}`}>
        <FileFormat job={job} profile={profile} />
        <ColumnTable job={job} profile={profile} />
      </main>
      <aside className={`${kit.column} ${kit.side} ${kit.surface}`} aria-label={planMessages.panel}>
        <PlanPanel job={job} profile={profile} onLeave={onLeave} />
      </aside>
    </div>
  )
}
