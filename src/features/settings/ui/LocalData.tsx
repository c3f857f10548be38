import { Button, List } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storedItems } from '#session/local-data.ts'
import { onTableChange } from '#storage/changes.ts'
import { dataBeforeRestore } from '#storage/data-before-restore.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { localDataMessages as messages } from '../messages/page.ts'
import { Section } from './Section.tsx'
import { StorageRoom, StorageTable } from './StoredData.tsx'
import classes from './settings.module.css'
import { LOCAL_DATA, useLocalData } from './useLocalData.ts'

const FORMER = [...LOCAL_DATA, 'former']
/** The data stored in this browser and its size, with backup, restore and deletion. */
export function LocalData() {
  const { items, readError } = useStoredItems()
  const data = useLocalData()
  const [isConfirming, { open, close }] = useDisclosure(false)
  const error = data.error ?? readError?.message
  return (
    <Section title={messages.title}>
      <p className={kit.muted}>{items.length === 0 ? messages.none : messages.note}</p>
      {items.length > 0 && <StorageTable items={items} />}
      <StorageRoom />
      <Inline as="p" className={kit.second} role="status">
        {data.work && <WorkProgress {...data.work} />}
      </Inline>
      {error && <FieldError>{error}</FieldError>}
      <DataActions data={data} isEmpty={items.length === 0} onDelete={open} />
      <FormerData data={data} />
      <Dialog opened={isConfirming} onClose={close} title={messages.delete} size={460}>
        <p className={kit.muted}>{messages.willBeDeleted}</p>
        <List size="sm" spacing={4} my={12}>
          {items.map(({ where, name, label }) => (
            <List.Item key={`${where} ${name}`}>{label}</List.Item>
          ))}
        </List>
        <p className={`${kit.muted} ${kit.spaceBelow}`}>{messages.deleteNote}</p>
        <Actions>
          <Button variant="default" onClick={data.save}>
            {messages.saveFirst}
          </Button>
          <Button
            className={kit.dangerButton}
            onClick={() => {
              close()
              void data.deleteAll()
            }}
          >
            {messages.deleteItems(items.length)}
          </Button>
        </Actions>
      </Dialog>
    </Section>
  )
}

/** The stored items, read again after each change of a table. */
function useStoredItems() {
  const client = useQueryClient()
  useEffect(() => onTableChange(() => void client.invalidateQueries({ queryKey: LOCAL_DATA })), [client])
  const { data: items = [], error: readError } = useQuery({
    queryKey: LOCAL_DATA,
    queryFn: storedItems,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return { items, readError }
}

type Data = ReturnType<typeof useLocalData>

const WorkProgress = ({ text, share }: NonNullable<Data['work']>) => (
  <>
    {text}
    <progress value={share} aria-label={text} /> {Math.round(100 * share)}%
  </>
)

interface ActionProps {
  data: Data
  isEmpty: boolean
  onDelete: () => void
}

function DataActions({ data: { work, save, restore }, isEmpty, onDelete }: ActionProps) {
  const isBusy = work !== undefined
  return (
    <div className={kit.actions}>
      <Button
        variant="default"
        leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
        disabled={isEmpty || isBusy}
        onClick={save}
      >
        {messages.save}
      </Button>
      <FileButton accept="application/json,.json,.jsonl" onChange={restore}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={isBusy}
            leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
          >
            {messages.restore}
          </Button>
        )}
      </FileButton>
      <Button
        variant="outline"
        color="red"
        className={`${kit.last} ${classes.delete}`}
        leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
        disabled={isEmpty || isBusy}
        onClick={onDelete}
      >
        {messages.delete}
      </Button>
    </div>
  )
}

/** The data from before the last restore, while it is stored. */
function FormerData({ data: { work, restoreFormer } }: { data: Data }) {
  const { data: former } = useQuery({
    queryKey: FORMER,
    queryFn: () => dataBeforeRestore(),
    gcTime: 0,
    retry: false,
  })
  if (!former) return null
  return (
    <Inline wrap gap={16} className={kit.second}>
      <p>{messages.before(former.until)}</p>
      <Button
        size="compact-sm"
        variant="default"
        disabled={work !== undefined}
        onClick={() => restoreFormer(former.file)}
      >
        {messages.undoRestore}
      </Button>
    </Inline>
  )
}
