import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconAlertCircle, IconTableImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addFile, correctReading, deleteMatch, reselectFile } from '#features/matching/data/job-actions.ts'
import { useLiveMatches } from '#features/matching/data/match-worker.ts'
import { hasFileQuery } from '#features/matching/data/queries.ts'
import { uploadMessages as messages } from '#features/matching/messages/file.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { notice } from '#session/notices.ts'
import { searchAlone } from '#session/search.ts'
import { acceptedTables } from '#shared/tabular/accepted.ts'
import { FILE_MISSING } from '#shared/tabular/file-error.ts'
import { correctionOf } from '#shared/tabular/layout.ts'
import { DropZone } from '#ui/DropZone.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import kit from '#ui/kit.module.css'
import { Note } from '#ui/Note.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { useFileDrop } from '#ui/useFileDrop.ts'
import classes from '../file.module.css'

/** A file that is being read, or that cannot be read. */
export const UploadStep = ({ job }: { job: MatchJob }) =>
  job.state === 'reading' ? <ReadProgress job={job} /> : <UnreadableFile job={job} />

function ReadProgress({ job }: { job: MatchJob }) {
  const share = useLiveMatches(({ jobs }) => jobs[job.id]?.share) ?? 0
  return (
    <main className={`${kit.column} ${kit.gap12} ${classes.middle}`}>
      <h2 className={kit.title}>{messages.reading}</h2>
      <p className={kit.second}>{messages.readingHint}</p>
      <ProgressBar label={messages.reading} value={share} />
      <p className={kit.second}>{Math.floor(100 * share)}%</p>
    </main>
  )
}

/** Why a file cannot be read, a button to undo the correction that caused it, and a drop zone for another file. */
function UnreadableFile({ job }: { job: MatchJob }) {
  const navigate = useNavigate()
  const layout = job.understood?.layout
  const replace = async (file: Blob & { name?: string }) => {
    // The same file again: its decisions remain.
    if (file.name === job.name && file.size === job.size) return reselectFile(job, file)
    const { id } = await addFile(file)
    await deleteMatch(job)
    await navigate({ to: '/match/file/$id', params: { id }, search: searchAlone })
  }
  return (
    <main className={`${kit.column} ${kit.gap12} ${classes.middle}`}>
      <Note tone="danger" role="alert" icon={IconAlertCircle}>
        <p>
          <strong>{messages.cannotBeRead(job.name)}</strong> {job.fault}
        </p>
      </Note>
      {layout && (
        <div>
          <Button variant="default" onClick={() => void correctReading(job.id, correctionOf(layout))}>
            {messages.undoCorrection}
          </Button>
        </div>
      )}
      <TableDropZone onFile={(file) => void replace(file)} />
    </main>
  )
}

/** A note that the browser no longer has a file, or cannot read it, with a button to select it again. */
export function MissingFileNote({ job }: { job: MatchJob }) {
  const { data: hasFile = true } = useQuery(hasFileQuery(job.id))
  const error = hasFile ? job.fault : FILE_MISSING
  if (!error || job.state === 'reading' || job.state === 'unreadable') return null
  const select = (file: Blob | null) =>
    file && void reselectFile(job, file).catch((problem: Error) => notice({ text: problem.message }))
  const button = (
    <FileButton onChange={select}>
      {(props) => (
        <Button {...props} variant="default">
          {messages.chooseAgain}
        </Button>
      )}
    </FileButton>
  )
  return (
    <Note band tone="danger" role="alert" icon={IconAlertCircle} action={button} className={kit.fixed}>
      <p>{error}</p>
    </Note>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Accepts a file that is dropped, selected, or pasted as a file or as rows of a spreadsheet. */
export function TableDropZone({ onFile }: { onFile: (file: Blob) => void }) {
  const drop = useFileDrop(onFile)
  useWindowEvent('paste', (event) => {
    if (isTyping(event.target)) return
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!file && !text.includes('\n')) return
    event.preventDefault()
    onFile(file ?? new File([text], 'pasted.csv', { type: 'text/csv' }))
  })
  return (
    <DropZone
      Icon={IconTableImport}
      texts={messages}
      accept={acceptedTables}
      onFiles={([selected]) => selected && onFile(selected)}
      data-testid="drop"
      {...drop}
    />
  )
}
