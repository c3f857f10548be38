import { Button } from '@mantine/core'
import {
  IconClipboardList,
  IconFileSpreadsheet,
  IconSearch,
  IconStack2,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import type { IdSource } from './create/IdsDialog.tsx'
import classes from './lists.module.css'

const icon = { size: 15, stroke: 1.7 }

const idSources: readonly [IdSource, TablerIcon, label: string][] = [
  ['pasted', IconClipboardList, messages.pasteIds],
  ['upload', IconFileSpreadsheet, messages.uploadFile],
]

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
    <main className={`${kit.flex} ${classes.welcome}`}>
      <Empty
        Icon={IconStack2}
        level={1}
        title={any ? messages.chooseList : ready ? messages.welcomeTitle : messages.lists}
      >
        <p>{any ? messages.chooseListHint : messages.welcomeText}</p>
        {!any && ready && (
          <Inline justify="center" wrap>
            <Button
              renderRoot={(props) => <Link to="/" search={true} {...props} />}
              leftSection={<IconSearch {...icon} aria-hidden />}
            >
              {messages.beginWithSearch}
            </Button>
            {idSources.map(([source, Icon, label]) => (
              <Button
                key={source}
                variant="default"
                leftSection={<Icon {...icon} aria-hidden />}
                onClick={() => onNew(source)}
              >
                {label}
              </Button>
            ))}
          </Inline>
        )}
      </Empty>
    </main>
  )
}

/** The address of a list that is not in this browser. */
export function MissingList() {
  return (
    <main className={`${kit.flex} ${classes.welcome}`}>
      <Empty Icon={IconTrash} level={1} title={messages.missingTitle}>
        <p>{messages.missingHint}</p>
        <Button variant="default" renderRoot={(props) => <Link to="/lists" search={true} {...props} />}>
          {messages.showLists}
        </Button>
      </Empty>
    </main>
  )
}
