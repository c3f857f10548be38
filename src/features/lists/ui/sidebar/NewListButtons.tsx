import { Button, Menu } from '@mantine/core'
import { IconClipboardList, IconFileSpreadsheet, IconPlus, IconSearch, IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sidebarMessages as messages } from '#features/lists/messages/sidebar.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { IdSource } from '../create/IdsDialog.tsx'

const icon = { size: 15, stroke: 1.7 }

/** The ways to a new list: from a search, from ids, from a file. */
export function NewListButtons({ onNew: open }: { onNew: (source: IdSource) => void }) {
  return (
    <>
      <IconButton
        Icon={IconUpload}
        variant="default"
        label={messages.newFromFile}
        onClick={() => open('upload')}
      />
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button leftSection={<IconPlus {...icon} aria-hidden />}>{messages.newList}</Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={messages.newList}>
          <Menu.Item
            renderRoot={(props) => <Link to="/" search={true} {...props} />}
            leftSection={<IconSearch {...icon} />}
          >
            {messages.fromSearch}
          </Menu.Item>
          <Menu.Item leftSection={<IconClipboardList {...icon} />} onClick={() => open('pasted')}>
            {messages.fromIds}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => open('upload')}>
            {messages.fromFile}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
