import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { summaryMessages as messages } from '#features/matching/messages/download.ts'
import { thresholdMessages } from '#features/matching/messages/review.ts'
import { stemOf } from '#features/matching/model/file/download/completed-file.ts'
import type { MatchSummary, SummaryRow } from '#features/matching/model/file/download/match-summary.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { notice } from '#session/notices.ts'
import { dayOfYearText } from '#shared/text/dates.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Stat, Stats } from '#ui/Stat.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Table } from '#ui/Table.tsx'
import file from '../file.module.css'
import classes from './download.module.css'

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

interface Props {
  job: MatchJob
  summary: MatchSummary
  onReview: () => void
}

/** The match summary of a file: its rows by status, by rule, and by probability or score. */
export function SummaryCard({ job, summary, onReview }: Props) {
  const { measure, all, statuses, reviewed, byThreshold, byRule, byMeasure, ambiguous, noCandidate, others } =
    summary
  return (
    <Panel className={`${kit.column} ${kit.gap12} ${classes.sheet}`} aria-label={messages.card}>
      <Inline wrap>
        <h2 className={`${kit.title} ${kit.breaks} ${kit.textFirst}`}>
          {messages.title}
          <span className={classes.onPaper}>
            : <bdi>{job.name}</bdi>
          </span>
        </h2>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <SavePdf name={job.name} summary={summary} />
      </Inline>
      <Stats className={kit.inset}>
        <Figure name={messages.matched} n={statuses.Accepted} all={all.rows} />
        <Figure name={messages.noMatch} n={statuses['No match']} all={all.rows} />
        <Figure name={messages.ambiguous} n={statuses.Ambiguous} all={all.rows} />
        <Figure name={messages.toReview} n={statuses['To review']} all={all.rows} />
        <Figure name={messages.skipped} n={statuses.Skipped} all={all.rows} />
        <Stat label={messages.reviewed} value={count(reviewed)} sub={messages.ofRows(all.rows)} size="lg" />
      </Stats>
      {byThreshold > 0 && <p className={kit.second}>{thresholdMessages.decidedByThreshold(byThreshold)}</p>}
      <Counts head={messages.byRule} rows={[...byRule, noCandidate]} />
      <Counts head={messages.by(measure)} rows={byMeasure} />
      <Counts head={messages.equalCandidates} rows={[ambiguous]} />
      {others.length > 0 && (
        <Stack as="ul" gap={4} className={kit.small}>
          {others.map(({ label, rows }) => (
            <Inline key={label} as="li" justify="between">
              <span>{label}</span> <span>{messages.rows(rows)}</span>
            </Inline>
          ))}
        </Stack>
      )}
      {all.open > 0 && (
        <p className={kit.second}>
          {messages.open(all.open)}{' '}
          <button
            type="button"
            className={`${kit.textButton} ${kit.accent} ${file.stepLink}`}
            onClick={onReview}
          >
            {messages.review(all.open)}
          </button>
        </p>
      )}
    </Panel>
  )
}

/** Saves the summary as a PDF. The PDF library is loaded on demand. */
function SavePdf({ name, summary }: { name: string; summary: MatchSummary }) {
  const [writing, setWriting] = useState(false)
  const save = async () => {
    setWriting(true)
    try {
      const { summaryPdf } = await import('#features/matching/model/file/download/summary-pdf.ts')
      saveFile(`${stemOf(name)}-summary.pdf`, [await summaryPdf(name, summary, today())], 'application/pdf')
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem)
      notice({ text: messages.notSaved(reason) })
    }
    setWriting(false)
  }
  return (
    <Button
      variant="default"
      loading={writing}
      leftSection={<IconFileTypePdf {...icon} />}
      onClick={() => void save()}
    >
      {messages.savePdf}
    </Button>
  )
}

const today = () => dayOfYearText(Date.now())

const Figure = ({ name, n, all }: { name: string; n: number; all: number }) => (
  <Stat label={name} value={count(n)} sub={percent(n, all)} size="lg" />
)

/** Rows by rule or by measure, and their decisions. */
function Counts({ head, rows }: { head: string; rows: readonly SummaryRow[] }) {
  const shown = rows.filter((row) => row.rows > 0)
  if (shown.length === 0) return null
  return (
    <Table compact numbers="rest" className={classes.rules} head={[head, ...messages.columns]}>
      {shown.map(({ label, rows: all, accepted, rejected, open }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{count(all)}</td>
          <td>{count(accepted)}</td>
          <td>{count(rejected)}</td>
          <td>{count(open)}</td>
        </tr>
      ))}
    </Table>
  )
}
