import { Button, FileButton } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hasFileQuery, reselectFile } from '#features/matching/data/reselected-file.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { notice } from '#session/notices.ts'
import { FILE_MISSING } from '#shared/tabular/file-error.ts'
import classes from '../file.module.css'

/** A note that a file is no longer stored, or cannot be read, and the way to choose it again. */
export function MissingFile({ job }: { job: MatchJob }) {
  const { data: isThere = true } = useQuery(hasFileQuery(job.id))
  const fault = isThere ? job.fault : FILE_MISSING
  if (!fault || job.state === 'reading' || job.state === 'unreadable') return null
  const choose = (file: Blob | null) =>
    file && void reselectFile(job, file).catch((problem: Error) => notice({ words: problem.message }))
  return (
    <div className={`${classes.fault} ${classes.fileGone}`} role="alert">
      <IconAlertCircle size={18} stroke={1.7} aria-hidden />
      <p>{fault}</p>
      <FileButton onChange={choose}>
        {(props) => (
          <Button {...props} variant="default">
            Choose the file again
          </Button>
        )}
      </FileButton>
    </div>
  )
}
