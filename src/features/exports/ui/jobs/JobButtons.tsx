import { Button } from '@mantine/core'
import {
  IconDownload,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { countQuery } from '#api/queries.ts'
import { cancelJob, deleteJob, pauseJob, restartJob, resumeJob } from '#features/exports/data/job-actions.ts'
import type { LiveJob } from '#features/exports/data/jobs.ts'
import { saveJob } from '#features/exports/data/save-job.ts'
import { exportJobMessages } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import { savableOf } from '#features/exports/model/job-figures.ts'
import { isUnderWay } from '#jobs/job-state.ts'
import { notice } from '#session/notices.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import classes from './jobs.module.css'

interface Props {
  job: Job
  live: LiveJob
}

/** The actions of an export that is not finished. */
export function JobButtons({ job, live }: Props) {
  const { state, id } = job
  const stored = savableOf(job)
  const underWay = isUnderWay(job)
  const changed = state === 'stopped' && job.problem?.reason === 'changed'
  return (
    <div className={`${kit.actions} ${classes.buttons}`}>
      {underWay && (
        <Button leftSection={<IconPlayerPause size={14} aria-hidden />} onClick={() => void pauseJob(id)}>
          {exportJobMessages.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button leftSection={<IconPlayerPlay size={14} aria-hidden />} onClick={() => void resumeJob(id)}>
          {exportJobMessages.resume}
        </Button>
      )}
      {state === 'stopped' && !changed && (
        <Button leftSection={<IconPlayerPlay size={14} aria-hidden />} onClick={() => void resumeJob(id)}>
          {exportJobMessages.continue}
        </Button>
      )}
      {changed && <RestartButton job={job} />}
      {stored > 0 && (
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={live.file === 'writing'}
          onClick={() => void saveJob(job)}
        >
          <span>
            {exportJobMessages.save(stored)}
            <span className={classes.more}>{exportJobMessages.now}</span>
          </span>
        </Button>
      )}
      {underWay || state === 'paused' ? (
        <Button
          variant="subtle"
          className={`${kit.last} ${kit.danger}`}
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => void cancelJob(id)}
        >
          {exportJobMessages.stop}
        </Button>
      ) : (
        <IconButton
          Icon={IconTrash}
          className={`${kit.last} ${kit.danger}`}
          label={exportJobMessages.delete}
          onClick={() => void deleteJob(job)}
        />
      )}
    </div>
  )
}

/** Starts the export over with the current data. */
function RestartButton({ job }: { job: Job }) {
  const client = useQueryClient()
  const restart = async () => {
    const { source, kind } = job.order
    const total =
      source.type === 'search'
        ? (await client.fetchQuery({ ...countQuery(kind, source.criteria), staleTime: 0 })).MatchCount
        : job.total
    await restartJob(job, total)
  }
  return (
    <Button
      leftSection={<IconRefresh size={14} aria-hidden />}
      onClick={() => restart().catch((problem) => notice({ text: (problem as Error).message }))}
    >
      {exportJobMessages.startOver}
    </Button>
  )
}
