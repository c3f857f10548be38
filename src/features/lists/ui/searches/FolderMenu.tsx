import { Button, Menu, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { moveSearches, removeSearches } from '#features/lists/data/edit-searches.ts'
import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import { MAX_LETTERS } from '#features/lists/model/list-text.ts'
import type { SavedSearch } from '#lists/saved-search.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Actions } from '#ui/Toolbar.tsx'
import { attempt } from '../actions/attempt.ts'

interface Props {
  name: string
  searches: readonly SavedSearch[]
}

const icon = { size: 15, stroke: 1.7 }

/** Renames a folder, or deletes it with its searches. */
export function FolderMenu({ name, searches }: Props) {
  const [renaming, { open, close }] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <IconButton Icon={IconDots} className={kit.revealed} label={messages.moreForFolder(name)} small />
        </Menu.Target>
        <Menu.Dropdown aria-label={messages.moreForFolder(name)}>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={open}>
            {messages.renameFolder}
          </Menu.Item>
          <Menu.Item
            className={kit.danger}
            leftSection={<IconTrash {...icon} />}
            onClick={() => void attempt(() => removeSearches(searches))}
          >
            {messages.deleteFolder(searches.length)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={renaming} onClose={close} title={messages.renameFolderTitle} size={400}>
        <RenameForm name={name} searches={searches} onClose={close} />
      </Dialog>
    </>
  )
}

function RenameForm({ name, searches, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState(name)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === name || (await attempt(() => moveSearches(searches, typed)))) onClose()
  }
  return (
    <form className={kit.form} onSubmit={rename}>
      <TextInput
        label={messages.folderName}
        description={messages.folderNameHint}
        maxLength={MAX_LETTERS}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <Actions>
        <Button type="submit">{messages.rename}</Button>
      </Actions>
    </form>
  )
}
