import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { toggled } from '#features/exports/model/columns/order.ts'
import type { Column } from '#files/column.ts'
import { columnLabel, everyColumn, isIdentity, requiredFields } from '#files/columns.ts'
import { recordGroups } from '#records/record-groups.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'

interface Props {
  kind: Kind
  columns: readonly Column[]
  onChange: (columns: readonly Column[]) => void
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word.trim().toLowerCase())

/** The columns of a kind by their groups, as far as a word is in what they are called. */
function groupsWith(kind: Kind, word: string) {
  const meant = everyColumn(kind).filter(
    (column) => !isIdentity(column) && (holds(columnLabel(column.name), word) || holds(column.name, word)),
  )
  return recordGroups[kind]
    .map(({ title, fields }) => ({
      title,
      columns: meant.filter((column) => requiredFields([column]).some((field) => fields.includes(field))),
    }))
    .filter(({ columns }) => columns.length > 0)
}

/** Every field to choose from, found by a part of its name; a group is taken as a whole by its head. */
export function AddColumns({ kind, columns, onChange }: Props) {
  const [word, setWord] = useState('')
  const groups = groupsWith(kind, word)
  const chosen = new Set(columns.map(({ name }) => name))
  const toggle = (some: readonly Column[], on: boolean) => onChange(toggled(columns, some, on))
  return (
    <Popover width={320} position="bottom-start" trapFocus returnFocus onClose={() => setWord('')}>
      <Popover.Target>
        <Button
          className={classes.add}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.7} />}
        >
          Add columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Add columns">
        <TextInput
          aria-label="Find a field"
          placeholder="Find a field"
          leftSection={<IconSearch size={14} stroke={1.7} aria-hidden />}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          data-autofocus
        />
        <div className={classes.fields}>
          {groups.map((group) => (
            <Group key={group.title} {...group} chosen={chosen} onToggle={toggle} />
          ))}
          {groups.length === 0 && (
            <p className={`${kit.second} ${classes.hint}`}>No field has this in its name.</p>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

interface GroupProps {
  title: string
  columns: readonly Column[]
  chosen: ReadonlySet<string>
  onToggle: (columns: readonly Column[], on: boolean) => void
}

function Group({ title, columns, chosen, onToggle }: GroupProps) {
  const on = columns.filter(({ name }) => chosen.has(name)).length
  return (
    <fieldset className={classes.group} aria-label={title}>
      <Checkbox
        size="xs"
        className={kit.label}
        label={title}
        aria-label={`${title}, all ${columns.length}`}
        checked={on === columns.length}
        indeterminate={on > 0 && on < columns.length}
        onChange={(event) => onToggle(columns, event.currentTarget.checked)}
      />
      {columns.map((column) => (
        <Checkbox
          key={column.name}
          size="xs"
          label={columnLabel(column.name)}
          checked={chosen.has(column.name)}
          onChange={(event) => onToggle([column], event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
