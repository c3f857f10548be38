import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import kit from './kit.module.css'
import classes from './NamedList.module.css'
import { NameForm } from './NameForm.tsx'

/** What a person kept under names. */
export function NamedList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

interface Props {
  /** What has the name: "view". */
  what: string
  name: string
  /** Whether another one has a name. */
  taken: (name: string) => boolean
  onUse: () => void
  onRename: (name: string) => void
  onDelete: () => void
  /** What stands behind the name, and what else can be done with it. */
  beside?: ReactNode
  more?: ReactNode
}

/** One of them: used, renamed and deleted. */
export function NamedRow({ what, name, taken, onUse, onRename, onDelete, beside, more }: Props) {
  const [renaming, setRenaming] = useState(false)
  if (renaming)
    return (
      <li>
        <NameForm
          what={what}
          label={`New name of the ${what}`}
          button="Rename"
          start={name}
          fault={(next) => (taken(next) ? `Another ${what} has this name` : undefined)}
          onName={(next) => {
            setRenaming(false)
            onRename(next)
          }}
        />
      </li>
    )
  return (
    <li className={`${kit.line} ${classes.row}`}>
      <UnstyledButton className={`${kit.fill} ${kit.headline} ${classes.use}`} onClick={onUse}>
        <bdi>{name}</bdi>
        {beside}
      </UnstyledButton>
      {more}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={14} stroke={1.7} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={26} aria-label={`Delete ${name}`} onClick={onDelete}>
        <IconTrash size={14} stroke={1.7} />
      </ActionIcon>
    </li>
  )
}
