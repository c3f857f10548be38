import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { stemOf } from '#features/matching/model/file/download/completed-file.ts'
import type { MatchSummary, SummaryRow } from '#features/matching/model/file/download/match-summary.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { notice } from '#session/notices.ts'
import { count, percent, some } from '#shared/text/format.ts'
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
    <section className={`${kit.column} ${file.card} ${classes.sheet}`} aria-label="Summary">
      <div className={`${kit.row} ${kit.wrap} ${classes.cardHead}`}>
        <h2 className={`${kit.title} ${file.title}`}>
          Match summary
          <span className={classes.onPaper}>
            : <bdi>{job.name}</bdi>
          </span>
        </h2>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
        <SavePdf name={job.name} summary={summary} />
      </div>
      <dl className={classes.summary}>
        <Figure name="Matched" n={statuses.Accepted} all={all.rows} />
        <Figure name="No match" n={statuses['No match']} all={all.rows} />
        <Figure name="Ambiguous" n={statuses.Ambiguous} all={all.rows} />
        <Figure name="To review" n={statuses['To review']} all={all.rows} />
        <Figure name="Skipped" n={statuses.Skipped} all={all.rows} />
        <Figure name="Reviewed" n={reviewed} all={all.rows} />
      </dl>
      <Counts head="By rule" rows={[...byRule, noCandidate]} />
      <Counts head={`By ${measure}`} rows={byMeasure} />
      <Counts head="Several equal candidates" rows={[ambiguous]} />
      {others.length > 0 && (
        <ul className={`${kit.small} ${classes.others}`}>
          {others.map(({ label, rows }) => (
            <li key={label}>
              <span>{label}</span> <span>{some(rows, 'row')}</span>
            </li>
          ))}
        </ul>
      )}
      {all.open > 0 && (
        <p className={`${kit.second} ${file.small}`}>
          {some(all.open, 'row')} not decided: exported with blank match columns and their status.{' '}
          <button type="button" className={`${kit.textButton} ${file.stepLink}`} onClick={onReview}>
            Review {all.open === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
    </section>
  )
}

/** Saves the summary as a PDF; its writer is loaded then. */
function SavePdf({ name, summary }: { name: string; summary: MatchSummary }) {
  const [writing, setWriting] = useState(false)
  const save = async () => {
    setWriting(true)
    try {
      const { summaryPdf } = await import('#features/matching/model/file/download/summary-pdf.ts')
      saveFile(`${stemOf(name)}-summary.pdf`, [await summaryPdf(name, summary, today())], 'application/pdf')
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem)
      notice({ words: `The summary was not saved. ${why}` })
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
      Save as PDF
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

/** Rows by rule or by the measure, and what was decided about them. */
function Counts({ head, rows }: { head: string; rows: readonly SummaryRow[] }) {
  const shown = rows.filter((row) => row.rows > 0)
  if (shown.length === 0) return null
  return (
    <table className={`${kit.heads} ${kit.rows} ${classes.rules}`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Rows</th>
          <th scope="col">Accepted</th>
          <th scope="col">Rejected</th>
          <th scope="col">Open</th>
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
