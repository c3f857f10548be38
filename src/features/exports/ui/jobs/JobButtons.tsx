import { ActionIcon, Button } from '@mantine/core'
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
import {
  jobCancelled,
  jobDeleted,
  jobPaused,
  jobRestarted,
  jobResumed,
} from '#features/exports/data/actions.ts'
import type { LiveJob } from '#features/exports/data/live.ts'
import { saveJob } from '#features/exports/data/save-job.ts'
import { savableOf } from '#features/exports/model/export-text.ts'
import type { Job } from '#features/exports/model/job.ts'
import { isUnderWay } from '#jobs/job-state.ts'
import { notice } from '#session/notices.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './jobs.module.css'

interface Props {
  job: Job
  live: LiveJob
}

/** What can be done with an export that is not over. */
export function JobButtons({ job, live }: Props) {
  const { state, id } = job
  const stored = savableOf(job)
  const goesOn = isUnderWay(job)
  const changed = state === 'stopped' && job.problem?.reason === 'changed'
  return (
    <div className={`${kit.actions} ${classes.buttons}`}>
      {goesOn && (
        <Button leftSection={<IconPlayerPause size={14} aria-hidden />} onClick={() => void jobPaused(id)}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button leftSection={<IconPlayerPlay size={14} aria-hidden />} onClick={() => void jobResumed(id)}>
          Resume
        </Button>
      )}
      {state === 'stopped' && !changed && (
        <Button leftSection={<IconPlayerPlay size={14} aria-hidden />} onClick={() => void jobResumed(id)}>
          Continue
        </Button>
      )}
      {changed && <BeginAgain job={job} />}
      {stored > 0 && (
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={live.file === 'writing'}
          onClick={() => void saveJob(job)}
        >
          <span>
            Save <span className={classes.more}>the </span>
            {count(stored)}
            <span className={classes.more}> now</span>
          </span>
        </Button>
      )}
      {goesOn || state === 'paused' ? (
        <Button
          variant="subtle"
          className={classes.red}
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => void jobCancelled(id)}
        >
          Stop
        </Button>
      ) : (
        <ActionIcon
          variant="subtle"
          size={30}
          className={classes.red}
          aria-label="Delete"
          title="Delete"
          onClick={() => void jobDeleted(job)}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** Begins over the data of now. */
function BeginAgain({ job }: { job: Job }) {
  const client = useQueryClient()
  const begin = async () => {
    const { source, kind } = job.order
    const total =
      source.type === 'search'
        ? (await client.fetchQuery({ ...countQuery(kind, source.criteria), staleTime: 0 })).MatchCount
        : job.total
    await jobRestarted(job, total)
  }
  return (
    <Button
      leftSection={<IconRefresh size={14} aria-hidden />}
      onClick={() => begin().catch((problem) => notice({ words: (problem as Error).message }))}
    >
      Begin again
    </Button>
  )
}
