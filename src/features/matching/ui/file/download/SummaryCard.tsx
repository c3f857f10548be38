import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { summaryMessages as messages } from '#features/matching/messages/download.ts'
import { stemOf } from '#features/matching/model/file/download/completed-file.ts'
import type { MatchSummary, SummaryRow } from '#features/matching/model/file/download/match-summary.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { notice } from '#session/notices.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { saveFile } from '#ui/save-file.ts'
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
  const { measure, all, statuses, reviewed, byRule, byMeasure, ambiguous, noCandidate, others } = summary
  return (
    <section className={`${kit.column} ${file.card} ${classes.sheet}`} aria-label={messages.card}>
      <div className={`${kit.row} ${kit.wrap} ${classes.cardHead}`}>
        <h2 className={`${kit.title} ${file.title}`}>
          {messages.title}
          <span className={classes.onPaper}>
            : <bdi>{job.name}</bdi>
          </span>
        </h2>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <SavePdf name={job.name} summary={summary} />
      </div>
      <dl className={classes.summary}>
        <Figure name={messages.matched} n={statuses.Accepted} all={all.rows} />
        <Figure name={messages.noMatch} n={statuses['No match']} all={all.rows} />
        <Figure name={messages.ambiguous} n={statuses.Ambiguous} all={all.rows} />
        <Figure name={messages.toReview} n={statuses['To review']} all={all.rows} />
        <Figure name={messages.skipped} n={statuses.Skipped} all={all.rows} />
        <Figure name={messages.reviewed} n={reviewed} all={all.rows} />
      </dl>
      <Counts head={messages.byRule} rows={[...byRule, noCandidate]} />
      <Counts head={messages.by(measure)} rows={byMeasure} />
      <Counts head={messages.equalCandidates} rows={[ambiguous]} />
      {others.length > 0 && (
        <ul className={`${kit.small} ${classes.others}`}>
          {others.map(({ label, rows }) => (
            <li key={label}>
              <span>{label}</span> <span>{messages.rows(rows)}</span>
            </li>
          ))}
        </ul>
      )}
      {all.open > 0 && (
        <p className={`${kit.second} ${file.small}`}>
          {messages.open(all.open)}{' '}
          <button type="button" className={`${kit.textButton} ${file.stepLink}`} onClick={onReview}>
            {messages.review(all.open)}
          </button>
        </p>
      )}
    </section>
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

const today = () =>
  new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

function Figure({ name, n, all }: { name: string; n: number; all: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{count(n)}</strong> <span>{percent(n, all)}</span>
      </dd>
    </div>
  )
}

/** Rows by rule or by measure, and their decisions. */
function Counts({ head, rows }: { head: string; rows: readonly SummaryRow[] }) {
  const shown = rows.filter((row) => row.rows > 0)
  if (shown.length === 0) return null
  return (
    <table className={`${kit.heads} ${kit.rows} ${classes.rules}`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {messages.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ label, rows: all, accepted, rejected, open }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count(all)}</td>
            <td>{count(accepted)}</td>
            <td>{count(rejected)}</td>
            <td>{count(open)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
