import { NativeSelect } from '@mantine/core'
import { IconArrowRight, IconSparkles, IconZoomQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { mapColumns } from '#features/matching/data/job-actions.ts'
import { type Role, roleLabels, rolesOf } from '#features/matching/model/file/columns/roles.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'

interface Props {
  job: MatchJob
  understood: FileProfile
}

/** Columns that are shown at first. */
const SHOWN = 60
const UNUSED = 'kept'

/** Every column of the file with its first cells, and the field that it is matched on. */
export function ColumnTable({ job, understood }: Props) {
  const [whole, setWhole] = useState(false)
  const { columns } = understood
  const used = job.mapping.filter((role) => role !== null).length
  const sure = used - job.toCheck.length
  // What is used is always shown.
  const shown = columns.flatMap((_, i) => (whole || i < SHOWN || job.mapping[i] ? [i] : []))
  return (
    <section aria-labelledby="which-column">
      <div className={`${kit.line} ${classes.tableHead}`}>
        <div>
          <h2 id="which-column" className={kit.pageTitle}>
            Map columns
          </h2>
          <p className={kit.second}>
            Detected from the headings and the first {count(understood.sample.length)} rows. Your file is not
            changed.
          </p>
        </div>
        <p className={`${kit.flex} ${kit.gap8}`}>
          {sure > 0 && (
            <span className={`${kit.inline} ${kit.tag} ${kit.accentTone} ${kit.gap4}`}>
              <IconSparkles size={13} stroke={1.7} aria-hidden /> {sure} sure
            </span>
          )}
          {job.toCheck.length > 0 && (
            <span className={`${kit.inline} ${kit.tag} ${kit.waitTone} ${kit.gap4}`}>
              <IconZoomQuestion size={13} stroke={1.7} aria-hidden /> {job.toCheck.length} to check
            </span>
          )}
        </p>
      </div>
      <div className={`${kit.card} ${classes.tableBox}`}>
        <table className={`${kit.rows} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">Your column</th>
              <th scope="col">First rows</th>
              <th scope="col">Filled</th>
              <th scope="col">Match on</th>
              <th scope="col">Detected</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((column) => (
              <ColumnRow key={column} job={job} understood={understood} column={column} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < columns.length && (
        <button type="button" className={`${kit.textButton} ${classes.more}`} onClick={() => setWhole(true)}>
          Show all {count(columns.length)} columns
        </button>
      )}
    </section>
  )
}

function ColumnRow({ job, understood, column }: Props & { column: number }) {
  const { columns, sample, filled, rows } = understood
  const role = job.mapping[column] ?? null
  const isToCheck = job.toCheck.includes(column)
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  const [first = '', second = '', third = ''] = cells
  const share = rows > 0 ? (100 * (filled[column] ?? 0)) / rows : 0
  const name = columns[column] as string
  const use = (value: string) => {
    const next = job.mapping.slice()
    next[column] = value === UNUSED ? null : (value as Role)
    void mapColumns(job.id, next, column)
  }
  return (
    <tr data-check={isToCheck || undefined} data-kept={role === null || undefined}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={classes.cells}>
        <bdi>{first}</bdi>
        <bdi className={kit.second}>{[second, third].filter(Boolean).join(' · ')}</bdi>
      </td>
      <td className={`${kit.second} ${kit.whole} ${classes.filled}`}>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${share}%` }} />
        </span>
        {Math.round(share)}%
      </td>
      <td className={classes.use}>
        <IconArrowRight size={14} stroke={1.7} aria-hidden />
        <NativeSelect
          size="xs"
          aria-label={`${name} is used as`}
          value={role ?? UNUSED}
          data={[
            { value: UNUSED, label: 'Keep, don’t match on' },
            ...rolesOf[job.kind].map((value) => ({ value, label: roleLabels[value] })),
          ]}
          onChange={(event) => use(event.currentTarget.value)}
        />
      </td>
      <td className={`${kit.second} ${kit.whole}`}>
        {isToCheck ? (
          <span className={`${kit.inline} ${kit.tag} ${kit.waitTone} ${kit.gap4}`}>check</span>
        ) : role === null ? (
          'not used'
        ) : (
          <span className={`${kit.inline} ${kit.tag} ${kit.accentTone} ${kit.gap4}`}>sure</span>
        )}
      </td>
    </tr>
  )
}
