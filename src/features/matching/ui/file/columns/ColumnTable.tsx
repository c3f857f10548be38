import { Button, NativeSelect } from '@mantine/core'
import { IconArrowRight, IconSparkles, IconZoomQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { mapColumns } from '#features/matching/data/job-actions.ts'
import { columnsMessages as messages } from '#features/matching/messages/columns.ts'
import { type Role, roleLabels, rolesOf } from '#features/matching/model/file/columns/roles.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Table } from '#ui/Table.tsx'
import classes from './columns.module.css'

interface Props {
  job: MatchJob
  profile: FileProfile
}

/** Columns that are shown initially. */
const MAX_SHOWN = 60
const UNUSED = 'kept'

/** Every column of the file with its first cells, and the field that it is matched on. */
export function ColumnTable({ job, profile }: Props) {
  const [isWhole, setWhole] = useState(false)
  const { columns } = profile
  const used = job.mapping.filter((role) => role !== null).length
  const sure = used - job.toCheck.length
  // Mapped columns are always shown.
  const shown = columns.flatMap((_, i) => (isWhole || i < MAX_SHOWN || job.mapping[i] ? [i] : []))
  return (
    <section aria-labelledby="which-column">
      <Inline wrap gap={16} justify="between" className={kit.spaceBelow}>
        <div>
          <h2 id="which-column" className={kit.pageTitle}>
            {messages.title}
          </h2>
          <p className={kit.second}>{messages.hint(profile.sample.length)}</p>
        </div>
        <p className={`${kit.flex} ${kit.gap8}`}>
          {sure > 0 && (
            <Tag tone="accent">
              <IconSparkles size={13} stroke={1.7} aria-hidden /> {messages.sureCount(sure)}
            </Tag>
          )}
          {job.toCheck.length > 0 && (
            <Tag tone="wait">
              <IconZoomQuestion size={13} stroke={1.7} aria-hidden />{' '}
              {messages.checkCount(job.toCheck.length)}
            </Tag>
          )}
        </p>
      </Inline>
      <Panel flush className={kit.scrollX}>
        <Table className={classes.table} head={messages.heads}>
          {shown.map((column) => (
            <ColumnRow key={column} job={job} profile={profile} column={column} />
          ))}
        </Table>
      </Panel>
      {shown.length < columns.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setWhole(true)}>
          {messages.showAll(columns.length)}
        </Button>
      )}
    </section>
  )
}

function ColumnRow({ job, profile, column }: Props & { column: number }) {
  const { columns, sample, filled, rows } = profile
  const role = job.mapping[column] ?? null
  const isToCheck = job.toCheck.includes(column)
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  const [first = '', second = '', third = ''] = cells
  const share = rows > 0 ? (100 * (filled[column] ?? 0)) / rows : 0
  const name = columns[column] as string
  const selectRole = (value: string) => {
    const next = job.mapping.slice()
    next[column] = value === UNUSED ? null : (value as Role)
    void mapColumns(job.id, next, column)
  }
  return (
    <tr data-check={isToCheck || undefined} data-unused={role === null || undefined}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={classes.cells}>
        <bdi className={`${kit.block} ${kit.truncate}`}>{first}</bdi>
        <bdi className={`${kit.block} ${kit.truncate} ${kit.second}`}>
          {[second, third].filter(Boolean).join(' · ')}
        </bdi>
      </td>
      <td className={`${kit.second} ${kit.noWrap} ${classes.filled}`}>
        <span className={`${kit.track} ${kit.clip} ${classes.bar}`} aria-hidden>
          <span className={kit.bar} style={{ width: `${share}%` }} />
        </span>
        {Math.round(share)}%
      </td>
      <td className={classes.role}>
        <Inline gap={12}>
          <IconArrowRight
            size={14}
            stroke={1.7}
            className={`${kit.fixed} ${kit.muted} ${kit.hideNarrow}`}
            aria-hidden
          />
          <NativeSelect
            size="xs"
            miw={150}
            className={kit.grow}
            aria-label={messages.usedAs(name)}
            value={role ?? UNUSED}
            data={[
              { value: UNUSED, label: messages.keep },
              ...rolesOf[job.kind].map((value) => ({ value, label: roleLabels[value] })),
            ]}
            onChange={(event) => selectRole(event.currentTarget.value)}
          />
        </Inline>
      </td>
      <td className={`${kit.second} ${kit.noWrap}`}>
        {isToCheck ? (
          <Tag tone="wait">{messages.check}</Tag>
        ) : role === null ? (
          messages.notUsed
        ) : (
          <Tag tone="accent">{messages.sure}</Tag>
        )}
      </td>
    </tr>
  )
}
