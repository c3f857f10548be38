import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { addFile, correctReading, deleteMatch } from '#features/matching/data/job-actions.ts'
import { reselectFile } from '#features/matching/data/reselected-file.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { searchAlone } from '#session/search.ts'
import { correctionOf } from '#shared/tabular/layout.ts'
import kit from '#ui/kit.module.css'
import classes from '../file.module.css'
import { DropZone } from './DropZone.tsx'

/** Why a file cannot be read, the way back where a correction caused it, and a place for another file. */
export function UnreadableFile({ job }: { job: MatchJob }) {
  const navigate = useNavigate()
  const layout = job.understood?.layout
  const instead = async (file: Blob & { name?: string }) => {
    // It was no longer stored: the decisions about its rows are kept.
    if (file.name === job.name && file.size === job.size) return reselectFile(job, file)
    const { id } = await addFile(file)
    await deleteMatch(job)
    await navigate({ to: '/match/file/$id', params: { id }, search: searchAlone })
  }
  return (
    <main className={`${kit.column} ${classes.middle}`}>
      <div className={classes.fault} role="alert">
        <IconAlertCircle size={18} stroke={1.7} aria-hidden />
        <p>
          <strong>{job.name} cannot be read.</strong> {job.fault}
        </p>
      </div>
      {layout && (
        <div>
          <Button variant="default" onClick={() => void correctReading(job.id, correctionOf(layout))}>
            Undo the correction
          </Button>
        </div>
      )}
      <DropZone onFile={(file) => void instead(file)} />
    </main>
  )
}
