import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { ImportColumn, ImportPreview } from '#contract/imports.ts'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import {
  CATEGORY,
  type Certainty,
  certaintyOf,
  NOT_USED,
  retargeted,
  targetOf,
} from '#features/data-sets/model/import/column-targets.ts'
import { columnLabel } from '#files/columns.ts'
import { changeDraft, type ImportDraft } from '#session/import-draft.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Tag, type Tone } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import classes from './import.module.css'

interface Props {
  draft: ImportDraft
  preview: ImportPreview
}

/** So many columns are always shown; of more, those that are not used only on request. */
const MAX_SHOWN = 12

/** The columns of the table that a phone has room for; it has the examples and how a use is known in these. */
const onPhone = [0, 3]

/** Every column of the file with examples, and the field that it becomes. */
export function ColumnTargets({ draft, preview }: Props) {
  const { columns, fields, problem } = preview
  const [isWhole, setWhole] = useState(false)
  // Where something is missing, it is in a column that is not used.
  const showsAll = isWhole || columns.length <= MAX_SHOWN || problem !== undefined
  const shown = columns.filter((column) => showsAll || targetOf(column) !== NOT_USED)
  const options = [
    { value: NOT_USED, label: messages.notUsed },
    ...(preview.kind === 'companies' ? [{ value: CATEGORY, label: messages.category }] : []),
    ...fields.map((value) => ({ value, label: columnLabel(value) })),
  ]
  return (
    <Stack as="section" gap={6} aria-labelledby="import-columns">
      <SectionTitle id="import-columns" level={3} count={columns.length} note={messages.columnsHint}>
        {messages.columns}
      </SectionTitle>
      <Panel flush className={kit.scrollX}>
        <Table
          className={classes.columns}
          head={messages.columnHeads.map((text, i) => ({ text, hidePhone: !onPhone.includes(i) }))}
        >
          {shown.map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              options={options}
              onTarget={(target) => changeDraft(retargeted(draft, preview, column, target))}
            />
          ))}
        </Table>
      </Panel>
      {shown.length < columns.length && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {messages.showUnused(columns.length - shown.length)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface RowProps {
  column: ImportColumn
  options: readonly { value: string; label: string }[]
  onTarget: (target: string) => void
}

const tones: Record<Exclude<Certainty, 'none'>, Tone> = {
  mapping: 'saved',
  name: 'accent',
  values: 'wait',
  category: 'accent',
}

function ColumnRow({ column, options, onTarget }: RowProps) {
  const certainty = certaintyOf(column)
  const examples = column.examples.join(' · ')
  const percent = Math.round(100 * column.filled)
  return (
    <tr data-unused={certainty === 'none' || undefined}>
      <th scope="row" className={kit.breaks}>
        <bdi>{column.column}</bdi>
        <bdi className={`${kit.meta} ${kit.truncate} ${classes.onPhone} ${classes.short}`}>{examples}</bdi>
      </th>
      <td className={`${classes.examples} ${kit.hidePhone}`}>
        <bdi className={`${kit.block} ${kit.truncate}`}>{examples}</bdi>
      </td>
      <td className={`${kit.second} ${kit.noWrap} ${kit.hidePhone}`}>
        <span className={`${kit.track} ${kit.clip} ${classes.bar}`} aria-hidden>
          <span className={kit.bar} style={{ width: `${percent}%` }} />
        </span>{' '}
        {percent}%
      </td>
      <td>
        <NativeSelect
          size="xs"
          miw={150}
          aria-label={messages.usedAs(column.column)}
          value={targetOf(column)}
          data={[...options]}
          onChange={(event) => onTarget(event.currentTarget.value)}
        />
        <Others column={column} />
        <span className={classes.onPhone}>
          <Known certainty={certainty} />
        </span>
      </td>
      <td className={`${kit.noWrap} ${kit.hidePhone}`}>
        <Known certainty={certainty} />
      </td>
    </tr>
  )
}

const Known = ({ certainty }: { certainty: Certainty }) =>
  certainty !== 'none' && <Tag tone={tones[certainty]}>{messages.certainties[certainty]}</Tag>

/** What a column becomes beside what its select shows. */
function Others({ column: { fields, isCategory } }: { column: ImportColumn }) {
  const others = [
    ...fields.slice(1).map(columnLabel),
    ...(isCategory && fields.length > 0 ? [messages.category] : []),
  ]
  return others.length > 0 && <span className={kit.meta}>{messages.more(others)}</span>
}
