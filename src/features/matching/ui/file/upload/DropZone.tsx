import { Button, FileButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconTableImport } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { uploadMessages as messages } from '#features/matching/messages/file.ts'
import kit from '#ui/kit.module.css'
import classes from '../file.module.css'

const ACCEPTED = '.csv,.tsv,.txt,.gz,.xlsx,.jsonl,.ndjson,text/csv,text/plain,application/gzip'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Accepts a file that is dropped, selected, or pasted as a file or as rows of a spreadsheet. */
export function DropZone({ onFile }: { onFile: (file: Blob) => void }) {
  const [over, setOver] = useState(false)
  useWindowEvent('paste', (event) => {
    if (isTyping(event.target)) return
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!file && !text.includes('\n')) return
    event.preventDefault()
    onFile(file ?? new File([text], 'pasted.csv', { type: 'text/csv' }))
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a mouse; the button does the same
    <div
      className={`${kit.line} ${kit.wrap} ${kit.gap16} ${kit.surface} ${kit.drop} ${classes.drop}`}
      data-testid="drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconTableImport size={26} stroke={1.5} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
      <div className={classes.dropText}>
        <p>
          <b>{messages.drop}</b>
          {messages.orChoose}
        </p>
        <p className={kit.second}>{messages.limits}</p>
      </div>
      <FileButton onChange={(file) => file && onFile(file)} accept={ACCEPTED}>
        {(props) => (
          <Button {...props} size="sm">
            {messages.choose}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
