import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Popover,
  SegmentedControl,
  Tooltip,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp, IconColumns, IconX } from '@tabler/icons-react'
import type { Kind } from '#contract/kind'
import { count } from '../../criteria/format.ts'
import { type Format, formatsOf } from '../../criteria/record.ts'
import { tableOf, useLayout } from '../../state/layout.ts'
import { useSelection } from '../../state/selection.ts'
import { type Column, columnsFor } from './columns.tsx'
import classes from './records.module.css'

interface Props {
  kind: Kind
  format: Format
  onFormat: (format: Format) => void
  columns: readonly Column[]
}

const formatLabels: Record<Format, string> = {
  Core: 'Core',
  Basic: 'Basic',
  Enhanced: 'Enhanced',
  LifeStyle: 'Interests',
  TargetReady: 'Behaviour',
}

/** What the table shows: how many rows are ticked, which columns, which format. */
export function RecordsBar({ kind, format, onFormat, columns }: Props) {
  const { picked, pickCleared } = useSelection()
  return (
    <div className={classes.bar}>
      {picked.size > 0 && (
        <span className={classes.picked}>
          {count(picked.size)} selected
          <ActionIcon variant="transparent" size={20} aria-label="Clear the selection" onClick={pickCleared}>
            <IconX size={13} stroke={1.7} />
          </ActionIcon>
        </span>
      )}
      <ColumnChoice kind={kind} format={format} columns={columns} />
      <FormatChoice kind={kind} format={format} onFormat={onFormat} />
    </div>
  )
}

/** As many formats as have room side by side in a narrow table. */
const FEW = 3

/** How much of each record is shown; many formats are a list where the table is narrow. */
function FormatChoice({ kind, format, onFormat }: Omit<Props, 'columns'>) {
  const narrow = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  const data = formatsOf[kind].map((value) => ({ value, label: formatLabels[value] }))
  const shared = { size: 'xs', 'aria-label': 'How much of each record', value: format, data } as const
  if (narrow && data.length > FEW)
    return <NativeSelect {...shared} onChange={(event) => onFormat(event.currentTarget.value as Format)} />
  return (
    <SegmentedControl {...shared} withItemsBorders={false} onChange={(value) => onFormat(value as Format)} />
  )
}

/** The keys with the one at `from` moved by one place. */
function moved(keys: readonly string[], from: number, by: -1 | 1): string[] {
  const key = keys[from]
  return key === undefined ? [...keys] : keys.toSpliced(from, 1).toSpliced(from + by, 0, key)
}

function ColumnChoice({ kind, format, columns }: Omit<Props, 'onFormat'>) {
  const chosen = useLayout((state) => state.columnsChosen)
  const choose = (next: readonly string[] | undefined) => chosen(tableOf(kind, format), next)
  const keys = columns.map((column) => column.key)
  const others = columnsFor(kind, format).filter((column) => !keys.includes(column.key))
  return (
    <Popover width={280} position="top-end" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label="Columns">
          <ActionIcon variant="subtle" color="gray" size={28} aria-label="Choose columns">
            <IconColumns size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <div className={classes.columns}>
          {columns.map(({ key, label }, i) => (
            <Group key={key} gap={2} wrap="nowrap">
              <Checkbox
                size="xs"
                style={{ flex: 1 }}
                label={label}
                checked
                disabled={keys.length === 1}
                onChange={() => choose(keys.filter((other) => other !== key))}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                disabled={i === 0}
                aria-label={`Move ${label} left`}
                onClick={() => choose(moved(keys, i, -1))}
              >
                <IconArrowUp size={14} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                disabled={i === keys.length - 1}
                aria-label={`Move ${label} right`}
                onClick={() => choose(moved(keys, i, 1))}
              >
                <IconArrowDown size={14} />
              </ActionIcon>
            </Group>
          ))}
          {others.map(({ key, label }) => (
            <Checkbox
              key={key}
              size="xs"
              my={5}
              label={label}
              checked={false}
              onChange={() => choose([...keys, key])}
            />
          ))}
        </div>
        <Button mt={8} variant="subtle" size="compact-xs" onClick={() => choose(undefined)}>
          Back to the usual columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
