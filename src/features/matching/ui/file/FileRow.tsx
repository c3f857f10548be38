import { ActionIcon } from '@mantine/core'
import { IconFileSpreadsheet, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { deleteMatch } from '#features/matching/data/job-actions.ts'
import { type MatchJob, rowsToMatch } from '#features/matching/model/file/job.ts'
import { searchAlone } from '#session/search.ts'
import { count, some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './file.module.css'

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })

/** The progress of a file, in a few words. */
function progressText(job: MatchJob): string {
  const { state, answered, understood } = job
  const rows = understood ? some(understood.rows, 'row') : 'reading'
  if (state === 'reading') return 'reading'
  if (state === 'unreadable') return 'cannot be read'
  if (state === 'columns') return `${rows}, columns to map`
  if (state === 'done') return `${rows}, ${count(answered)} looked up`
  return `${rows}, ${count(answered)} of ${count(rowsToMatch(job))} looked up, ${state}`
}

/** A stored file: its progress, and a link to it. */
export function FileRow({ job }: { job: MatchJob }) {
  return (
    <li className={`${kit.line} ${kit.apart} ${classes.fileRow}`}>
      <IconFileSpreadsheet size={17} stroke={1.7} aria-hidden />
      <Link
        to="/match/file/$id"
        params={{ id: job.id }}
        search={searchAlone}
        className={`${kit.truncate} ${classes.fileName}`}
      >
        <bdi>{job.name}</bdi>
      </Link>
      <span className={`${kit.second} ${classes.small}`}>
        {progressText(job)} · {day.format(new Date(job.made))}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Delete ${job.name}`}
        onClick={() => void deleteMatch(job)}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  )
}
