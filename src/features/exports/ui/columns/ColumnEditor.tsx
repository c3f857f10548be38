import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Kind } from '#contract/kind.ts'
import { sampleQuery } from '#features/exports/data/sample-record.ts'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import { selectedColumns, toggled } from '#features/exports/model/columns.ts'
import type { Column, FileFormat } from '#files/column.ts'
import { fileFormats, fixedColumnsOf } from '#files/formats/all-formats.ts'
import { withFollowUp } from '#records/follow-up.ts'
import { FOLLOW_UP_GROUP } from '#records/follow-up-columns.ts'
import { followUpsQuery, noFollowUps } from '#storage/follow-ups-query.ts'
import kit from '#ui/kit.module.css'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { AddColumns, ColumnGroup } from './AddColumns.tsx'
import { ColumnRows } from './ColumnRows.tsx'
import classes from './columns.module.css'
import { FixedColumns } from './FixedColumns.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { Templates } from './Templates.tsx'

interface Props {
  kind: Kind
  form: FileFormat
  columns: readonly Column[]
  onChange: (columns: readonly Column[]) => void
  /** Whether there is anything to measure distances from. */
  hasOrigins?: boolean
  /** The ids to export where known: a cached one of them is the example in the columns. */
  ids?: readonly string[] | undefined
  /** Columns that the file always has besides the selected ones. */
  always?: { note: string; columns: number }
}

const defaultAlways = { note: columnMessages.identityColumns, columns: 2 }

/** The columns of a file, their order and headings. */
export function ColumnEditor({
  kind,
  form,
  columns,
  onChange,
  hasOrigins = false,
  ids,
  always = defaultAlways,
}: Props) {
  const title = useId()
  const sample = useSample(kind, ids)
  const { label, unnamed = false, optionalColumns = [] } = fileFormats[form]
  const fixed = fixedColumnsOf(form, kind, columns)
  return (
    <section className={`${kit.grid} ${kit.gap8} ${kit.narrow} ${classes.editor}`} aria-labelledby={title}>
      <SectionTitle
        id={title}
        note={columnMessages.count(fixed?.length ?? selectedColumns(columns).length + always.columns)}
        actions={!fixed && <Templates kind={kind} columns={columns} onUse={onChange} />}
      >
        {columnMessages.title}
      </SectionTitle>
      {fixed ? (
        <>
          <FixedColumns label={label} columns={fixed} sample={sample} />
          {optionalColumns.length > 0 && (
            <ColumnGroup
              title={FOLLOW_UP_GROUP}
              columns={optionalColumns}
              selected={new Set(columns.map(({ name }) => name))}
              onToggle={(some, on) => onChange(toggled(columns, some, on))}
            />
          )}
        </>
      ) : (
        <>
          <PresetChoice kind={kind} columns={columns} onChange={onChange} />
          <ColumnRows
            columns={columns}
            unnamed={unnamed}
            always={always.note}
            sample={sample}
            onChange={onChange}
          />
          <AddColumns kind={kind} columns={columns} hasOrigins={hasOrigins} onChange={onChange} />
        </>
      )}
    </section>
  )
}

/** The example record in the columns, with what was noted of it. */
function useSample(kind: Kind, ids: readonly string[] | undefined) {
  const { data: sample } = useQuery(sampleQuery(kind, ids))
  const { data: followUps = noFollowUps } = useQuery(followUpsQuery(kind))
  return sample && withFollowUp(sample, followUps.get(sample.Id))
}
