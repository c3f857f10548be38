import { Button, Loader, Select } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { type ComparedVersions, defaultBasis, differenceQuery } from '#features/lists/data/list-changes.ts'
import { refreshMessages as messages } from '#features/lists/messages/refresh.ts'
import { momentText, shortDay } from '#features/lists/model/dates.ts'
import {
  type List,
  type ListStep,
  lastStep,
  MAX_STORED_STEPS,
  type Members,
  membersWhere,
} from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import { inSlices } from '#shared/time-slices.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { useListActions } from '../actions/useListActions.ts'
import page from '../lists.module.css'
import { type ChangeType, changeTypes, changeTypeText, changeTypeTones } from './ChangeCounts.tsx'
import { ChangeRows } from './ChangeRows.tsx'
import classes from './refresh.module.css'

/** New, removed and changed records of a list since one of its versions. */
export function ChangesPanel({ list }: { list: List }) {
  const [selected, setSelected] = useState<string>()
  const earlier = list.steps.slice(0, -1).slice(-MAX_STORED_STEPS)
  const basis = earlier.find(({ id }) => id === selected) ?? defaultBasis(list)
  const { data, error } = useQuery(differenceQuery(list, basis, lastStep(list)))
  if (!basis)
    return (
      <Empty Icon={IconRefresh} title={messages.emptyTitle}>
        <p>{messages.emptyHint}</p>
      </Empty>
    )
  const since = (
    <Select
      className={classes.since}
      label={messages.since}
      data={earlier.toReversed().map((step) => ({ value: step.id, label: stepText(step) }))}
      value={basis.id}
      onChange={(id) => setSelected(id ?? undefined)}
      allowDeselect={false}
    />
  )
  return (
    <div className={page.tab}>
      {error ? (
        <ProblemNote problem={error} />
      ) : data ? (
        <Changes key={basis.id} list={list} basis={basis} since={since} {...data} />
      ) : data === null ? (
        <>
          {since}
          <p className={kit.muted}>{messages.missingVersion}</p>
        </>
      ) : (
        <Loader role="img" size="sm" aria-label={messages.comparing} />
      )}
    </div>
  )
}

const stepText = ({ words: text, at, count: many }: ListStep) => `${text}, ${momentText(at)} (${count(many)})`

interface Props extends ComparedVersions {
  list: List
  basis: ListStep
  since: ReactNode
}

/** The three counts as toggles: those that are on are listed, and can be saved or exported. */
function Changes({ list, basis, since, before, after, difference }: Props) {
  const [on, setOn] = useState<ReadonlySet<ChangeType>>(new Set(['added', 'changed']))
  const making = useListActions(list)
  const toggle = (changeType: ChangeType) => {
    const next = new Set(on)
    if (!next.delete(changeType)) next.add(changeType)
    setOn(next)
  }
  const shown = changeTypes.filter((changeType) => on.has(changeType))
  const rows = useMemo(
    () =>
      changeTypes.flatMap((changeType) =>
        on.has(changeType) ? difference[changeType].map((id) => ({ id, changeType })) : [],
      ),
    [difference, on],
  )
  const what = shown.map((changeType) => changeTypeText[changeType]).join(', ')
  const made = async () => {
    const wanted = new Set(rows.map(({ id }) => id))
    const rest = (members: Members) => inSlices(membersWhere(members, (id) => wanted.delete(id)))
    const there = await rest(after)
    const removed = await rest(on.has('removed') ? before : { ids: [], etags: [] })
    return {
      name: `${list.name}, ${what} since ${shortDay(basis.at)}`,
      description: messages.createdFromChanges(what),
      members: { ids: [...there.ids, ...removed.ids], etags: [...there.etags, ...removed.etags] },
      from: [list.id],
    }
  }
  return (
    <>
      <Inline align="end" justify="between" wrap gap={12}>
        {since}
        <Inline wrap gap={6} role="group" aria-label={messages.changesToShow}>
          {changeTypes.map((changeType) => (
            <Button
              key={changeType}
              variant={on.has(changeType) ? 'outline' : 'default'}
              className={on.has(changeType) ? changeTypeTones[changeType] : kit.muted}
              aria-pressed={on.has(changeType)}
              onClick={() => toggle(changeType)}
            >
              {count(difference[changeType].length)} {changeTypeText[changeType]}
            </Button>
          ))}
        </Inline>
        <Actions className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
            disabled={rows.length === 0}
            onClick={() => void made().then(making.exportNew)}
          >
            {messages.export}
          </Button>
          <Button disabled={rows.length === 0} onClick={() => void made().then(making.save)}>
            {messages.saveAsList(rows.length)}
          </Button>
        </Actions>
      </Inline>
      {difference.unknown > 0 && (
        <p className={kit.muted}>{messages.unknownVersions(list.kind, difference.unknown)}</p>
      )}
      <ChangeRows kind={list.kind} rows={rows} before={before} after={after} />
    </>
  )
}
