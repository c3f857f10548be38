import { Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import type { List } from '#lists/list.ts'
import { createList, currentMembers, deleteLists } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { attempt, useListUpdate } from '../actions/attempt.ts'
import { type ListTool, ToolDialog } from './ListTool.tsx'

const icon = { size: 15, stroke: 1.7 }

interface Props {
  list: List
  /** Tools that have no buttons of their own on this screen. */
  tools: readonly ListTool[]
}

/** What the menu does to a list. */
function useListActions(list: List) {
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
  return { duplicate, remove, toggleDoNotContact }
}

/** Rare actions on a list: duplicate, do not contact, delete; before them the tools that the screen has no room for. */
export function ListMenu({ list, tools }: Props) {
  const [tool, setTool] = useState<ListTool>()
  const button = useRef<HTMLButtonElement>(null)
  // A dialog gives the focus back to what has it now: the item is gone by then.
  const openTool = (next: ListTool) => {
    button.current?.focus()
    setTool(next)
  }
  const { duplicate, remove, toggleDoNotContact } = useListActions(list)
  return (
    <>
      <Menu position="bottom-end" width={272}>
        <Menu.Target>
          <IconButton
            ref={button}
            Icon={IconDots}
            variant="default"
            label={messages.moreHint}
            title={messages.more}
          />
        </Menu.Target>
        <Menu.Dropdown aria-label={messages.moreHint}>
          {tools.map((each) => (
            <ToolItem key={each.label} list={list} tool={each} onOpen={() => openTool(each)} />
          ))}
          {tools.length > 0 && <Menu.Divider />}
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
      {tools.map((each) => (
        <ToolDialog
          key={each.label}
          list={list}
          tool={each}
          opened={each === tool}
          onClose={() => setTool(undefined)}
        />
      ))}
    </>
  )
}

interface ToolItemProps {
  list: List
  tool: ListTool
  onOpen: () => void
}

const ToolItem = ({ list, tool: { Icon, title, Badge }, onOpen }: ToolItemProps) => (
  <Menu.Item
    leftSection={<Icon {...icon} />}
    rightSection={Badge && <Badge list={list} />}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    {title}
  </Menu.Item>
)
