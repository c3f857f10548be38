import { Button } from '@mantine/core'
import { IconListCheck, IconUserOff, IconUsersPlus, type TablerIcon } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'

import { searchFrom } from '#criteria/url.ts'
import {
  matchedListOf,
  useCurrentSearch,
  useSaveWithoutMatched,
} from '#features/matching/data/matched-records.ts'
import { nextStepMessages as messages } from '#features/matching/messages/download.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { excludeIds, MAX_EXCLUDED } from '#features/matching/model/file/look-alikes/look-alike-search.ts'
import { membersOf } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from '../look-alikes/look-alikes.module.css'

import type { SharedComponents } from './shared-components.ts'

const LookAlikes = lazy(() =>
  import('../look-alikes/LookAlikes.tsx').then((m) => ({ default: m.LookAlikes })),
)

interface Props {
  job: MatchJob
  /** The records that were accepted. */
  ids: readonly string[]
  KeepDialog: SharedComponents['KeepDialog']
}

/** Next steps with the accepted records: save them, exclude them from a search, find look-alikes. */
export function NextSteps({ job, ids, KeepDialog }: Props) {
  const matched = messages.matched(job.kind, ids.length)
  const [isComparing, setComparing] = useState(false)
  return (
    <>
      <Panel className={`${kit.column} ${kit.gap12}`} aria-label={messages.section}>
        <SectionTitle large>{messages.use(matched)}</SectionTitle>
        <ul>
          <SaveAsList job={job} ids={ids} KeepDialog={KeepDialog} matched={matched} />
          <ExcludeFromSearch job={job} ids={ids} />
          <NextStep
            Icon={IconUsersPlus}
            title={messages.lookAlikesTitle}
            text={messages.lookAlikesHint}
            action={
              <Button
                variant="default"
                aria-expanded={isComparing}
                onClick={() => setComparing(!isComparing)}
              >
                {messages.showLookAlikes(isComparing)}
              </Button>
            }
          />
        </ul>
      </Panel>
      {isComparing && (
        <Suspense>
          <LookAlikes job={job} ids={ids} />
        </Suspense>
      )}
    </>
  )
}

interface StepProps {
  Icon: TablerIcon
  title: string
  text: string
  action: ReactNode
}

function NextStep({ Icon, title, text, action }: StepProps) {
  return (
    <Inline as="li" gap={12} wrap className={`${kit.above} ${classes.step}`}>
      <Icon size={18} stroke={1.7} className={kit.muted} aria-hidden />
      <div className={kit.textFirst}>
        <h3 className={kit.heading}>{title}</h3>
        <p className={kit.second}>{text}</p>
      </div>
      {action}
    </Inline>
  )
}

function SaveAsList({ job, ids, KeepDialog, matched }: Props & { matched: string }) {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  const members = useMemo(() => membersOf(ids), [ids])
  const list = matchedListOf(job)
  return (
    <>
      <NextStep
        Icon={IconListCheck}
        title={messages.saveTitle}
        text={messages.saveHint}
        action={
          <Button variant="default" onClick={() => setState('opened')}>
            {messages.saveAs(ids.length)}
          </Button>
        }
      />
      {state !== 'never' && (
        <Suspense>
          <KeepDialog
            opened={state === 'opened'}
            onClose={() => setState('closed')}
            title={messages.save(matched)}
            kind={job.kind}
            members={members}
            name={list.name}
            added={messages.from(job.name)}
            made={list.description}
            origin={list.origin}
            back={messages.backToFile}
          />
        </Suspense>
      )}
    </>
  )
}

/** Opens the current search without these records; if it is of another kind, all records without them. */
function ExcludeFromSearch({ job, ids }: Pick<Props, 'job' | 'ids'>) {
  const { kind } = job
  const navigate = useNavigate()
  const { criteria, title } = useCurrentSearch(kind)
  const without = useMemo(() => excludeIds(criteria, ids), [criteria, ids])
  const saveWithout = useSaveWithoutMatched(job, ids)
  return (
    <NextStep
      Icon={IconUserOff}
      title={messages.excludeTitle}
      text={without ? messages.excludeHint(kind, title) : messages.tooManyHint(MAX_EXCLUDED, title)}
      action={
        <Button
          variant="default"
          onClick={() =>
            without
              ? void navigate({ to: '/', search: { kind, ...searchFrom(without) } })
              : saveWithout(criteria)
          }
        >
          {without ? messages.exclude(kind, ids.length) : messages.saveWithout(kind, ids.length)}
        </Button>
      }
    />
  )
}
