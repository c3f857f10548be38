import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconArrowsJoin,
  IconDatabase,
  IconDotsVertical,
  IconHelp,
  IconReportAnalytics,
  IconSettings,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { searchAlone } from '#session/search.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { HelpDialog, useOtherScheme } from './HeaderTools.tsx'
import { useLookUp } from './LookUp.tsx'
import { frameMessages as messages, searchPageMessages } from './messages.ts'

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const

/** The tools of the top bar in a menu, on a phone, where the search box has the room. */
export function MoreMenu() {
  const [isHelpOpen, help] = useDisclosure(false)
  const { Icon, label, change } = useOtherScheme()
  const isSearch = useLocation().pathname === '/'
  const lookUp = useLookUp()
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <IconButton Icon={IconDotsVertical} label={messages.more} />
        </Menu.Target>
        <Menu.Dropdown>
          {isSearch && (
            <>
              <Menu.Item leftSection={<IconArrowsJoin {...icon} />} onClick={lookUp}>
                {searchPageMessages.lookUp}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconReportAnalytics {...icon} />}
                renderRoot={(props) => <Link to="/report" search={searchAlone} {...props} />}
              >
                {searchPageMessages.report}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<IconHelp {...icon} />} onClick={help.open}>
            {messages.help}
          </Menu.Item>
          <Menu.Item leftSection={<Icon {...icon} />} onClick={change}>
            {label}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDatabase {...icon} />}
            renderRoot={(props) => <Link to="/data" search={searchAlone} {...props} />}
          >
            {messages.data}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconSettings {...icon} />}
            renderRoot={(props) => <Link to="/settings" search={searchAlone} {...props} />}
          >
            {messages.settings}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isHelpOpen && (
        <Suspense>
          <HelpDialog onClose={help.close} />
        </Suspense>
      )}
    </>
  )
}
