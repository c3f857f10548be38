import { Button, FileButton, List } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import { storedItems } from '#session/local-data.ts'
import { onTableChange } from '#storage/changes.ts'
import { dataBeforeRestore } from '#storage/data-before-restore.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { Section } from './Section.tsx'
import { StorageRoom } from './StorageRoom.tsx'
import { StorageTable } from './StorageTable.tsx'
import classes from './settings.module.css'
import { LOCAL_DATA, useLocalData } from './useLocalData.ts'

const FORMER = [...LOCAL_DATA, 'former']
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** The data stored in this browser and its size, with backup, restore and deletion. */
export function LocalData() {
  const client = useQueryClient()
  useEffect(() => onTableChange(() => void client.invalidateQueries({ queryKey: LOCAL_DATA })), [client])
  const { data: items = [], error: readError } = useQuery({
    queryKey: LOCAL_DATA,
    queryFn: storedItems,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { work, error, save, restore, restoreFormer, deleteAll } = useLocalData()
  const { data: former } = useQuery({
    queryKey: FORMER,
    queryFn: () => dataBeforeRestore(),
    gcTime: 0,
    retry: false,
  })
  const [isConfirming, { open, close }] = useDisclosure(false)
  const busy = work !== undefined
  return (
    <Section title={messages.dataInThisBrowser}>
      <p className={classes.note}>{items.length === 0 ? messages.nothingIsStored : messages.localDataHint}</p>
      {items.length > 0 && <StorageTable items={items} />}
      <StorageRoom />
      <p className={`${kit.second} ${classes.work}`} role="status">
        {work && (
          <>
            {work.text} <progress value={work.share} aria-label={work.text} /> {Math.round(100 * work.share)}%
          </>
        )}
      </p>
      {(error ?? readError) && <FieldError>{error ?? readError?.message}</FieldError>}
      <div className={kit.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          disabled={items.length === 0 || busy}
          onClick={save}
        >
          {messages.saveAsFile}
        </Button>
        <FileButton accept="application/json,.json,.jsonl" onChange={restore}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={busy}
              leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
            >
              {messages.restoreFromFile}
            </Button>
          )}
        </FileButton>
        <Button
          variant="outline"
          color="red"
          className={classes.delete}
          leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
          disabled={items.length === 0 || busy}
          onClick={open}
        >
          {messages.deleteAllLocalData}
        </Button>
      </div>
      {former && (
        <Inline wrap gap={16} className={`${kit.second} ${classes.gauges}`}>
          <p>{messages.beforeRestore(day.format(former.until))}</p>
          <Button
            size="compact-sm"
            variant="default"
            disabled={busy}
            onClick={() => restoreFormer(former.file)}
          >
            {messages.undoRestore}
          </Button>
        </Inline>
      )}
      <Dialog opened={isConfirming} onClose={close} title={messages.deleteAllLocalData} size={460}>
        <p className={classes.note}>{messages.deletedData}</p>
        <List size="sm" spacing={4} mb={12}>
          {items.map(({ where, name, label }) => (
            <List.Item key={`${where} ${name}`}>{label}</List.Item>
          ))}
        </List>
        <p className={classes.note}>{messages.deleteHint}</p>
        <Actions>
          <Button variant="default" onClick={save}>
            {messages.saveAsFileFirst}
          </Button>
          <Button
            className={kit.dangerButton}
            onClick={() => {
              close()
              void deleteAll()
            }}
          >
            {messages.delete(items.length)}
          </Button>
        </Actions>
      </Dialog>
    </Section>
  )
}
