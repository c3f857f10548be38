import { Box, Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import { toggled } from '#features/exports/model/columns.ts'
import type { Column } from '#files/column.ts'
import {
  columnLabel,
  everyColumn,
  followUpFileColumns,
  isIdentity,
  nearestFileColumns,
  requiredFields,
} from '#files/columns.ts'
import { FOLLOW_UP_GROUP } from '#records/follow-up-columns.ts'
import { NEAREST_GROUP } from '#records/nearest.ts'
import { recordGroups } from '#records/record-groups.ts'
import { useIsOffered } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'

interface Props {
  kind: Kind
  columns: readonly Column[]
  /** Whether there is anything to measure distances from. */
  hasOrigins: boolean
  onChange: (columns: readonly Column[]) => void
}

const contains = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase())

/** The columns of a kind by group whose label or name contains a text. */
function matchingGroups(kind: Kind, text: string, isOffered: (name: string) => boolean, hasOrigins: boolean) {
  const matches = (column: Column) =>
    isOffered(column.name) && (contains(columnLabel(column.name), text) || contains(column.name, text))
  const matching = everyColumn(kind).filter((column) => !isIdentity(column) && matches(column))
  const groups = recordGroups[kind].map(({ title, fields }) => ({
    title,
    columns: matching.filter((column) => requiredFields([column]).some((field) => fields.includes(field))),
  }))
  const own = followUpFileColumns.filter(matches)
  const nearest = hasOrigins ? nearestFileColumns.filter(matches) : []
  return [
    ...groups,
    { title: NEAREST_GROUP, columns: nearest },
    { title: FOLLOW_UP_GROUP, columns: own },
  ].filter(({ columns }) => columns.length > 0)
}

/** A popover to select columns by name or by whole group. */
export function AddColumns({ kind, columns, hasOrigins, onChange }: Props) {
  const [text, setText] = useState('')
  const groups = matchingGroups(kind, text, useIsOffered(kind), hasOrigins)
  const selected = new Set(columns.map(({ name }) => name))
  const toggle = (some: readonly Column[], on: boolean) => onChange(toggled(columns, some, on))
  return (
    <Popover width={320} position="bottom-start" trapFocus returnFocus onClose={() => setText('')}>
      <Popover.Target>
        <Button
          mr="auto"
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.7} />}
        >
          {columnMessages.add}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={columnMessages.add}>
        <TextInput
          aria-label={columnMessages.findField}
          placeholder={columnMessages.findField}
          leftSection={<IconSearch size={14} stroke={1.7} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          data-autofocus
        />
        <Box mah="min(340px, 50vh)" className={kit.scroll}>
          {groups.map((group) => (
            <ColumnGroup key={group.title} {...group} selected={selected} onToggle={toggle} />
          ))}
          {groups.length === 0 && <p className={kit.second}>{columnMessages.noField}</p>}
        </Box>
      </Popover.Dropdown>
    </Popover>
  )
}

interface GroupProps {
  title: string
  columns: readonly Column[]
  selected: ReadonlySet<string>
  onToggle: (columns: readonly Column[], on: boolean) => void
}

/** Checkboxes of a group of columns, one for all of them first. */
export function ColumnGroup({ title, columns, selected, onToggle }: GroupProps) {
  const on = columns.filter(({ name }) => selected.has(name)).length
  return (
    <fieldset className={classes.group} aria-label={title}>
      <Checkbox
        size="xs"
        className={kit.label}
        label={title}
        aria-label={columnMessages.group(title, columns.length)}
        checked={on === columns.length}
        indeterminate={on > 0 && on < columns.length}
        onChange={(event) => onToggle(columns, event.currentTarget.checked)}
      />
      {columns.map((column) => (
        <Checkbox
          key={column.name}
          size="xs"
          label={columnLabel(column.name)}
          checked={selected.has(column.name)}
          onChange={(event) => onToggle([column], event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
