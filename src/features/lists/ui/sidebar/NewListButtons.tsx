import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconClipboardList, IconFileSpreadsheet, IconPlus, IconSearch, IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { IdSource } from '../create/IdsDialog.tsx'

const icon = { size: 15, stroke: 1.7 }

/** The ways to a new list: from a search, from ids, from a file. */
export function NewListButtons({ onNew: open }: { onNew: (source: IdSource) => void }) {
  return (
    <>
      <ActionIcon
        variant="default"
        size={30}
        aria-label="New list from a CSV file"
        title="New list from a CSV file"
        onClick={() => open('upload')}
      >
        <IconUpload size={16} stroke={1.7} />
      </ActionIcon>
      <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={220} returnFocus>
        <Menu.Target>
          <Button leftSection={<IconPlus {...icon} aria-hidden />}>New list</Button>
        </Menu.Target>
        <Menu.Dropdown aria-label="New list">
          <Menu.Item
            renderRoot={(props) => <Link to="/" search={true} {...props} />}
            leftSection={<IconSearch {...icon} />}
          >
            From a search
          </Menu.Item>
          <Menu.Item leftSection={<IconClipboardList {...icon} />} onClick={() => open('pasted')}>
            From ids
          </Menu.Item>
          <Menu.Item leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => open('upload')}>
            From a CSV file
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
