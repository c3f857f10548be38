import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DataSet } from '#contract/data-sets.ts'
import type { Merge } from '#contract/merges.ts'
import { isMergeRunning, mergesQuery, useRemoveMerge } from '#features/data-sets/data/merges.ts'
import { mergeMessages as messages } from '#features/data-sets/messages/merges.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { StateTag } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './merge.module.css'

interface Props {
  title: string
  /** Only those into this data set. */
  into?: DataSet
  /** How many are shown. */
  max?: number
}

/** Merges that run or are stored, the newest first; nothing where there is none. */
export function MergeList({ title, into, max }: Props) {
  const { data: merges = [] } = useQuery(mergesQuery)
  const isInto = (merge: Merge) => merge.kind === into?.kind && nameOfVersion(merge.into) === into.name
  const listed = merges.filter((merge) => !into || isInto(merge)).slice(0, max)
  if (listed.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby="merges">
      <SectionTitle large id="merges">
        {title}
      </SectionTitle>
      <ul className={kit.card}>
        {listed.map((merge) => (
          <MergeRow key={merge.id} merge={merge} />
        ))}
      </ul>
    </Stack>
  )
}

function MergeRow({ merge }: { merge: Merge }) {
  const { id, state, began, report } = merge
  const [from, into] = [nameOfVersion(merge.from), nameOfVersion(merge.into)]
  const remove = useRemoveMerge(id)
  const tag = isMergeRunning(merge) ? 'running' : state === 'failed' ? 'stopped' : state
  return (
    <li className={`${kit.apart} ${classes.mergeRow}`}>
      <Inline wrap justify="between">
        <Link to="/data/merge/$id" params={{ id }} search={true} className={`${kit.link} ${kit.breaks}`}>
          {messages.title(from, into)}
        </Link>
        <Inline gap={6}>
          <span className={kit.second}>{messages.began(began)}</span>
          <StateTag state={tag}>
            {state === 'ready' && report ? messages.merged : messages.states[state]}
          </StateTag>
          <IconButton
            small
            Icon={IconTrash}
            label={messages.remove(from, into)}
            disabled={isMergeRunning(merge)}
            onClick={() => remove.mutate()}
          />
        </Inline>
      </Inline>
      {remove.error && <FieldError>{remove.error.message}</FieldError>}
    </li>
  )
}
