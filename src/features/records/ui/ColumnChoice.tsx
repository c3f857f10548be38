import { Button, Checkbox, Group, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns } from '@tabler/icons-react'
import type { Kind } from '#contract/kind.ts'
import { tableColumnMessages as messages, recordTableMessages } from '#features/records/messages.ts'
import { FOLLOW_UP_GROUP } from '#records/follow-up-columns.ts'
import { isNearest } from '#records/nearest.ts'
import type { Format, Reading } from '#records/record.ts'
import { tableOf, useLayout } from '#session/layout.ts'
import { useEditView } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Segments } from '#ui/Segments.tsx'
import { addedColumns, type Column, columnsFor, isOwn } from '../model/columns.ts'
import { FieldsChoice } from './FieldsChoice.tsx'
import { moveBy } from './move-columns.ts'
import classes from './records.module.css'
import { useRestoredFocus } from './useRestoredFocus.ts'
import type { RecordTable } from './useTable.ts'

interface Props {
  kind: Kind
  format: Reading
  table: RecordTable
}

/** The columns of the table, their order, and the row height. */
export function ColumnChoice({ kind, format, table }: Props) {
  return (
    <Popover width={300} position="top-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton Icon={IconColumns} label={messages.choose} title={messages.chooseHint} />
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.title}>
        {format === 'Fields' ? (
          <FieldsChoice kind={kind} selected={table.keys} onChange={table.columnsChanged} />
        ) : (
          <FormatColumns kind={kind} format={format} table={table} />
        )}
        <Stack gap={6} className={classes.below}>
          <Density />
          <Button mr="auto" variant="subtle" size="compact-xs" onClick={table.columnsReset}>
            {messages.reset}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function FormatColumns({
  kind,
  format,
  table,
}: {
  kind: Kind
  format: Exclude<Reading, 'Fields'>
  table: RecordTable
}) {
  const { keys, columnsChanged } = table
  const known = columnsFor(kind, format)
  const columns = keys.flatMap((key) => known.find((column) => column.key === key) ?? [])
  const isOffered = useIsOffered(kind)
  const others = known.filter(
    ({ key }) => !keys.includes(key) && isOffered(key) && (table.hasOrigins || !isNearest(key)),
  )
  const own = others.filter(({ key }) => isOwn(key))
  const { list, onChange } = useRestoredFocus()
  const add = (key: string) => columnsChanged([...keys, key])
  return (
    <div ref={list} className={`${kit.scroll} ${classes.columns}`} onChange={onChange}>
      {columns.map(({ key, label }, i) => (
        <Group key={key} gap={2} wrap="nowrap">
          <Checkbox
            size="xs"
            style={{ flex: 1 }}
            label={label}
            value={key}
            checked
            disabled={keys.length === 1}
            onChange={() => columnsChanged(keys.filter((other) => other !== key))}
          />
          <IconButton
            Icon={IconArrowUp}
            disabled={i === 0}
            label={messages.moveLeft(label)}
            onClick={() => moveBy(table, key, -1)}
            small
          />
          <IconButton
            Icon={IconArrowDown}
            disabled={i === keys.length - 1}
            label={messages.moveRight(label)}
            onClick={() => moveBy(table, key, 1)}
            small
          />
        </Group>
      ))}
      {others
        .filter(({ key }) => !isOwn(key))
        .map((column) => (
          <OtherColumn key={column.key} column={column} onAdd={add} />
        ))}
      {addedColumns(kind, format).map((larger) => (
        <LargerFormat
          key={larger.format}
          kind={kind}
          shown={keys}
          format={larger.format}
          columns={larger.columns.filter(({ key }) => isOffered(key))}
        />
      ))}
      {own.length > 0 && (
        <fieldset className={classes.fieldGroup}>
          <legend className={`${kit.meta} ${kit.strong}`}>{FOLLOW_UP_GROUP}</legend>
          {own.map((column) => (
            <OtherColumn key={column.key} column={column} onAdd={add} />
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface LargerProps {
  kind: Kind
  format: Format
  columns: readonly Column[]
  /** Keys of the columns that are shown. */
  shown: readonly string[]
}

/** The columns that a larger format adds, with what its records cost; a choice shows them in this format. */
function LargerFormat({ kind, format, columns, shown }: LargerProps) {
  const rate = useSettings(({ rates }) => rates[format])
  const editView = useEditView()
  const { tableChanged } = useLayout()
  const show = (key: string) => {
    tableChanged(tableOf(kind, format), { columns: [...shown, key] })
    editView({ format })
  }
  return (
    <Stack as="fieldset" gap={6} className={classes.fieldGroup}>
      <legend className={`${kit.meta} ${kit.strong} ${kit.spaceBelow}`}>
        {messages.larger(recordTableMessages.formats[format], rate)}
      </legend>
      {columns.map(({ key, label }) => (
        <Checkbox key={key} size="xs" label={label} value={key} checked={false} onChange={() => show(key)} />
      ))}
    </Stack>
  )
}

interface OtherProps {
  column: Column
  onAdd: (key: string) => void
}

/** A column that is not shown. */
const OtherColumn = ({ column: { key, label }, onAdd }: OtherProps) => (
  <Checkbox size="xs" my={5} label={label} value={key} checked={false} onChange={() => onAdd(key)} />
)

function Density() {
  const { dense, settingsChanged } = useSettings()
  return (
    <Segments
      size="xs"
      fullWidth
      aria-label={messages.rowHeight}
      value={dense ? 'dense' : 'roomy'}
      onChange={(value) => settingsChanged({ dense: value === 'dense' })}
      data={[
        { value: 'roomy', label: messages.rowHeights.roomy },
        { value: 'dense', label: messages.rowHeights.dense },
      ]}
    />
  )
}
