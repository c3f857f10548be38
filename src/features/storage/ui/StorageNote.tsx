import { ActionIcon, Button } from '@mantine/core'
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
import kit from '#ui/kit.module.css'
import { saveFile } from '#ui/save-file.ts'
import classes from './storage.module.css'

/** What each error means to a person: what happened, and what is safe. */
const messages: Record<StorageError, { title: string; text: string }> = {
  full: {
    title: 'Browser storage is full',
    text: 'Your earlier data is safe. The last change was not saved: free up space, then try again.',
  },
  newer: {
    title: 'The data in this browser is of a newer version of the app',
    text: 'Your lists and exports are safe, but this version cannot read them. Reload the page to get the newest version. You can search in the meantime.',
  },
  broken: {
    title: 'The data in this browser cannot be read',
    text: 'Lists and exports cannot be shown, and new ones cannot be saved. Save what can be read, then start over. You can search in the meantime.',
  },
  unavailable: {
    title: 'This browser does not store data for this page',
    text: 'As in some private windows. Searching works; lists, exports and the log of calls need storage.',
  },
}

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
  const { title, text } = messages[error]
  const isShut = error === 'newer' || error === 'broken'
  return (
    <section className={classes.note} aria-label="Storage of this browser">
      <IconDatabaseExclamation size={18} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={`${kit.line} ${kit.fill} ${classes.content}`}>
        <div role="alert">
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
          {failed && <p className={classes.failed}>{failed}</p>}
        </div>
        <div className={`${kit.flex} ${kit.wrap} ${kit.gap6} ${classes.ways}`}>
          {error !== 'full' && (
            <Button size="compact-sm" variant="default" onClick={trying(database)}>
              Try again
            </Button>
          )}
          {error !== 'unavailable' && (
            <Button size="compact-sm" variant="default" onClick={trying(save)}>
              {isShut ? 'Save what can be read' : 'Save all of it as a file'}
            </Button>
          )}
          {isShut && (
            <Button size="compact-sm" variant="default" onClick={open}>
              Start over
            </Button>
          )}
          {error === 'full' && <Room trying={trying} />}
        </div>
      </div>
      <ActionIcon variant="subtle" color="gray" size={26} aria-label="Close this note" onClick={errorRead}>
        <IconX size={15} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Dialog opened={confirming} onClose={close} title="Start over" size={440}>
        <p className={classes.text}>
          All lists, exports, loaded records and the call log are permanently deleted from this browser.
          Settings and saved areas are not deleted.
        </p>
        <div className={`${kit.actions} ${classes.buttons}`}>
          <Button variant="default" onClick={trying(save)}>
            Save what can be read first
          </Button>
          <Button
            className={classes.danger}
            onClick={() => {
              close()
              trying(async () => {
                await startedOver()
                notice({ text: 'Lists and exports start empty.' })
              })()
            }}
          >
            Start over
          </Button>
        </div>
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
        onClick={trying(() => tableEmptied('calls', 'The log of calls is deleted.'))}
      >
        Delete the log of calls
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        title="They are billed again when loaded again"
        onClick={trying(() =>
          tableEmptied('records', 'Loaded records are deleted; lists keep their members.'),
        )}
      >
        Delete loaded records
      </Button>
      <Button size="compact-sm" variant="default" component={Link} to="/lists">
        Choose lists to delete
      </Button>
      <Button size="compact-sm" variant="default" component={Link} to="/settings">
        See stored data
      </Button>
    </>
  )
}
