import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDotsVertical } from '@tabler/icons-react'
import type { PersonAnswer } from '#contract/accounts.ts'
import { useService } from '#session/service.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { usePersonChange } from '../data/admin-calls.ts'
import { peopleMessages as messages } from '../messages.ts'
import classes from './admin.module.css'
import { PlanSelect, RoleSelect } from './PlanSelect.tsx'
import { UsageText } from './UsageText.tsx'
import { useReportedChange } from './useReportedChange.ts'

interface Props {
  person: PersonAnswer
  hasPasswords: boolean
  onNewPassword: () => void
}

/** One person: role and plan are changed in place. */
export function PersonRow({ person, hasPasswords, onNewPassword }: Props) {
  const { id, name, login, role, plan, disabled, lastSeen, used } = person
  const [isRemoving, remove] = useDisclosure(false)
  const { change, isPending } = useReportedChange(usePersonChange())
  const own = useService()?.person?.id === id
  return (
    <tr>
      <th scope="row">
        <div>
          <bdi>{name}</bdi> {disabled && <Tag tone="danger">{messages.disabled}</Tag>}
        </div>
        {login !== name && <div className={kit.second}>{login}</div>}
      </th>
      <td>
        <RoleSelect
          className={classes.select}
          size="xs"
          aria-label={messages.role(name)}
          value={role}
          disabled={isPending || own}
          onChange={(next) => change({ id, change: { role: next } })}
        />
      </td>
      <td>
        <PlanSelect
          className={classes.select}
          size="xs"
          aria-label={messages.plan(name)}
          value={plan}
          disabled={isPending}
          onChange={(next) => change({ id, change: { plan: next } })}
        />
      </td>
      <td>
        <UsageText used={used} />
      </td>
      <td>{lastSeen?.slice(0, 10) ?? messages.never}</td>
      <td>
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton Icon={IconDotsVertical} label={messages.actions(name)} />
          </Menu.Target>
          <Menu.Dropdown>
            {hasPasswords && !disabled && (
              <Menu.Item onClick={onNewPassword}>{messages.newPassword}</Menu.Item>
            )}
            <Menu.Item onClick={() => change({ id, act: 'endSessions' }, messages.ended(name))}>
              {messages.endSessions}
            </Menu.Item>
            {!own && (
              <Menu.Item onClick={() => change({ id, change: { disabled: !disabled } })}>
                {disabled ? messages.enable : messages.disable}
              </Menu.Item>
            )}
            {!own && <Menu.Item onClick={remove.open}>{messages.remove}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
        <ConfirmDialog
          opened={isRemoving}
          onClose={remove.close}
          title={messages.removeTitle(name)}
          action={messages.remove.replace('…', '')}
          onConfirm={() => change({ id, act: 'remove' }, messages.removed(name))}
          isPending={isPending}
        >
          <p>{messages.removeText}</p>
        </ConfirmDialog>
      </td>
    </tr>
  )
}
