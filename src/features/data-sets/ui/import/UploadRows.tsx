import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { pause, type SendState, send, useSending } from '#features/data-sets/data/import/uploads.ts'
import { uploadMessages as messages } from '#features/data-sets/messages/import.ts'
import type { DraftUpload } from '#session/import-draft.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { ProgressBar } from '#ui/Progress.tsx'

interface Props {
  uploads: readonly DraftUpload[]
  onFiles: (files: readonly File[]) => void
}

/** The files to import, and how far their uploads are. */
export const UploadRows = ({ uploads, onFiles }: Props) => (
  <ul className={kit.card} aria-label={messages.files}>
    {uploads.map((upload) => (
      <UploadRow key={upload.id} upload={upload} onFiles={onFiles} />
    ))}
  </ul>
)

/** Whether the person can continue an upload. */
const canContinue = ({ state }: SendState) => state === 'paused' || state === 'stopped'

function UploadRow({ upload, onFiles }: Pick<Props, 'onFiles'> & { upload: DraftUpload }) {
  const { id, name, size, received } = upload
  const sending = useSending(({ byId }) => byId[id])
  const isComplete = received === size
  return (
    <Stack as="li" gap={6} className={`${kit.apart} ${kit.padded}`}>
      <Inline>
        <IconFileSpreadsheet size={17} stroke={1.7} className={`${kit.fixed} ${kit.muted}`} aria-hidden />
        <bdi className={`${kit.truncate} ${kit.fill} ${kit.name}`}>{name}</bdi>
        <span className={kit.second}>{messages.received(received, size)}</span>
        {!isComplete && sending?.state === 'sending' && (
          <IconButton small Icon={IconPlayerPause} label={messages.pause(name)} onClick={() => pause(id)} />
        )}
        {!isComplete && sending && canContinue(sending) && (
          <IconButton
            small
            Icon={IconPlayerPlay}
            label={messages.resume(name)}
            onClick={() => void send(id)}
          />
        )}
      </Inline>
      {!isComplete && (
        <ProgressBar
          label={messages.progress(name)}
          value={received / size}
          state={sending?.state === 'sending' ? 'running' : 'paused'}
        />
      )}
      {sending?.state === 'waiting' && <p className={kit.second}>{messages.waiting}</p>}
      {sending?.state === 'paused' && !isComplete && <p className={kit.second}>{messages.paused}</p>}
      {sending?.state === 'stopped' && <FieldError>{sending.error}</FieldError>}
      {!isComplete && !sending && (
        <Note
          tone="wait"
          role="status"
          action={
            <FileButton onChange={(file) => file && onFiles([file])}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm">
                  {messages.chooseOne}
                </Button>
              )}
            </FileButton>
          }
        >
          {messages.chooseAgain}
        </Note>
      )}
    </Stack>
  )
}
