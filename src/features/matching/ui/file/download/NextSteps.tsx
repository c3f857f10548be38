import { Button } from '@mantine/core'
import { IconListCheck, IconUserOff, IconUsersPlus, type TablerIcon } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { counted, kindNames } from '#criteria/kinds.ts'
import { searchFrom } from '#criteria/url.ts'
import { matchedText } from '#features/matching/data/matched-records.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { excludeIds, MAX_EXCLUDED } from '#features/matching/model/file/look-alikes/exclude-records.ts'
import { membersOf } from '#lists/list.ts'
import { count, some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import file from '../file.module.css'
import classes from '../look-alikes/look-alikes.module.css'
import { useSaveWithout } from '../look-alikes/useSaveWithout.ts'
import { useCurrentSearch } from '../look-alikes/useSearchOf.ts'
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
  const matched = `${count(ids.length)} matched ${ids.length === 1 ? kindNames[job.kind].one : kindNames[job.kind].many}`
  const [compares, setCompares] = useState(false)
  return (
    <>
      <section className={`${kit.column} ${file.card}`} aria-label="Next steps">
        <h2 className={`${kit.title} ${file.title}`}>Use the {matched}</h2>
        <ul>
          <SaveAsList job={job} ids={ids} KeepDialog={KeepDialog} matched={matched} />
          <ExcludeFromSearch job={job} ids={ids} />
          <NextStep
            Icon={IconUsersPlus}
            title="Find look-alikes"
            words="Find the industries, sizes and places they are over-represented in, and search by them."
            action={
              <Button variant="default" aria-expanded={compares} onClick={() => setCompares(!compares)}>
                {compares ? 'Hide the look-alikes' : 'Find look-alikes'}
              </Button>
            }
          />
        </ul>
      </section>
      {compares && (
        <Suspense>
          <LookAlikes job={job} ids={ids} />
        </Suspense>
      )}
    </>
  )
}

interface WayProps {
  Icon: TablerIcon
  title: string
  words: ReactNode
  action: ReactNode
}

function NextStep({ Icon, title, words: text, action }: WayProps) {
  return (
    <li className={classes.way}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div>
        <h3 className={kit.heading}>{title}</h3>
        <p className={`${kit.second} ${file.small}`}>{text}</p>
      </div>
      {action}
    </li>
  )
}

function SaveAsList({ job, ids, KeepDialog, matched }: Props & { matched: string }) {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  const members = useMemo(() => membersOf(ids), [ids])
  return (
    <>
      <NextStep
        Icon={IconListCheck}
        title="Save as a list"
        words="Refresh, compare, split and export it later. Stored in this browser."
        action={
          <Button variant="default" onClick={() => setState('opened')}>
            Save {some(ids.length, 'record')} as a list
          </Button>
        }
      />
      {state !== 'never' && (
        <Suspense>
          <KeepDialog
            opened={state === 'opened'}
            onClose={() => setState('closed')}
            title={`Save the ${matched}`}
            kind={job.kind}
            members={members}
            name={matchedText(job).name}
            added={`from ${job.name}`}
            made={matchedText(job).description}
            origin={matchedText(job).origin}
            back="Back to the file"
          />
        </Suspense>
      )}
    </>
  )
}

/** Opens the search of the address without these records; of another kind, all records but them. */
function ExcludeFromSearch({ job, ids }: Pick<Props, 'job' | 'ids'>) {
  const { kind } = job
  const navigate = useNavigate()
  const { criteria, title } = useCurrentSearch(kind)
  const without = useMemo(() => excludeIds(criteria, ids), [criteria, ids])
  const saveWithout = useSaveWithout(job, ids)
  const matched = counted(kind, ids.length)
  return (
    <NextStep
      Icon={IconUserOff}
      title="Exclude from a search"
      words={
        without
          ? `${title ? `Your search, ${title},` : `All ${kindNames[kind].many}`} without the records in your file. Nothing is billed.`
          : `A link can exclude up to ${count(MAX_EXCLUDED)} records. These are saved as a list, and ${title ? `your search, ${title},` : 'your search'} as another without them. Nothing is billed.`
      }
      action={
        <Button
          variant="default"
          onClick={() =>
            without
              ? void navigate({ to: '/', search: { kind, ...searchFrom(without) } })
              : saveWithout(criteria)
          }
        >
          {without ? `Search without the ${matched}` : `Save a search without the ${matched}`}
        </Button>
      }
    />
  )
}
