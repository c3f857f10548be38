import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Kind } from '#contract/kind.ts'
import { sampleQuery } from '#features/exports/data/sample.ts'
import { chosenOf } from '#features/exports/model/columns/order.ts'
import type { Column, FileFormat } from '#files/column.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import { some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { AddColumns } from './AddColumns.tsx'
import { ColumnRows } from './ColumnRows.tsx'
import classes from './columns.module.css'
import { FixedRows } from './FixedRows.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { Templates } from './Templates.tsx'

interface Props {
  kind: Kind
  form: FileFormat
  columns: readonly Column[]
  onChange: (columns: readonly Column[]) => void
  /** What is exported, where that is known: one of these that is held shows what stands in a column. */
  ids?: readonly string[] | undefined
  /** What stands in the file beside the chosen columns, always. */
  always?: { words: string; columns: number }
}

const usually = { words: 'Id and version tag are always the last columns', columns: 2 }

/** Which columns a file has, in which order and under which headings. */
export function ColumnEditor({ kind, form, columns, onChange, ids, always = usually }: Props) {
  const title = useId()
  const { data: sample } = useQuery(sampleQuery(kind, ids))
  const fixed = fileFormats[form].fixedColumns?.(kind)
  return (
    <section className={classes.editor} aria-labelledby={title}>
      <div className={`${kit.headline} ${kit.gap8} ${classes.head}`}>
        <h2 className={`${kit.heading} ${kit.grow}`} id={title}>
          Columns
        </h2>
        <span className={kit.second}>
          {some(fixed?.length ?? chosenOf(columns).length + always.columns, 'column')}
        </span>
        {!fixed && <Templates kind={kind} columns={columns} onUse={onChange} />}
      </div>
      {fixed ? (
        <FixedRows label={fileFormats[form].label} columns={fixed} sample={sample} />
      ) : (
        <>
          <PresetChoice kind={kind} columns={columns} onChange={onChange} />
          <ColumnRows
            columns={columns}
            unnamed={fileFormats[form].unnamed === true}
            always={always.words}
            sample={sample}
            onChange={onChange}
          />
          <AddColumns kind={kind} columns={columns} onChange={onChange} />
        </>
      )}
    </section>
  )
}
