import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { count, percent, some } from '../../../../criteria/format.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { stemOf } from '../../../../match/file/out.ts'
import type { Summary, SummaryRow } from '../../../../match/file/out-summary.ts'
import { notice } from '../../../../state/notices.ts'
import { saveFile } from '../../../../ui/save.ts'
import file from '../file.module.css'
import classes from './out.module.css'

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

interface Props {
  job: MatchJob
  summary: Summary
  onReview: () => void
}

/** What came of a file: the rows by what became of them, by rule and by score. */
export function SummaryCard({ job, summary, onReview }: Props) {
  const { all, reviewed, byRule, byScore, nobody, others } = summary
  return (
    <section className={`${file.card} ${classes.sheet}`} aria-label="Summary">
      <div className={classes.cardHead}>
        <h2 className={file.title}>
          What came of <span className={classes.onScreen}>it</span>
          <bdi className={classes.onPaper}>{job.name}</bdi>
        </h2>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
        <SavePdf name={job.name} summary={summary} />
      </div>
      <dl className={classes.summary}>
        <Figure name="With a record" n={all.accepted} all={all.found} />
        <Figure name="Without a record" n={all.rejected} all={all.found} />
        <Figure name="Still open" n={all.open} all={all.found} />
        <Figure name="Reviewed" n={reviewed} all={all.found} />
      </dl>
      <Counts head="By rule" rows={[...byRule, nobody]} />
      <Counts head="By score" rows={byScore} />
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map(({ label, rows }) => (
            <li key={label}>
              <span>{label}</span> <span>{some(rows, 'row')}</span>
            </li>
          ))}
        </ul>
      )}
      {all.open > 0 && (
        <p className={file.small}>
          {some(all.open, 'row')} {all.open === 1 ? 'is' : 'are'} not decided:{' '}
          {all.open === 1 ? 'it leaves' : 'they leave'} with empty cells behind{' '}
          {all.open === 1 ? 'it' : 'them'}.{' '}
          <button type="button" className={file.stepLink} onClick={onReview}>
            Review them
          </button>
        </p>
      )}
    </section>
  )
}

/** Saves the summary as a PDF; its writer is loaded then. */
function SavePdf({ name, summary }: { name: string; summary: Summary }) {
  const [writing, setWriting] = useState(false)
  const save = async () => {
    setWriting(true)
    try {
      const { summaryPdf } = await import('../../../../match/file/out-pdf.ts')
      saveFile(`${stemOf(name)}-summary.pdf`, [await summaryPdf(name, summary, today())], 'application/pdf')
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem)
      notice({ words: `The summary is not saved. ${why}` })
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
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

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

/** Rows by rule or score, and what became of them. */
function Counts({ head, rows }: { head: string; rows: readonly SummaryRow[] }) {
  const shown = rows.filter(({ found }) => found > 0)
  if (shown.length === 0) return null
  return (
    <table className={classes.rules}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Found</th>
          <th scope="col">Accepted</th>
          <th scope="col">Rejected</th>
          <th scope="col">Open</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ label, found, accepted, rejected, open }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count(found)}</td>
            <td>{count(accepted)}</td>
            <td>{count(rejected)}</td>
            <td>{count(open)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
