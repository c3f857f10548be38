import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addFile } from '#features/matching/data/job-actions.ts'
import { matchJobsQuery } from '#features/matching/data/queries.ts'
import { notice } from '#session/notices.ts'
import { searchAlone } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './file.module.css'
import { DropZone } from './upload/DropZone.tsx'

/** Files to match: a place to drop one, and those that are stored. */
export function FilesPage() {
  const { data: jobs = [], error, refetch } = useQuery(matchJobsQuery)
  const navigate = useNavigate()
  useEffect(() => {
    document.title = 'Match a file · Catchment'
  }, [])
  const begin = (file: Blob) =>
    addFile(file).then(
      ({ id }) => navigate({ to: '/match/file/$id', params: { id }, search: searchAlone }),
      (problem: Error) => notice({ words: problem.message }),
    )
  return (
    <main className={`${kit.column} ${classes.middle}`}>
      <div>
        <h1 className={kit.pageTitle}>Match a file</h1>
        <p className={classes.second}>
          Match each row to a record, review, and download your file with the fields you choose added.
        </p>
      </div>
      <DropZone onFile={(file) => void begin(file)} />
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {jobs.length > 0 && (
        <section aria-labelledby="files-here">
          <h2 id="files-here" className={`${kit.heading} ${classes.sectionTitle}`}>
            Files in this browser
          </h2>
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
