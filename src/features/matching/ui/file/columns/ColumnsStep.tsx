import { useEffect } from 'react'
import { requestTally } from '#features/matching/data/match-worker.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import kit from '#ui/kit.module.css'
import { ColumnTable } from './ColumnTable.tsx'
import classes from './columns.module.css'
import { FileFormat } from './FileFormat.tsx'
import { PlanPanel } from './PlanPanel.tsx'

interface Props {
  job: MatchJob
  /** The person continues to the matching, or returns to the review. */
  onLeave: (step?: 'Review') => void
}

/** How the file was read, the mapping of its columns, and the plan of the match. */
export function ColumnsStep({ job, onLeave }: Props) {
  const { id, tally, understood } = job
  const use = JSON.stringify(job.mapping)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again whenever the mapping changes
  useEffect(() => {
    if (!tally) requestTally(id)
  }, [id, use, tally === undefined])
  if (!understood) return null
  return (
    <div className={`${kit.rest} ${classes.layout}`}>
      <main className={`${kit.column} ${kit.pane} ${classes.main}`}>
        <FileFormat job={job} understood={understood} />
        <ColumnTable job={job} understood={understood} />
      </main>
      <aside
        className={`${kit.column} ${kit.side} ${kit.surface} ${classes.side}`}
        aria-label="Match settings and plan"
      >
        <PlanPanel job={job} understood={understood} onLeave={onLeave} />
      </aside>
    </div>
  )
}
