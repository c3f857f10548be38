import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Kind } from '#contract/kind.ts'
import { sampleQuery } from '#features/exports/data/sample-record.ts'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import { selectedColumns } from '#features/exports/model/columns.ts'
import type { Column, FileFormat } from '#files/column.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import kit from '#ui/kit.module.css'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { AddColumns } from './AddColumns.tsx'
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
  /** The ids to export where known: a cached one of them is the example in the columns. */
  ids?: readonly string[] | undefined
  /** Columns that the file always has besides the selected ones. */
  always?: { note: string; columns: number }
}

const defaultAlways = { note: columnMessages.identityColumns, columns: 2 }

/** The columns of a file, their order and headings. */
export function ColumnEditor({ kind, form, columns, onChange, ids, always = defaultAlways }: Props) {
  const title = useId()
  const { data: sample } = useQuery(sampleQuery(kind, ids))
  const fixed = fileFormats[form].fixedColumns?.(kind)
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
        <FixedColumns label={fileFormats[form].label} columns={fixed} sample={sample} />
      ) : (
        <>
          <PresetChoice kind={kind} columns={columns} onChange={onChange} />
          <ColumnRows
            columns={columns}
            unnamed={fileFormats[form].unnamed === true}
            always={always.note}
            sample={sample}
            onChange={onChange}
          />
          <AddColumns kind={kind} columns={columns} onChange={onChange} />
        </>
      )}
    </section>
  )
}
