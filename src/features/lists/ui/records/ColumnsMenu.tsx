import { Menu } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { Kind } from '#contract/kind.ts'
import { followUpMessages as messages } from '#features/lists/messages/follow-ups.ts'
import { everyColumn, type GridColumn } from '#features/lists/model/records/columns.ts'
import { FOLLOW_UP_GROUP } from '#records/follow-up-columns.ts'
import { listTableOf, useLayout } from '#session/layout.ts'
import { IconButton } from '#ui/IconButton.tsx'

interface Props {
  kind: Kind
  columns: readonly GridColumn[]
}

/** The columns of the lists of a kind; the name is always shown. */
export function ColumnsMenu({ kind, columns }: Props) {
  const { tableChanged, tableReplaced } = useLayout()
  const shown = new Set(columns.map(({ key }) => key))
  const toggle = (key: string) => {
    const keys = everyColumn(kind).map((column) => column.key)
    tableChanged(listTableOf(kind), { columns: keys.filter((it) => shown.has(it) !== (it === key)) })
  }
  const [, ...others] = everyColumn(kind)
  const groups = [
    { title: FOLLOW_UP_GROUP, columns: others.filter(({ own }) => own) },
    { title: messages.recordColumns, columns: others.filter(({ own }) => !own) },
  ]
  return (
    <Menu position="bottom-start" width={190} closeOnItemClick={false}>
      <Menu.Target>
        <IconButton Icon={IconColumns} variant="default" label={messages.columns} small />
      </Menu.Target>
      <Menu.Dropdown aria-label={messages.columns}>
        {groups.map((group) => (
          <Fragment key={group.title}>
            <Menu.Label>{group.title}</Menu.Label>
            {group.columns.map(({ key, label }) => (
              <Menu.CheckboxItem key={key} checked={shown.has(key)} onChange={() => toggle(key)}>
                {label}
              </Menu.CheckboxItem>
            ))}
          </Fragment>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => tableReplaced(listTableOf(kind), {})}>{messages.resetColumns}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
