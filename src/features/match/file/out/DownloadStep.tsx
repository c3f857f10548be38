import { Button, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { price, rateOf } from '../../../../criteria/cost.ts'
import { count, percent, some } from '../../../../criteria/format.ts'
import { columnsFor, fieldsAsked, isIdentity, type Preset, presetsOf } from '../../../../lists/columns.ts'
import { ruleName } from '../../../../match/file/answer.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { addedHeadings, type FileOrder, outName, type Part } from '../../../../match/file/out.ts'
import { outForms } from '../../../../match/file/out-forms.ts'
import { progressOf, rulesOf } from '../../../../match/file/review.ts'
import { bestsQuery } from '../../../../state/match/jobs.ts'
import { useLiveMatches } from '../../../../state/match/live.ts'
import { useDecisions } from '../../../../state/match/review.ts'
import { completedWanted } from '../../../../state/match/runner.ts'
import { useSettings } from '../../../../state/settings.ts'
import file from '../file.module.css'
import classes from './out.module.css'

const noBests: never[] = []
const NOTHING = 'None'

const partWords: Record<Part, string> = {
  all: 'All rows',
  matched: 'Rows with a record',
  unmatched: 'Rows without a record',
}

/** What came of the file, and what it shall hold when it is saved. */
export function DownloadStep({ job, onReview }: { job: MatchJob; onReview: () => void }) {
  const { data: bests = noBests } = useQuery(bestsQuery(job))
  const { decisions } = useDecisions(job)
  const { rates } = useSettings()
  const live = useLiveMatches(({ jobs }) => jobs[job.id])
  const [part, setPart] = useState<Part>('all')
  const [form, setForm] = useState<FileOrder['form']>(job.understood?.layout.form ?? 'csv')
  const [fields, setFields] = useState<Preset | typeof NOTHING>('Basic')
  const progress = useMemo(() => progressOf(bests, decisions), [bests, decisions])
  const columns = fields === NOTHING ? [] : columnsFor(job.kind, fields).filter((it) => !isIdentity(it))
  const records = useMemo(
    () => new Set([...decisions.values()].flatMap((it) => (it.type === 'accepted' ? [it.id] : []))).size,
    [decisions],
  )
  const rate = columns.length > 0 ? rateOf(job.kind, { Fields: fieldsAsked(columns) }, rates) : 0
  // What the match itself brought is not read again.
  const isHere = fields === NOTHING || fields === 'Core' || fields === 'Basic'
  const open = progress.open + progress.later
  const fault = live?.file && live.file !== 'writing' ? live.file.fault : undefined
  return (
    <main className={file.middle}>
      <section className={classes.card} aria-label="Summary">
        <h2 className={file.title}>What came of it</h2>
        <dl className={classes.summary}>
          <Figure name="With a record" n={progress.accepted} all={bests.length} />
          <Figure name="Without a record" n={progress.none} all={bests.length} />
          <Figure name="Still open" n={open} all={bests.length} />
        </dl>
        <Rules job={job} bests={bests} accepted={new Set(acceptedRows(decisions))} />
        {open > 0 && (
          <p className={file.small}>
            {some(open, 'row')} {open === 1 ? 'is' : 'are'} not decided:{' '}
            {open === 1 ? 'it leaves' : 'they leave'} with empty cells behind {open === 1 ? 'it' : 'them'}.{' '}
            <button type="button" className={file.stepLink} onClick={onReview}>
              Review them
            </button>
          </p>
        )}
      </section>
      <section className={classes.card} aria-label="The file">
        <h2 className={file.title}>The file</h2>
        <p className={file.small}>
          Your columns as they were and in order, then what is added. Leading zeros, dates and long numbers
          stay as they went in.
        </p>
        <div className={classes.choices}>
          <NativeSelect
            size="xs"
            label="Rows"
            value={part}
            data={Object.entries(partWords).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setPart(event.currentTarget.value as Part)}
          />
          <NativeSelect
            size="xs"
            label="Format"
            value={form}
            data={Object.entries(outForms).map(([value, { label }]) => ({ value, label }))}
            onChange={(event) => setForm(event.currentTarget.value as FileOrder['form'])}
          />
          <NativeSelect
            size="xs"
            label="Add to id, score and rule"
            value={fields}
            data={[
              { value: NOTHING, label: 'Nothing more' },
              ...presetsOf[job.kind]
                .filter((preset) => preset !== 'Core')
                .map((value) => ({ value, label: value === 'Every' ? 'Every field' : `${value} fields` })),
            ]}
            onChange={(event) => setFields(event.currentTarget.value as typeof fields)}
          />
        </div>
        <p className={file.small}>
          Added: {addedHeadings(columns).slice(0, 6).join(', ')}
          {columns.length > 3 && ` and ${count(columns.length - 3)} more`}.{' '}
          {isHere
            ? 'They came with the match: nothing more is read or billed.'
            : `Read for the ${some(records, 'accepted record')} only: ${price(records * rate)} at most.`}
        </p>
        {fault && (
          <p className={classes.fault} role="alert">
            The file is not saved. {fault} Everything is still here.
          </p>
        )}
        <div className={classes.foot}>
          <Button
            size="sm"
            loading={live?.file === 'writing'}
            leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
            onClick={() => completedWanted(job.id, { part, form, columns })}
          >
            Save {outName(job.name, part, outForms[form].extension)}
          </Button>
        </div>
      </section>
    </main>
  )
}

function acceptedRows(decisions: ReturnType<typeof useDecisions>['decisions']): number[] {
  return [...decisions].flatMap(([row, { type }]) => (type === 'accepted' ? [row] : []))
}

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

/** How many rows each rule found, and how many of them were accepted. */
function Rules({
  bests,
  accepted,
  job,
}: {
  bests: Parameters<typeof rulesOf>[0]
  accepted: ReadonlySet<number>
  job: MatchJob
}) {
  const taken = new Map(rulesOf(bests.filter(({ row }) => accepted.has(row))))
  const { tally } = job
  return (
    <table className={classes.rules}>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Found</th>
          <th scope="col">Accepted</th>
        </tr>
      </thead>
      <tbody>
        {rulesOf(bests).map(([rule, rows]) => (
          <tr key={rule}>
            <th scope="row">{ruleName(rule)}</th>
            <td>{count(rows)}</td>
            <td>{count(taken.get(rule) ?? 0)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Nobody found</th>
          <td>{count(bests.filter(({ score }) => score < 0).length)}</td>
          <td />
        </tr>
        {tally && tally.same > 0 && (
          <tr>
            <th scope="row">Same as a row before, completed with it</th>
            <td>{count(tally.same)}</td>
            <td />
          </tr>
        )}
        {tally && tally.aside > 0 && (
          <tr>
            <th scope="row">Set aside: nothing to look up by</th>
            <td>{count(tally.aside)}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  )
}
