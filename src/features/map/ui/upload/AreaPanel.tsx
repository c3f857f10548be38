import { Button, Loader, Tabs, Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { parsedAreasText } from '#criteria/areas/messages.ts'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import { type AreaSource, useAreaPanel } from '#session/area-panel.ts'
import { useSavedAreas } from '#session/areas.ts'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { useFileDrop } from '#ui/useFileDrop.ts'
import { ListedAddresses } from './ListedAddresses.tsx'
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
        <Stack gap={12}>
          <FileChoice onFile={(file) => setSource({ file })} />
          <Pasted source={source} onSource={setSource} />
          <Outcome source={source} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="saved">
        <SavedAreas />
      </Tabs.Panel>
    </Tabs>
  )
}

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div
      className={classNames(kit.row, kit.wrap, kit.cell, kit.muted, kit.drop, classes.drop)}
      {...useFileDrop(onFile)}
    >
      <IconFileUpload size={22} stroke={1.5} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
      <span className={kit.fill}>
        <b className={kit.normal}>{messages.dropFileHere}</b>
        {messages.dropFormats}
      </span>
      <FileButton onChange={(file) => file && onFile(file)} accept={KINDS}>
        {(props) => (
          <Button variant="default" className={kit.widePhone} {...props}>
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
  const report = useDebouncedCallback(
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
        report(event.currentTarget.value)
      }}
    />
  )
}

function Outcome({ source }: { source: AreaSource | undefined }) {
  const { found, error, loading } = useParsedAreas(source)
  const name = source && 'file' in source ? ` in ${source.file.name}` : ''
  return (
    <>
      <Inline role="status">
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
      </Inline>
      {error && <FieldError>{name ? `${name.slice(4)}: ${error}` : error}</FieldError>}
      {found && found.addresses.length > 0 && <ListedAddresses found={found} from={name} />}
      {found && found.addresses.length === 0 && <FoundAreas found={found} from={name} />}
    </>
  )
}

/** Areas from files, from the clipboard and from those that were saved, seen before they are added. */
export function AreaPanel() {
  const { open, panelClosed } = useAreaPanel()
  return (
    <Dialog opened={open} onClose={panelClosed} title={messages.addAreas} size={520}>
      <PanelBody />
    </Dialog>
  )
}
