import { IconFileSpreadsheet, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addFile, deleteMatch } from '#features/matching/data/job-actions.ts'
import { matchJobsQuery } from '#features/matching/data/queries.ts'
import { matchFileMessages as messages } from '#features/matching/messages/file.ts'
import { type MatchJob, rowsToMatch } from '#features/matching/model/file/job.ts'
import { notice } from '#session/notices.ts'
import { searchAlone } from '#session/search.ts'
import { dayText } from '#shared/text/dates.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './file.module.css'
import { TableDropZone } from './upload/UploadStep.tsx'

/** A drop zone for a file to match, and the stored files. */
export function FilesPage() {
  const { data: jobs = [], error, refetch } = useQuery(matchJobsQuery)
  const navigate = useNavigate()
  useEffect(() => {
    document.title = messages.pageTitle(messages.title)
  }, [])
  const add = (file: Blob) =>
    addFile(file).then(
      ({ id }) => navigate({ to: '/match/file/$id', params: { id }, search: searchAlone }),
      (problem: Error) => notice({ text: problem.message }),
    )
  return (
    <main className={`${kit.column} ${kit.gap12} ${classes.middle}`}>
      <div>
        <h1 className={kit.pageTitle}>{messages.title}</h1>
        <p className={kit.muted}>{messages.lead}</p>
      </div>
      <TableDropZone onFile={(file) => void add(file)} />
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {jobs.length > 0 && (
        <section aria-labelledby="files-here">
          <SectionTitle id="files-here" className={kit.spaceBelow}>
            {messages.files}
          </SectionTitle>
          <ul className={kit.card}>
            {jobs.map((job) => (
              <FileRow key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

/** The progress of a file: "986 rows, 120 of 986 looked up, paused". */
function progressText(job: MatchJob): string {
  const { state, answered, understood: profile } = job
  const { progress } = messages
  if (state === 'unreadable') return progress.unreadable
  if (state === 'reading' || !profile) return progress.reading
  if (state === 'columns') return progress.columns(profile.rows)
  if (state === 'done') return progress.done(profile.rows, answered)
  return progress.partial(profile.rows, answered, rowsToMatch(job), state)
}

/** A stored file: a link to it, its progress, and a button to delete it. */
function FileRow({ job }: { job: MatchJob }) {
  return (
    <li className={`${kit.row} ${kit.apart} ${kit.wrap} ${kit.touchHeight} ${classes.fileRow}`}>
      <IconFileSpreadsheet size={17} stroke={1.7} className={`${kit.fixed} ${kit.muted}`} aria-hidden />
      <Link
        to="/match/file/$id"
        params={{ id: job.id }}
        search={searchAlone}
        className={`${kit.truncate} ${kit.textFirst} ${kit.link}`}
      >
        <bdi>{job.name}</bdi>
      </Link>
      <span className={`${kit.second} ${classes.progress}`}>
        {progressText(job)} · {dayText(new Date(job.made))}
      </span>
      <IconButton Icon={IconTrash} label={messages.delete(job.name)} onClick={() => void deleteMatch(job)} />
    </li>
  )
}
