import { Button } from '@mantine/core'
import { IconBulb, IconCode, IconDownload } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { price } from '#criteria/cost.ts'
import { counted } from '#criteria/kinds.ts'
import type { Draft } from '#features/exports/data/draft.ts'
import { cheaperPlan, type Plan, planOf } from '#features/exports/model/plan.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import { duration } from '#shared/text/duration.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import type { SourceNow } from '../useSource.ts'
import classes from './plan.module.css'
import { QuotaBar } from './QuotaBar.tsx'
import { type CurrentEstimate, canStart } from './useExportEstimate.ts'

const ScriptDialog = lazy(() => import('./ScriptDialog.tsx').then((m) => ({ default: m.ScriptDialog })))

interface Props {
  source: SourceNow
  draft: Draft
  estimate: CurrentEstimate
  onWay: (way: CurrentEstimate['way']) => void
}

/** What the export will take, a cheaper way to the same file where there is one, and the button that starts it. */
export function PlanCard({ source, draft, estimate, onWay }: Props) {
  const [scripted, setScripted] = useState(false)
  const plan = planOf(estimate)
  const { perMinute, rate, settled } = estimate
  const pace = perMinute ? `${count(perMinute)} calls a minute` : 'no limit of calls'
  return (
    <section className={`${kit.card} ${kit.cut}`} aria-label="The plan">
      <div className={`${kit.headline} ${kit.head} ${classes.head}`}>
        <h2 className={kit.heading}>The plan</h2>
        <span className={kit.second}>
          {count(PAGE_SIZE)} a page, {pace}, {rate === 0 ? 'free' : `${price(rate)} a record`}
        </span>
      </div>
      <Figures plan={plan} estimate={estimate} />
      <Cheaper estimate={estimate} onWay={onWay} />
      <div className={`${kit.line} ${classes.foot}`}>
        <QuotaBar quota={estimate.quota} calls={plan.calls} />
        <Button
          variant="default"
          size="sm"
          disabled={!canStart(estimate)}
          leftSection={<IconCode size={15} stroke={1.7} aria-hidden />}
          onClick={() => setScripted(true)}
        >
          As a script
        </Button>
        <Button
          type="submit"
          size="sm"
          disabled={!canStart(estimate)}
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          rightSection={
            <kbd className={classes.key} aria-hidden>
              Ctrl ↵
            </kbd>
          }
        >
          Start export
        </Button>
      </div>
      {scripted && (
        <Suspense>
          <ScriptDialog source={source} draft={draft} onClose={() => setScripted(false)} />
        </Suspense>
      )}
      {settled && plan.records === 0 && (
        <p className={classes.none}>
          {estimate.total === 0
            ? `Nothing to export: ${source.name} has no records.`
            : `Nothing to export: all ${counted(source.kind, estimate.total)} are excluded.`}
        </p>
      )}
    </section>
  )
}

function Figures({ plan, estimate }: { plan: Plan; estimate: CurrentEstimate }) {
  const { total, leftOut, doubles = 0, guessed, settled, perMinute, way, source } = estimate
  const out = leftOut + doubles
  const less = out > 0 ? `${count(total)} less ${count(out)} excluded` : `of ${count(total)}`
  const idsFirst = way === 'ids-first' && `${count(Math.ceil(total / PAGE_SIZE))} of them for ids`
  const here = plan.records + doubles - plan.read
  return (
    <dl className={classes.figures} aria-live="polite">
      <Figure name="Records" note={guessed ? `${less}; fewer where some are the same` : less}>
        {settled ? count(plan.records) : NONE}
      </Figure>
      <Figure name="Calls" note={idsFirst || `${count(PAGE_SIZE)} records each`}>
        {settled ? count(plan.calls) : NONE}
      </Figure>
      <Figure name="Time" note={perMinute ? 'at the rate of this key' : 'about'}>
        {settled ? duration(plan.seconds) : NONE}
      </Figure>
      <Figure
        name="Cost"
        note={
          here > 0
            ? `${count(plan.read)} to load, ${count(here)} already loaded`
            : here < 0 && source === 'search'
              ? `${count(plan.read)} to load, ${count(-here)} billed but not exported`
              : `${count(plan.read)} to load`
        }
      >
        {settled ? price(plan.cost) : NONE}
      </Figure>
    </dl>
  )
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className={classes.number}>{children}</dd>
      <dd className={classes.note}>{note}</dd>
    </div>
  )
}

const restOf = (read: number) =>
  read === 0
    ? ': all of the others are already loaded.'
    : `, then only the ${count(read)} that are not loaded yet and not excluded.`

/** The cheaper way in green, or that it is taken. */
function Cheaper({ estimate, onWay }: Pick<Props, 'estimate' | 'onWay'>) {
  const other = cheaperPlan(estimate)
  if (estimate.way === 'ids-first')
    return (
      <div className={classes.cheaper}>
        <IconBulb size={17} stroke={1.7} aria-hidden />
        <p>
          Ids and version tags come first and are not billed. Then only new or changed records are loaded.
        </p>
        <Button variant="default" onClick={() => onWay('at-once')}>
          Load everything at once
        </Button>
      </div>
    )
  if (!other || !estimate.settled) return null
  const { plan, saves, fewer } = other
  return (
    <div className={classes.cheaper}>
      <IconBulb size={17} stroke={1.7} aria-hidden />
      <div>
        <p>
          <strong>{saves > 0 ? `${price(saves)} cheaper:` : `${count(fewer)} records fewer:`}</strong> load
          ids and version tags first (not billed){restOf(plan.read)}
        </p>
        <p className={classes.note}>
          {count(plan.calls)} {plan.calls === 1 ? 'call' : 'calls'}, {duration(plan.seconds)},{' '}
          {price(plan.cost)}; more if loaded records have changed. The file is the same.
        </p>
      </div>
      <Button variant="default" onClick={() => onWay('ids-first')}>
        Use this plan
      </Button>
    </div>
  )
}
