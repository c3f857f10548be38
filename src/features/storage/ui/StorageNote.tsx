import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDatabaseExclamation, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { takeLocalData } from '#session/local-data.ts'
import { notice } from '#session/notices.ts'
import { startedOver, tableEmptied } from '#session/rescue.ts'
import { database } from '#storage/database.ts'
import { type StorageError, storageErrorStore } from '#storage/storage-error.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Actions } from '#ui/Toolbar.tsx'
import { storageMessages as messages, storageErrors } from '../messages.ts'

const save = async () => {
  const file = await takeLocalData()
  saveFile(`catchment-${new Date().toISOString().slice(0, 10)}.jsonl`, [file], file.type)
}

/** A storage error at the top of every page, with the actions that help. */
export function StorageNote({ error }: { error: StorageError }) {
  const { dismiss: errorRead } = storageErrorStore.getState()
  const [confirming, { open, close }] = useDisclosure(false)
  const [failed, setFailed] = useState<string>()
  const trying = (work: () => Promise<unknown>) => () => {
    setFailed(undefined)
    work().catch((problem: unknown) =>
      setFailed(problem instanceof Error ? problem.message : String(problem)),
    )
  }
  const { title, text } = storageErrors[error]
  const isShut = error === 'newer' || error === 'broken'
  return (
    <section className={kit.fixed} aria-label={messages.label}>
      <Note
        band
        tone="wait"
        icon={IconDatabaseExclamation}
        action={<IconButton Icon={IconX} label={messages.close} onClick={errorRead} small />}
      >
        <Stack>
          <div role="alert">
            <h2 className={kit.heading}>{title}</h2>
            <p>{text}</p>
            {failed && <p className={kit.danger}>{failed}</p>}
          </div>
          <Inline gap={6} wrap>
            {error !== 'full' && (
              <Button size="compact-sm" variant="default" onClick={trying(database)}>
                {messages.retry}
              </Button>
            )}
            {error !== 'unavailable' && (
              <Button size="compact-sm" variant="default" onClick={trying(save)}>
                {isShut ? messages.saveReadable : messages.saveAll}
              </Button>
            )}
            {isShut && (
              <Button size="compact-sm" variant="default" onClick={open}>
                {messages.startOver}
              </Button>
            )}
            {error === 'full' && <Room trying={trying} />}
          </Inline>
        </Stack>
      </Note>
      <Dialog opened={confirming} onClose={close} title={messages.startOver} size={440}>
        <p className={kit.spaceBelow}>{messages.startOverNote}</p>
        <Actions>
          <Button variant="default" onClick={trying(save)}>
            {messages.saveReadableFirst}
          </Button>
          <Button
            className={kit.dangerButton}
            onClick={() => {
              close()
              trying(async () => {
                await startedOver()
                notice({ text: messages.startedOver })
              })()
            }}
          >
            {messages.startOver}
          </Button>
        </Actions>
      </Dialog>
    </section>
  )
}

/** Actions that free space, the least loss first. */
function Room({ trying }: { trying: (work: () => Promise<unknown>) => () => void }) {
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={trying(() => tableEmptied('calls', messages.callsDeleted))}
      >
        {messages.deleteCalls}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        title={messages.deleteRecordsHint}
        onClick={trying(() => tableEmptied('records', messages.recordsDeleted))}
      >
        {messages.deleteRecords}
      </Button>
      <Button size="compact-sm" variant="default" component={Link} to="/lists">
        {messages.chooseLists}
      </Button>
      <Button size="compact-sm" variant="default" component={Link} to="/settings">
        {messages.seeData}
      </Button>
    </>
  )
}
