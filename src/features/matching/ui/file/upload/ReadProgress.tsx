import { Progress } from '@mantine/core'
import { useLiveMatches } from '#features/matching/data/live.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import kit from '#ui/kit.module.css'
import classes from '../file.module.css'

/** Progress of reading a file. */
export function ReadProgress({ job }: { job: MatchJob }) {
  const share = useLiveMatches(({ jobs }) => jobs[job.id]?.share) ?? 0
  return (
    <main className={`${kit.column} ${classes.middle}`}>
      <h2 className={`${kit.title} ${classes.title}`}>Reading the file</h2>
      <p className={`${kit.second} ${classes.small}`}>
        Detecting encoding, delimiter and columns, and checking every row. Nothing is sent.
      </p>
      <Progress value={100 * share} size={8} aria-label="Reading the file" />
      <p className={`${kit.second} ${classes.small}`}>{Math.floor(100 * share)}%</p>
    </main>
  )
}
