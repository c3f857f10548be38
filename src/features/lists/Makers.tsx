import { Button, Menu } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

/** The ways to a new list. */
export function Makers() {
  return (
    <Menu position="bottom-end" width={220} returnFocus>
      <Menu.Target>
        <Button leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}>New list</Button>
      </Menu.Target>
      <Menu.Dropdown aria-label="New list">
        <Menu.Item
          renderRoot={(props) => <Link to="/" search={true} {...props} />}
          leftSection={<IconSearch size={15} stroke={1.7} />}
        >
          From a search
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
