import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callsOf } from '#api/kinds.ts'
import { MAX_LIST } from '#contract/shared-criteria.ts'
import { type TallyField, tallyLabel, tallyText, tallyValue } from '#criteria/tallies.ts'
import { defaultPanels } from '#criteria/tally-panels.ts'
import { talliesMessages as messages } from '#features/lists/messages/lists.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'
import { membersQuery } from '#lists/stored-lists.ts'
import { useIndustryName } from '#reference/industries.ts'
import { BarList } from '#ui/BarList.tsx'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import page from '../lists.module.css'
import classes from './tallies.module.css'

const FIRST = 10

/** Tallies of the records of a list, which are counted by id and not billed. */
export function ListTallies({ list }: { list: List }) {
  const members = useQuery(membersQuery(list.id, lastStep(list).id))
  const size = sizeOf(list)
  if (members.error) return <ProblemNote problem={members.error} retry={() => void members.refetch()} />
  if (size === 0) return <p className={page.message}>{messages.noRecords}</p>
  if (size > MAX_LIST) return <p className={page.message}>{messages.serviceTalliesUp(size)}</p>
  if (!members.data) return null
  return (
    <div className={classes.cards}>
      {defaultPanels(list.kind).map(({ field }) => (
        <Tally key={field} list={list} ids={members.data?.ids ?? []} field={field} />
      ))}
    </div>
  )
}

interface Props {
  list: List
  ids: readonly string[]
  field: TallyField
}

/** One field: its values with their numbers, the largest first. */
function Tally({ list: { kind, id, steps }, ids, field }: Props) {
  const [whole, setWhole] = useState(false)
  const industry = useIndustryName()
  const { data, error, refetch } = useQuery({
    // The step is the key, not its thousands of ids. One call for each field keeps the request small.
    queryKey: ['tally of list', id, steps.at(-1)?.id, field],
    queryFn: ({ signal }) => callsOf[kind].tally({ Id: [...ids], Fields: [field] }, signal),
  })
  const label = tallyLabel(kind, field)
  const total = data?.reduce((sum, { Count }) => sum + Count, 0) ?? 0
  const bars = (data ?? []).map((item) => {
    const value = tallyValue(item, field)
    return {
      key: value ?? '',
      label: value === undefined ? messages.notKnown : tallyText(kind, field, value, industry),
      count: item.Count,
      share: total ? item.Count / total : undefined,
      apart: value === undefined,
    }
  })
  return (
    <Panel className={classes.card} aria-label={messages.tallyBy(label.toLowerCase())}>
      <SectionTitle className={kit.spaceBelow}>{label}</SectionTitle>
      {error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : data ? (
        <BarList bars={whole ? bars : bars.slice(0, FIRST)} label={label} />
      ) : (
        <Skeleton height={120} />
      )}
      {bars.length > FIRST && (
        <Button variant="subtle" size="compact-xs" mt={6} onClick={() => setWhole(!whole)}>
          {whole ? messages.showFirst(FIRST) : messages.showAll(bars.length)}
        </Button>
      )}
    </Panel>
  )
}
