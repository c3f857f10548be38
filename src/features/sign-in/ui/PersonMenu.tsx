import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey, IconLogout, IconShieldCog, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { notice } from '#session/notices.ts'
import { searchAlone } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { atBase } from '#shared/base-path.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { signOut, signOutEverywhere } from '../data/session-calls.ts'
import { personMessages as messages, roleNames } from '../messages.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const

/** After signing out nothing of this person is left on the page. */
const leave = () => window.location.assign(atBase('/sign-in'))
const failed = (error: Error) => notice({ text: error.message })

/** Who has signed in, with what they can do about it. */
export function PersonMenu() {
  const [isChanging, change] = useDisclosure(false)
  const { person, signIn } = useService() ?? {}
  if (!person) return null
  const { name, login, role } = person
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <IconButton Icon={IconUserCircle} label={messages.menu(name)} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <span className={`${kit.column} ${kit.breaks}`}>
              <b>{name}</b>
              {login !== name && <span>{login}</span>}
              <span>{roleNames[role]}</span>
            </span>
          </Menu.Label>
          {role === 'operator' && (
            <Menu.Item
              leftSection={<IconShieldCog {...icon} />}
              renderRoot={(props) => <Link to="/admin" search={searchAlone} {...props} />}
            >
              {messages.admin}
            </Menu.Item>
          )}
          {signIn === 'password' && (
            <Menu.Item leftSection={<IconKey {...icon} />} onClick={change.open}>
              {messages.changePassword}
            </Menu.Item>
          )}
          {signIn !== 'proxy' && (
            <>
              <Menu.Item
                leftSection={<IconLogout {...icon} />}
                onClick={() => void signOut().then(leave, failed)}
              >
                {messages.signOut}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconLogout {...icon} />}
                onClick={() => void signOutEverywhere().then(leave, failed)}
              >
                {messages.everywhere}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ChangePasswordDialog opened={isChanging} onClose={change.close} />
    </>
  )
}
