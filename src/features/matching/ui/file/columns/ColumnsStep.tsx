import { Box, NativeSelect } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { correctReading } from '#features/matching/data/job-actions.ts'
import { requestTally } from '#features/matching/data/match-worker.ts'
import { columnsMessages as messages, planMessages } from '#features/matching/messages/columns.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { encodings } from '#shared/tabular/encoding.ts'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import { type Correction, delimiterName, delimiters } from '#shared/tabular/layout.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import file from '../file.module.css'
import { ColumnTable } from './ColumnTable.tsx'
import classes from './columns.module.css'
import { PlanPanel } from './PlanPanel.tsx'

interface Props {
  job: MatchJob
  /** Continues to the match, or returns to the review. */
  onLeave: (step?: 'Review') => void
}

/** How the file was read, the mapping of its columns, and the plan of the match. */
export function ColumnsStep({ job, onLeave }: Props) {
  const { id, tally, understood: profile } = job
  const mapping = JSON.stringify(job.mapping)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again whenever the mapping changes
  useEffect(() => {
    if (!tally) requestTally(id)
  }, [id, mapping, tally === undefined])
  if (!profile) return null
  return (
    <div className={`${kit.rest} ${file.panes}`}>
      <main className={`${kit.column} ${kit.gap16} ${kit.pane} ${kit.padded}`}>
        <FileFormat job={job} profile={profile} />
        <ColumnTable job={job} profile={profile} />
      </main>
      <aside className={`${kit.column} ${kit.side} ${kit.surface}`} aria-label={planMessages.panel}>
        <PlanPanel job={job} profile={profile} onLeave={onLeave} />
      </aside>
    </div>
  )
}

interface FormatProps {
  job: MatchJob
  profile: FileProfile
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: label[0]?.toUpperCase() + label.slice(1) }))

/** The detected format of the file, which can be corrected, and the lines that could not be read. */
function FileFormat({ job, profile }: FormatProps) {
  const { layout, rows, blank, short } = profile
  const correct = (correction: Correction) => void correctReading(job.id, correction)
  return (
    <section className={`${kit.card} ${kit.clip}`} aria-label={messages.format}>
      <Inline align="end" gap={12} wrap className={`${kit.padded} ${classes.read}`}>
        {layout.form !== 'xlsx' && (
          <NativeSelect
            size="xs"
            label={messages.encoding}
            value={layout.encoding}
            data={optionsOf(encodings)}
            onChange={(event) => correct({ encoding: event.currentTarget.value as keyof typeof encodings })}
          />
        )}
        {layout.form === 'csv' && (
          <NativeSelect
            size="xs"
            label={messages.delimiter}
            value={layout.delimiter}
            data={optionsOf({ ...delimiters, [layout.delimiter]: delimiterName(layout.delimiter) })}
            onChange={(event) => correct({ delimiter: event.currentTarget.value })}
          />
        )}
        {layout.form === 'xlsx' && layout.sheets.length > 1 && (
          <NativeSelect
            size="xs"
            label={messages.sheet}
            value={layout.sheet}
            data={layout.sheets.map((label, i) => ({ value: String(i), label }))}
            onChange={(event) => correct({ sheet: Number(event.currentTarget.value), header: undefined })}
          />
        )}
        {layout.form !== 'json' && (
          <NativeSelect
            size="xs"
            label={messages.firstRow}
            value={layout.header ? 'names' : 'data'}
            data={[
              { value: 'names', label: messages.columnNames },
              { value: 'data', label: messages.data },
            ]}
            onChange={(event) => correct({ header: event.currentTarget.value === 'names' })}
          />
        )}
        <p className={kit.muted}>
          <strong className={kit.normal}>{messages.rows(rows)}</strong>
          {short > 0 && messages.shortRows(short)}
          {blank > 0 && messages.blankLines(blank)}
        </p>
      </Inline>
      {profile.broken > 0 && <UnreadableLines profile={profile} />}
    </section>
  )
}

function UnreadableLines({ profile: { broken, brokenLines } }: { profile: FileProfile }) {
  const more = broken - brokenLines.length
  return (
    <Note band tone="wait" icon={IconAlertTriangle}>
      <details>
        <summary className={kit.pointer}>
          <strong>{messages.unreadableLines(broken)}</strong>
          {messages.exportedUnchanged}
        </summary>
        <Box component="ul" mah={200} mt={8} className={kit.scroll}>
          {brokenLines.map(({ line, fault: error, text }) => (
            <li key={line}>
              <span className={kit.strong}>{messages.line(line)}</span> {error}: <bdi>{text}</bdi>
            </li>
          ))}
          {more > 0 && <li>{messages.moreLines(more)}</li>}
        </Box>
      </details>
    </Note>
  )
}
