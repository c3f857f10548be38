import { Button } from '@mantine/core'
import { IconListCheck, IconUserOff, IconUsersPlus, type TablerIcon } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { count } from '../../../../criteria/format.ts'
import { counted, words } from '../../../../criteria/kinds.ts'
import { searchFrom } from '../../../../criteria/url.ts'
import { membersOf } from '../../../../lists/list.ts'
import { leavingOut, MOST_LEFT_OUT } from '../../../../match/after/leave-out.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { matchedWords } from '../../../../state/match/matched-list.ts'
import file from '../file.module.css'
import type { Shared } from '../out/shared.ts'
import classes from './after.module.css'
import { useSaveWithout } from './useSaveWithout.ts'
import { useSearchOf } from './useSearchOf.ts'

const LookAlikes = lazy(() => import('./LookAlikes.tsx').then((m) => ({ default: m.LookAlikes })))

interface Props {
  job: MatchJob
  /** The records that were accepted. */
  ids: readonly string[]
  KeepDialog: Shared['KeepDialog']
}

/** What can be done with the records that were accepted: keep them, leave them out of a search, find others like them. */
export function Next({ job, ids, KeepDialog }: Props) {
  const matched = `${count(ids.length)} matched ${ids.length === 1 ? words[job.kind].one : words[job.kind].many}`
  const [compares, setCompares] = useState(false)
  return (
    <>
      <section className={file.card} aria-label="What next">
        <h2 className={file.title}>With the {matched}</h2>
        <ul className={classes.ways}>
          <Keep job={job} ids={ids} KeepDialog={KeepDialog} matched={matched} />
          <LeaveOut job={job} ids={ids} />
          <Way
            Icon={IconUsersPlus}
            title="Find look-alikes"
            words="Industries, sizes and places that they have more of than others become criteria of a search."
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

function Way({ Icon, title, words: text, action }: WayProps) {
  return (
    <li className={classes.way}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div className={classes.wayWords}>
        <h3 className={classes.wayTitle}>{title}</h3>
        <p className={file.small}>{text}</p>
      </div>
      {action}
    </li>
  )
}

function Keep({ job, ids, KeepDialog, matched }: Props & { matched: string }) {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  const members = useMemo(() => membersOf(ids), [ids])
  return (
    <>
      <Way
        Icon={IconListCheck}
        title="Keep them as a list"
        words="To refresh, compare, split and export later. Their ids are kept, in this browser."
        action={
          <Button variant="default" onClick={() => setState('opened')}>
            Keep the {count(ids.length)} as a list
          </Button>
        }
      />
      {state !== 'never' && (
        <Suspense>
          <KeepDialog
            opened={state === 'opened'}
            onClose={() => setState('closed')}
            title={`Keep the ${matched}`}
            kind={job.kind}
            members={members}
            name={matchedWords(job).name}
            added={`from ${job.name}`}
            made={matchedWords(job).words}
            origin={matchedWords(job).origin}
            back="Back to the file"
          />
        </Suspense>
      )}
    </>
  )
}

/** Opens the search of the address with these records left out; of another kind, everything but them. */
function LeaveOut({ job, ids }: Pick<Props, 'job' | 'ids'>) {
  const { kind } = job
  const navigate = useNavigate()
  const { criteria, title } = useSearchOf(kind)
  const without = useMemo(() => leavingOut(criteria, ids), [criteria, ids])
  const saveWithout = useSaveWithout(job, ids)
  const matched = counted(kind, ids.length)
  return (
    <Way
      Icon={IconUserOff}
      title="Leave them out of a search"
      words={
        without
          ? `${title ? `Your search, ${title}, without` : 'A search for all but'} who is in your file. Nothing is read or billed.`
          : `A link names up to ${count(MOST_LEFT_OUT)}. These are kept as a list, and ${title ? `your search, ${title},` : 'your search'} as one without it. Nothing is billed.`
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
