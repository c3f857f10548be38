import { UnstyledButton } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import kit from './kit.module.css'
import { Inline, Stack } from './layout.tsx'
import { uiMessages } from './messages.ts'
import classes from './NamedList.module.css'
import { NameForm } from './NameForm.tsx'

/** Things saved under names. */
export function NamedList({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={0} className={`${kit.scroll} ${kit.spaceBelow}`} style={{ maxHeight: 240 }}>
      {children}
    </Stack>
  )
}

interface Props {
  /** What the name is of: "view". */
  what: string
  name: string
  /** Whether another one has this name. */
  isTaken: (name: string) => boolean
  onUse: () => void
  onRename: (name: string) => void
  onDelete: () => void
  /** After the name, and further buttons. */
  details?: ReactNode
  actions?: ReactNode
}

/** One of them, to be used, renamed and deleted. */
export function NamedRow({ what, name, isTaken, onUse, onRename, onDelete, details, actions }: Props) {
  const [renaming, setRenaming] = useState(false)
  if (renaming)
    return (
      <li>
        <NameForm
          what={what}
          label={uiMessages.newName(what)}
          button={uiMessages.rename}
          initial={name}
          validate={(next) => (isTaken(next) ? uiMessages.nameTaken(what) : undefined)}
          onName={(next) => {
            setRenaming(false)
            onRename(next)
          }}
        />
      </li>
    )
  return (
    <Inline as="li" gap={0}>
      <UnstyledButton
        className={`${kit.row} ${kit.fill} ${kit.spread} ${kit.hovers} ${classes.use}`}
        onClick={onUse}
      >
        <bdi className={kit.truncate}>{name}</bdi>
        {details}
      </UnstyledButton>
      {actions}
      <IconButton
        Icon={IconPencil}
        label={uiMessages.renameItem(name)}
        onClick={() => setRenaming(true)}
        small
      />
      <IconButton Icon={IconTrash} label={uiMessages.deleteItem(name)} onClick={onDelete} small />
    </Inline>
  )
}
