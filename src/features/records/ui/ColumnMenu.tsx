import { Menu } from '@mantine/core'
import {
  IconArrowAutofitWidth,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconArrowsMinimize,
  IconEyeOff,
  IconFilter,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'
import type { Kind } from '#contract/kind.ts'
import { tableColumnMessages as messages } from '#features/records/messages.ts'
import { useControlCommand } from '#session/page-commands.ts'
import { criterionOfColumn } from '../model/column-criterion.ts'
import { clampWidth, type PlacedColumn } from '../model/widths.ts'
import { moveBy } from './move-columns.ts'
import type { RecordTable } from './useTable.ts'

const STEP = 24

interface Props {
  kind: Kind
  column: PlacedColumn
  table: RecordTable
  opened: boolean
  onChange: (opened: boolean) => void
  children: ReactElement
}

/** What can be done with a column, also without a mouse. */
export function ColumnMenu({ kind, column, table, opened, onChange, children }: Props) {
  const { key, pinned, width } = column
  const { keys } = table
  const icon = { size: 15, stroke: 1.7 }
  const criterion = criterionOfColumn(kind, key)
  const size = (by: number) => table.columnSized(key, clampWidth(width + by))
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-start" width={190}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown aria-label={messages.menu.label(column.label)}>
        {criterion && (
          <Menu.Item
            leftSection={<IconFilter {...icon} />}
            onClick={() => useControlCommand.getState().request(criterion)}
          >
            {messages.menu.filter}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArrowLeft {...icon} />}
          disabled={keys[0] === key}
          onClick={() => moveBy(table, key, -1)}
        >
          {messages.menu.left}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight {...icon} />}
          disabled={keys.at(-1) === key}
          onClick={() => moveBy(table, key, 1)}
        >
          {messages.menu.right}
        </Menu.Item>
        <Menu.Item
          leftSection={pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => table.columnPinned(key, !pinned)}
        >
          {pinned ? messages.menu.unpin : messages.menu.pin}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconArrowsHorizontal {...icon} />}
          closeMenuOnClick={false}
          onClick={() => size(STEP)}
        >
          {messages.menu.wider}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsMinimize {...icon} />}
          closeMenuOnClick={false}
          onClick={() => size(-STEP)}
        >
          {messages.menu.narrower}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowAutofitWidth {...icon} />}
          onClick={() => table.columnSized(key, undefined)}
        >
          {messages.menu.defaultWidth}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconEyeOff {...icon} />}
          disabled={keys.length === 1}
          onClick={() => table.columnsChanged(keys.filter((other) => other !== key))}
        >
          {messages.menu.hide}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
