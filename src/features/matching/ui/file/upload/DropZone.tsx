import { Button, FileButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconTableImport } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import kit from '#ui/kit.module.css'
import classes from '../file.module.css'

const ACCEPTED = '.csv,.tsv,.txt,.gz,.xlsx,text/csv,text/plain,application/gzip'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Accepts a file that is dropped, chosen, or pasted as a file or as rows of a spreadsheet. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is of the mouse; the button beside it does the same
    <div
      className={`${kit.line} ${kit.drop} ${classes.drop}`}
      data-testid="drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconTableImport size={26} stroke={1.5} aria-hidden />
      <div className={classes.dropWords}>
        <p>
          <b>Drop a customer file here</b>, paste rows, or choose a file.
        </p>
        <p className={`${kit.second} ${classes.small}`}>
          CSV in any encoding, also with gzip, up to 1,000,000 rows and 500 MB, or XLSX up to 200 MB. Your
          file stays in this browser: only the columns you match on are sent.
        </p>
      </div>
      <FileButton onChange={(file) => file && onFile(file)} accept={ACCEPTED}>
        {(props) => (
          <Button {...props} size="sm">
            Choose a file
          </Button>
        )}
      </FileButton>
    </div>
  )
}
