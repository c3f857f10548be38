import { ActionIcon } from '@mantine/core'
import { IconFileSpreadsheet, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count, some } from '../../../criteria/format.ts'
import { type MatchJob, wantedOf } from '../../../match/file/job.ts'
import { matchDeleted } from '../../../state/match/actions.ts'
import { searchAlone } from '../../../state/search.ts'
import classes from './file.module.css'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** How far a file is, in a few words. */
function standing(job: MatchJob): string {
  const { state, answered, understood } = job
  const rows = understood ? some(understood.rows, 'row') : 'being read'
  if (state === 'reading') return 'being read'
  if (state === 'unreadable') return 'cannot be read'
  if (state === 'columns') return `${rows}, columns to be chosen`
  if (state === 'done') return `${rows}, ${count(answered)} looked up`
  return `${rows}, ${count(answered)} of ${count(wantedOf(job))} looked up, ${state}`
}

/** A file that is here already: how far it is, and the way to it. */
export function FileRow({ job }: { job: MatchJob }) {
  return (
    <li className={classes.fileRow}>
      <IconFileSpreadsheet size={17} stroke={1.7} aria-hidden />
      <Link to="/match/file/$id" params={{ id: job.id }} search={searchAlone} className={classes.fileName}>
        <bdi>{job.name}</bdi>
      </Link>
      <span className={classes.small}>
        {standing(job)} · {day.format(new Date(job.made))}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Delete ${job.name}`}
        onClick={() => void matchDeleted(job)}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  )
}
