import { ActionIcon, Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { price } from '#criteria/cost.ts'
import { jobDeleted, jobResumed } from '#features/exports/data/actions.ts'
import { useLive } from '#features/exports/data/live.ts'
import { saveJob } from '#features/exports/data/save-job.ts'
import { costOf, differencesOf, expectedOf, savableOf } from '#features/exports/model/export-text.ts'
import type { Job } from '#features/exports/model/job.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { DuplicateGroupsOfJob } from '../duplicates/DuplicateGroupsOfJob.tsx'
import { FormIcon } from '../form-icons.tsx'
import classes from './jobs.module.css'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** An export that is over: what it holds, what differs from what was counted, and its file, as often as it is wanted. */
export function DoneRow({ job }: { job: Job }) {
  const { order, state, made } = job
  const live = useLive(({ jobs }) => jobs[job.id])
  const stored = savableOf(job)
  const differences = differencesOf(job)
  const cost = job.billed === 0 ? 'nothing billed' : price(costOf(job))
  const amount =
    state === 'done' ? `${count(stored)} records` : `ended at ${count(stored)} of ${count(expectedOf(job))}`
  const fault = typeof live?.file === 'object' ? live.file.fault : undefined
  return (
    <li className={`${kit.line} ${kit.apart} ${classes.row}`}>
      <FormIcon form={order.form} size={16} />
      <div className={`${kit.fill} ${classes.rowWords}`}>
        <p className={`${kit.strong} ${kit.breaks}`}>
          <bdi>{order.name}</bdi>
        </p>
        <p className={`${kit.second} ${classes.rowNote}`} data-ended={state === 'cancelled'}>
          {amount} · {day.format(new Date(made))} · {cost}
        </p>
        {differences.length > 0 && (
          <p className={`${kit.second} ${classes.rowNote}`}>{differences.join(' ')}</p>
        )}
        {state === 'done' && job.doubles > 0 && <DuplicateGroupsOfJob job={job} />}
        {live?.file === 'handed' && (
          <p className={`${kit.second} ${classes.rowNote}`}>
            If the file is not among your downloads, the browser blocked it: save it again.
          </p>
        )}
        {fault && (
          <p className={`${kit.small} ${kit.danger}`} role="alert">
            The file is not saved. {fault} The records are still here.
          </p>
        )}
      </div>
      {state === 'cancelled' && (
        <Button
          variant="default"
          aria-label={`Continue ${order.name}`}
          onClick={() => void jobResumed(job.id)}
        >
          Continue
        </Button>
      )}
      {(stored > 0 || state === 'done') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Save ${order.name} again`}
          title="Save the file again"
          loading={live?.file === 'writing'}
          onClick={() => void saveJob(job)}
        >
          <IconDownload size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Delete ${order.name}`}
        title="Delete"
        onClick={() => void jobDeleted(job)}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  )
}
