import { Button } from '@mantine/core'
import { IconBulb, IconCode } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { price } from '#criteria/cost.ts'
import { counted } from '#criteria/kinds.ts'
import type { ExportDraft } from '#features/exports/data/draft.ts'
import { planMessages } from '#features/exports/messages/new-export.ts'
import { cheaperPlan, planOf } from '#features/exports/model/plan.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import kit from '#ui/kit.module.css'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import type { CurrentSource } from '../useExportSource.ts'
import { costText, PlanFigures, QuotaBar } from './PlanFigures.tsx'
import { type CurrentEstimate, canStart } from './useExportEstimate.ts'

const ScriptDialog = lazy(() => import('./ScriptDialog.tsx').then((m) => ({ default: m.ScriptDialog })))

interface Props {
  source: CurrentSource
  draft: ExportDraft
  estimate: CurrentEstimate
  onWay: (way: CurrentEstimate['way']) => void
}

/** The plan of the export, and the other way to load it where that is cheaper or faster. */
export function PlanCard({ source, draft, estimate, onWay }: Props) {
  const [scriptOpened, setScriptOpened] = useState(false)
  const plan = planOf(estimate)
  const { perMinute, rate, complete } = estimate
  const rateText = perMinute ? planMessages.callsPerMinute(perMinute) : planMessages.noCallLimit
  return (
    <Panel
      flush
      aria-label={planMessages.title}
      head={
        <SectionTitle
          note={`${planMessages.pageSize(PAGE_SIZE)}, ${rateText}, ${rate === 0 ? planMessages.free : planMessages.perRecord(price(rate))}`}
        >
          {planMessages.title}
        </SectionTitle>
      }
      foot={
        <Actions className={kit.middle}>
          <QuotaBar quota={estimate.quota} calls={plan.calls} />
          <Button
            variant="default"
            size="sm"
            disabled={!canStart(estimate)}
            leftSection={<IconCode size={15} stroke={1.7} aria-hidden />}
            onClick={() => setScriptOpened(true)}
          >
            {planMessages.viewScript}
          </Button>
        </Actions>
      }
    >
      <PlanFigures plan={plan} estimate={estimate} />
      <CheaperPlan estimate={estimate} onWay={onWay} />
      {scriptOpened && (
        <Suspense>
          <ScriptDialog source={source} draft={draft} onClose={() => setScriptOpened(false)} />
        </Suspense>
      )}
      {complete && plan.records === 0 && (
        <Note band>
          {estimate.total === 0
            ? planMessages.empty(source.name)
            : planMessages.allExcluded(counted(source.kind, estimate.total))}
        </Note>
      )}
    </Panel>
  )
}

/** The plan that loads ids first, where it is cheaper, or that it is used. */
function CheaperPlan({ estimate, onWay }: Pick<Props, 'estimate' | 'onWay'>) {
  const cheaper = cheaperPlan(estimate)
  const atOnce = { ...estimate, way: 'at-once' } as const
  if (estimate.way === 'ids-first')
    return (
      <PlanNote action={planMessages.loadAtOnce} onClick={() => onWay('at-once')}>
        <p>{planMessages.idsFirst}</p>
        <p>{planMessages.atOncePrice(costText(planOf(atOnce), atOnce))}</p>
      </PlanNote>
    )
  if (!cheaper || !estimate.complete) return null
  const { plan, saves, fewer } = cheaper
  return (
    <PlanNote action={planMessages.usePlan} onClick={() => onWay('ids-first')}>
      <p>
        <strong>{saves > 0 ? planMessages.cheaper(price(saves)) : planMessages.fewerRecords(fewer)}</strong>{' '}
        {planMessages.cheaperPlan(plan.read)}
      </p>
      <p>{planMessages.cheaperNote(plan.calls, plan.seconds, price(plan.cost))}</p>
    </PlanNote>
  )
}

function PlanNote({
  action,
  onClick,
  children,
}: {
  action: string
  onClick: () => void
  children: ReactNode
}) {
  const button = (
    <Button variant="default" onClick={onClick}>
      {action}
    </Button>
  )
  return (
    <Note band tone="saved" icon={IconBulb} action={button}>
      {children}
    </Note>
  )
}
