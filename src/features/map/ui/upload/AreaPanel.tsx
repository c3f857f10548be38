import { Button, FileButton, Loader, Modal, Tabs, Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { parsedAreasText } from '#criteria/areas/messages.ts'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import { type AreaSource, useAreaPanel } from '#session/area-panel.ts'
import { useSavedAreas } from '#session/areas.ts'
import kit from '#ui/kit.module.css'
import { FoundAreas } from './ParsedAreas.tsx'
import { SavedAreas } from './SavedAreas.tsx'
import classes from './upload.module.css'
import { useParsedAreas } from './useParsedAreas.ts'

const DEBOUNCE_MS = 250
const KINDS = '.geojson,.json,.kml,.csv,.txt,.tsv,application/geo+json,application/json,text/plain,text/csv'

/** Where areas come from, what was found in it, and what to do with that. */
export function PanelBody() {
  const { source: given } = useAreaPanel.getState()
  const [source, setSource] = useState(given)
  const saved = useSavedAreas((areas) => areas.saved.length)
  return (
    <Tabs defaultValue="new" variant="outline" keepMounted={false}>
      <Tabs.List mb={12} aria-label={messages.whereAreasCome}>
        <Tabs.Tab value="new">{messages.fileOrText}</Tabs.Tab>
        <Tabs.Tab value="saved">{messages.saved(saved)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">
        <div className={`${kit.column} ${kit.gap12}`}>
          <FileChoice onFile={(file) => setSource({ file })} />
          <Pasted source={source} onSource={setSource} />
          <Outcome source={source} />
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="saved">
        <SavedAreas />
      </Tabs.Panel>
    </Tabs>
  )
}

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button does the same
    <div
      className={`${kit.line} ${kit.drop} ${classes.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <IconFileUpload size={22} stroke={1.5} aria-hidden />
      <span>
        <b>{messages.dropFileHere}</b>
        {messages.dropFormats}
      </span>
      <FileButton onChange={(file) => file && onFile(file)} accept={KINDS}>
        {(props) => (
          <Button variant="default" className={classes.choose} {...props}>
            {messages.chooseFile}
          </Button>
        )}
      </FileButton>
    </div>
  )
}

interface PastedProps {
  source: AreaSource | undefined
  onSource: (source: AreaSource | undefined) => void
}

const LONGEST_SHOWN = 20_000

function Pasted({ source, onSource }: PastedProps) {
  const given = source && 'text' in source ? source.text : ''
  const [text, setText] = useState(given.length > LONGEST_SHOWN ? '' : given)
  const normalizedPoint = useDebouncedCallback(
    (next: string) => onSource(next.trim() ? { text: next } : undefined),
    DEBOUNCE_MS,
  )
  return (
    <Textarea
      size="xs"
      label={messages.orPasteItHere}
      placeholder={messages.pastePlaceholder}
      autosize
      minRows={3}
      maxRows={6}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        normalizedPoint(event.currentTarget.value)
      }}
    />
  )
}

function Outcome({ source }: { source: AreaSource | undefined }) {
  const { found, error, loading } = useParsedAreas(source)
  const name = source && 'file' in source ? ` in ${source.file.name}` : ''
  return (
    <>
      <div role="status" className={`${kit.row} ${kit.body} ${classes.outcome}`}>
        {loading && (
          <>
            <Loader size={12} aria-hidden />
            {messages.reading}
          </>
        )}
        {found && (
          <span>
            <b>{parsedAreasText(found)}</b>
            {messages.found(name)}
          </span>
        )}
      </div>
      {error && (
        <p className={`${kit.cell} ${kit.danger} ${kit.breaks}`} role="alert">
          {name ? `${name.slice(4)}: ` : ''}
          {error}
        </p>
      )}
      {found && <FoundAreas found={found} from={name} />}
    </>
  )
}

/** Areas from files, from the clipboard and from those that were saved, seen before they are added. */
export function AreaPanel() {
  const { open, panelClosed } = useAreaPanel()
  return (
    <Modal.Root opened={open} onClose={panelClosed} size={520}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={`${kit.line} ${classes.head}`}>
          <Modal.Title>{messages.addAreas}</Modal.Title>
          <Modal.CloseButton aria-label={messages.close} />
        </div>
        <Modal.Body>
          <PanelBody />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
