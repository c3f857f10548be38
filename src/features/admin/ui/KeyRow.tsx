import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDotsVertical } from '@tabler/icons-react'
import type { KeyAnswer } from '#contract/accounts.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { useKeyChange } from '../data/admin-calls.ts'
import { keyMessages as messages, planNames, usageMessages } from '../messages.ts'
import classes from './admin.module.css'
import { PlanSelect } from './PlanSelect.tsx'
import { UsageText } from './UsageText.tsx'
import { useReportedChange } from './useReportedChange.ts'

/** One key: its plan is changed in place. */
export function KeyRow({ record, onRotate }: { record: KeyAnswer; onRotate: () => void }) {
  const { id, plan, email, created, revoked, used } = record
  const [isRevoking, revoke] = useDisclosure(false)
  const { change, isPending } = useReportedChange(useKeyChange())
  return (
    <tr>
      <th scope="row">
        <code>{id}</code>
        <div className={kit.second}>
          {messages.created(created.slice(0, 10))}
          {email && ` · ${messages.email}`}
        </div>
      </th>
      <td>
        {revoked ? (
          planNames[plan]
        ) : (
          <PlanSelect
            className={classes.select}
            size="xs"
            aria-label={messages.plan(id)}
            value={plan}
            disabled={isPending}
            onChange={(next) => change({ id, change: { plan: next } })}
          />
        )}
      </td>
      <td>
        <UsageText used={used} />
      </td>
      <td>
        <KeyState record={record} />
      </td>
      <td>
        {!revoked && (
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton Icon={IconDotsVertical} label={messages.actions(id)} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onRotate}>{messages.rotate}</Menu.Item>
              {used?.off && (
                <Menu.Item onClick={() => change({ id, change: { enable: true } })}>
                  {messages.enable}
                </Menu.Item>
              )}
              <Menu.Item onClick={revoke.open}>{messages.revoke}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
        <ConfirmDialog
          opened={isRevoking}
          onClose={revoke.close}
          title={messages.revokeTitle(id)}
          action={messages.revoke.replace('…', '')}
          onConfirm={() => {
            revoke.close()
            change({ id, act: 'revoke' }, messages.revokedNotice(id))
          }}
          isPending={isPending}
        >
          <p>{messages.revokeText}</p>
        </ConfirmDialog>
      </td>
    </tr>
  )
}

function KeyState({ record: { revoked, expired, expires, used } }: { record: KeyAnswer }) {
  if (revoked) return <Tag tone="danger">{messages.revoked}</Tag>
  if (expired && expires) return <Tag tone="danger">{messages.expired(expires)}</Tag>
  if (used?.off) return <Tag tone="wait">{usageMessages.off}</Tag>
  return expires ? (
    <Tag tone="wait">{messages.expires(expires)}</Tag>
  ) : (
    <Tag tone="saved">{messages.active}</Tag>
  )
}
