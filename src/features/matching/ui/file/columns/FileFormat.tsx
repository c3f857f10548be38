import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { correctReading } from '#features/matching/data/job-actions.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { encodings } from '#shared/tabular/encoding.ts'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import { type Correction, delimiterName, delimiters } from '#shared/tabular/layout.ts'
import { count, some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'

interface Props {
  job: MatchJob
  understood: FileProfile
}

const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: label[0]?.toUpperCase() + label.slice(1) }))

/** How the file was read, which can be corrected, and the lines that could not be read. */
export function FileFormat({ job, understood }: Props) {
  const { layout, rows, blank, short } = understood
  const correct = (correction: Correction) => void correctReading(job.id, correction)
  return (
    <section className={kit.card} aria-label="File format">
      <div className={classes.read}>
        {layout.form === 'csv' && (
          <>
            <NativeSelect
              size="xs"
              label="Encoding"
              value={layout.encoding}
              data={named(encodings)}
              onChange={(event) => correct({ encoding: event.currentTarget.value as keyof typeof encodings })}
            />
            <NativeSelect
              size="xs"
              label="Delimiter"
              value={layout.delimiter}
              data={named({ ...delimiters, [layout.delimiter]: delimiterName(layout.delimiter) })}
              onChange={(event) => correct({ delimiter: event.currentTarget.value })}
            />
          </>
        )}
        {layout.form === 'xlsx' && layout.sheets.length > 1 && (
          <NativeSelect
            size="xs"
            label="Sheet"
            value={layout.sheet}
            data={layout.sheets.map((label, i) => ({ value: String(i), label }))}
            onChange={(event) => correct({ sheet: Number(event.currentTarget.value), header: undefined })}
          />
        )}
        <NativeSelect
          size="xs"
          label="First row"
          value={layout.header ? 'names' : 'data'}
          data={[
            { value: 'names', label: 'Column names' },
            { value: 'data', label: 'Data' },
          ]}
          onChange={(event) => correct({ header: event.currentTarget.value === 'names' })}
        />
        <p className={classes.rows}>
          <strong>{some(rows, 'row')}</strong>
          {short > 0 && `, ${count(short)} of them with fewer cells than columns`}
          {blank > 0 && `, ${some(blank, 'blank line')}`}
        </p>
      </div>
      {understood.broken > 0 && <Broken understood={understood} />}
    </section>
  )
}

function Broken({ understood: { broken, brokenLines } }: { understood: FileProfile }) {
  const more = broken - brokenLines.length
  return (
    <details className={classes.broken}>
      <summary>
        <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
        <strong>{some(broken, 'line')} cannot be read</strong>, exported unchanged.
      </summary>
      <ul className={classes.lines}>
        {brokenLines.map(({ line, fault, text }) => (
          <li key={line}>
            <span className={kit.strong}>Line {count(line)}</span> {fault}: <bdi>{text}</bdi>
          </li>
        ))}
        {more > 0 && <li>and {count(more)} more</li>}
      </ul>
    </details>
  )
}
