import { NativeSelect } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Merge, MergePreview, MergeSettings, MergeSide } from '#contract/merges.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import {
  type FieldGroup,
  type FieldUnit,
  fieldGroups,
  withWinner,
} from '#features/data-sets/model/merge/field-groups.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import tables from '../data-sets.module.css'
import classes from './merge.module.css'

const messages = mergeMessages.fields

interface Props {
  merge: Merge
  preview: MergePreview
  settings: MergeSettings
  onWinners: (winners: MergeSettings['winners']) => void
}

/** The groups of fields with what a merge completes, what is in conflict, and whose value is used there. */
export function FieldWinners({ merge, preview, settings, onWinners }: Props) {
  const shown = fieldGroups(preview.fields, settings)
  const names = { into: nameOfVersion(merge.into), from: nameOfVersion(merge.from) }
  const set = (name: string, side: MergeSide | undefined) =>
    onWinners(withWinner(settings.winners, name, side))
  return (
    <Panel flush aria-label={messages.title} head={<SectionTitle>{messages.title}</SectionTitle>}>
      <p className={`${kit.padded} ${kit.second}`}>
        {shown.length > 0 ? messages.lead(names.into) : messages.none}
      </p>
      {shown.length > 0 && (
        <Table caption={messages.title} className={`${tables.table} ${classes.winners}`} head={messages.head}>
          {shown.map((group) => (
            <GroupRows
              key={group.name}
              group={group}
              winners={settings.winners}
              names={names}
              onWinner={set}
            />
          ))}
        </Table>
      )}
    </Panel>
  )
}

interface RowsProps {
  group: FieldGroup
  winners: MergeSettings['winners']
  names: Record<MergeSide, string>
  onWinner: (name: string, side: MergeSide | undefined) => void
}

/** A group, and each of its fields once they are shown; those that have a winner of their own are shown at once. */
function GroupRows({ group, winners, names, onWinner }: RowsProps) {
  const { name, units } = group
  const [isOpen, setOpen] = useState(units.some((unit) => winners[unit.name] !== undefined))
  const label = messages.group(name)
  const toggle = units.length > 1 && (
    <IconButton
      small
      Icon={isOpen ? IconChevronDown : IconChevronRight}
      label={messages.byField(name)}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  )
  return (
    <>
      <UnitRow unit={group} label={label} toggle={toggle} showsExample={!isOpen}>
        <WinnerSelect
          label={messages.winner(label)}
          value={winners[name] ?? 'into'}
          names={names}
          onChange={(side) => onWinner(name, side)}
        />
      </UnitRow>
      {isOpen &&
        units.map((unit) => (
          <UnitRow key={unit.name} unit={unit} label={messages.unit(unit.name)} isInner showsExample>
            <WinnerSelect
              label={messages.winner(messages.unit(unit.name))}
              value={winners[unit.name]}
              names={names}
              onChange={(side) => onWinner(unit.name, side)}
              isOptional
            />
          </UnitRow>
        ))}
    </>
  )
}

interface RowProps {
  unit: FieldUnit
  label: string
  toggle?: ReactNode
  isInner?: boolean
  showsExample: boolean
  children: ReactNode
}

/** A row for the counts and the winner, and one below it for an example. */
function UnitRow({ unit, label, toggle, isInner, showsExample, children }: RowProps) {
  const { completes, conflicts, conflict, completed } = unit
  const text = conflict
    ? messages.conflictExample(conflict.field, conflict.example)
    : completed && messages.completedExample(completed.field, completed.example)
  const example = showsExample ? text : undefined
  const inner = isInner ? classes.inner : ''
  return (
    <>
      <tr className={example ? classes.withExample : undefined}>
        <th scope="row" className={`${kit.breaks} ${inner}`}>
          <Inline gap={4}>
            {label}
            {toggle}
          </Inline>
        </th>
        <td>{messages.count(completes)}</td>
        <td>{messages.count(conflicts)}</td>
        <td>{children}</td>
      </tr>
      {example && (
        <tr className={classes.example}>
          <td colSpan={4} className={`${kit.second} ${kit.breaks} ${inner}`}>
            <bdi>{example}</bdi>
          </td>
        </tr>
      )}
    </>
  )
}

interface SelectProps {
  label: string
  value: MergeSide | undefined
  names: Record<MergeSide, string>
  onChange: (side: MergeSide | undefined) => void
  /** A field may be as its group. */
  isOptional?: boolean
}

const WinnerSelect = ({ label, value, names, onChange, isOptional }: SelectProps) => (
  <NativeSelect
    size="xs"
    aria-label={label}
    value={value ?? ''}
    data={[
      ...(isOptional ? [{ value: '', label: messages.asGroup }] : []),
      { value: 'into', label: names.into },
      { value: 'from', label: names.from },
    ]}
    onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as MergeSide | undefined)}
  />
)
