import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { price } from '#criteria/cost.ts'
import { deleteJob, resumeJob } from '#features/exports/data/job-actions.ts'
import { useLiveJobs } from '#features/exports/data/jobs.ts'
import { saveJob } from '#features/exports/data/save-job.ts'
import { differenceTexts, exportJobMessages, exportProblemMessages } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import { costOf, expectedOf, savableOf } from '#features/exports/model/job-figures.ts'
import { dayText } from '#shared/text/dates.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { JobDuplicates } from '../duplicates/JobDuplicates.tsx'
import { FormatIcon } from '../FormatIcon.tsx'
import classes from './jobs.module.css'

/** A finished or canceled export: its records, differences from the count, and its file. */
export function FinishedExport({ job }: { job: Job }) {
  const { order, state, made } = job
  const live = useLiveJobs(({ jobs }) => jobs[job.id])
  const stored = savableOf(job)
  const differences = differenceTexts(job)
  const cost = job.billed === 0 ? exportJobMessages.nothingBilled : price(costOf(job))
  const amount =
    state === 'done'
      ? exportJobMessages.recordsSaved(stored)
      : exportJobMessages.endedAt(stored, expectedOf(job))
  const fileError = typeof live?.file === 'object' ? live.file.error : undefined
  return (
    <li className={`${kit.row} ${kit.apart} ${classes.row}`}>
      <FormatIcon form={order.form} size={16} className={kit.muted} />
      <div className={kit.fill}>
        <p className={`${kit.strong} ${kit.breaks}`}>
          <bdi>{order.name}</bdi>
        </p>
        <p className={state === 'cancelled' ? `${kit.small} ${kit.wait}` : kit.second}>
          {amount} · {dayText(new Date(made))} · {cost}
        </p>
        {differences.length > 0 && <p className={kit.second}>{differences.join(' ')}</p>}
        {state === 'done' && job.doubles > 0 && <JobDuplicates job={job} />}
        {live?.file === 'downloaded' && <p className={kit.second}>{exportJobMessages.blockedDownload}</p>}
        {fileError && (
          <p className={`${kit.small} ${kit.danger}`} role="alert">
            {exportProblemMessages.recordsRemain(fileError)}
          </p>
        )}
      </div>
      {state === 'cancelled' && (
        <Button
          variant="default"
          aria-label={exportJobMessages.continueJob(order.name)}
          onClick={() => void resumeJob(job.id)}
        >
          {exportJobMessages.continue}
        </Button>
      )}
      {(stored > 0 || state === 'done') && (
        <IconButton
          Icon={IconDownload}
          label={exportJobMessages.saveJobAgain(order.name)}
          title={exportJobMessages.saveAgain}
          loading={live?.file === 'writing'}
          onClick={() => void saveJob(job)}
        />
      )}
      <IconButton
        Icon={IconTrash}
        label={exportJobMessages.deleteJob(order.name)}
        title={exportJobMessages.delete}
        onClick={() => void deleteJob(job)}
      />
    </li>
  )
}
