import { Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import type { List } from '#lists/list.ts'
import { createList, currentMembers, deleteLists } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { attempt, useListUpdate } from '../actions/attempt.ts'

const icon = { size: 15, stroke: 1.7 }

/** Rare actions on a list: duplicate, do not contact, delete. */
export function ListMenu({ list }: { list: List }) {
  const navigate = useNavigate()
  const write = useListUpdate(list)
  const duplicate = () =>
    attempt(async () => {
      const { kind, name, tags, note } = list
      const copy = await createList({
        kind,
        name: `${name}, copy`,
        tags,
        note,
        origin: { type: 'made', from: [list.id] },
        members: await currentMembers(list),
        description: messages.copiedFrom(name),
      })
      await navigate({ to: '/lists/$id', params: { id: copy.id }, search: true })
      notice({ text: messages.isSaved(copy.name), undo: () => void deleteLists([copy]) })
    })
  const remove = () =>
    attempt(async () => {
      await deleteLists([list])
      await navigate({ to: '/lists', search: (old) => ({ ...old, show: undefined }) })
    })
  const toggleDoNotContact = async () => {
    const doNotContact = !list.doNotContact
    if (!(await write({ doNotContact }))) return
    notice({
      text: doNotContact ? messages.excludedFromExports(list.name) : messages.includedInExports(list.name),
      undo: () => void write({ doNotContact: !doNotContact }),
    })
  }
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={240} returnFocus>
      <Menu.Target>
        <IconButton Icon={IconDots} variant="default" label={messages.moreHint} title={messages.more} />
      </Menu.Target>
      <Menu.Dropdown aria-label={messages.moreHint}>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={duplicate}>
          {messages.duplicate}
        </Menu.Item>
        <Menu.CheckboxItem checked={list.doNotContact} onChange={toggleDoNotContact}>
          {messages.doNotContact}
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Item
          style={{ color: 'var(--c-danger)' }}
          leftSection={<IconTrash {...icon} />}
          onClick={remove}
        >
          {messages.deleteList}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
