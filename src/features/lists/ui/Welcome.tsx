import { Button } from '@mantine/core'
import {
  IconClipboardList,
  IconFileSpreadsheet,
  IconSearch,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import type { IdSource } from './create/IdsDialog.tsx'
import classes from './lists.module.css'

const icon = { size: 15, stroke: 1.7 }

interface Props {
  /** Whether there are lists to choose from. */
  any: boolean
  /** Whether it is known. */
  ready: boolean
  onNew: (source: IdSource) => void
}

/** Shown while no list is open: what lists are for, and how to create one. */
export function Welcome({ any, ready, onNew }: Props) {
  return (
    <main className={classes.welcome} data-idle={any || undefined}>
      <Empty
        Icon={IconStack2}
        level={1}
        title={any ? 'Choose a list' : ready ? 'Save what you found' : 'Lists'}
      >
        <p>
          {any
            ? 'Its records, its history and what was made from it are shown here.'
            : 'A list saves the records of a search, of ids or of a file, with notes and tags. You can combine, clean, sample, split and export lists. They never leave this browser.'}
        </p>
        {!any && ready && (
          <div className={`${kit.actions} ${classes.ways}`}>
            <Button
              renderRoot={(props) => <Link to="/" search={true} {...props} />}
              leftSection={<IconSearch {...icon} aria-hidden />}
            >
              Begin with a search
            </Button>
            <Button
              variant="default"
              leftSection={<IconClipboardList {...icon} aria-hidden />}
              onClick={() => onNew('pasted')}
            >
              Paste ids
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet {...icon} aria-hidden />}
              onClick={() => onNew('upload')}
            >
              Upload a CSV file
            </Button>
          </div>
        )}
      </Empty>
    </main>
  )
}

/** The address of a list that is not in this browser. */
export function MissingList() {
  return (
    <main className={classes.welcome}>
      <Empty Icon={IconTrash} level={1} title="This list is not in this browser">
        <p>
          It was deleted, or the link comes from another browser. Lists are stored in the browser that made
          them.
        </p>
        <Button variant="default" renderRoot={(props) => <Link to="/lists" search={true} {...props} />}>
          Show the lists
        </Button>
      </Empty>
    </main>
  )
}
