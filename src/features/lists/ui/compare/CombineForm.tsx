import { Button, Checkbox } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { counted } from '#criteria/kinds.ts'
import { type ComparedSource, listSource, overlapQuery } from '#features/lists/data/compare/overlap.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { type Combination, combinationText, shortNames } from '#features/lists/model/compare/combinations.ts'
import { type List, MAX_MEMBERS, sizeOf } from '#lists/list.ts'
import { MAX_COMPARED, membersIn, partSizes, setOperations, sizeIn } from '#lists/sets.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { change, count } from '#shared/text/format.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useListActions } from '../actions/useListActions.ts'
import { useTask } from '../load/useTask.ts'
import { ByNameOption } from './ByNameOption.tsx'
import classes from './combine.module.css'

interface Props {
  list: List
  combination: Combination
  onDone: () => void
}

/** Combines the open list with selected lists, with a preview of the result. */
export function CombineForm({ list, combination, onDone }: Props) {
  const { lists = [] } = useQuery(listsQuery).data ?? {}
  const offered = lists.filter(({ id, kind }) => id !== list.id && kind === list.kind)
  const [selected, setSelected] = useState<readonly string[]>(() =>
    combination === 'suppression' ? offered.filter((it) => it.doNotContact).map(({ id }) => id) : [],
  )
  const sources = useMemo(
    () => [list, ...lists.filter(({ id }) => selected.includes(id))].map(listSource),
    [list, lists, selected],
  )
  const isFull = selected.length + 1 >= MAX_COMPARED
  if (offered.length === 0) return <p className={kit.muted}>{messages.noOtherLists(list.kind)}</p>
  return (
    <div className={classes.form}>
      <Checkbox.Group
        label={combinationText[combination].choose}
        value={[...selected]}
        onChange={setSelected}
        description={isFull ? messages.tooManyLists() : undefined}
      >
        <div className={`${kit.inset} ${classes.offered}`}>
          {offered.map((other) => (
            <Checkbox
              key={other.id}
              size="xs"
              value={other.id}
              disabled={isFull && !selected.includes(other.id)}
              classNames={{
                body: `${kit.touchHeight} ${classes.row}`,
                labelWrapper: `${kit.fill} ${classes.label}`,
              }}
              label={
                <span className={`${kit.row} ${kit.touchHeight} ${classes.words}`}>
                  <bdi>{other.name}</bdi>
                  {other.doNotContact && (
                    <span className={`${kit.tag} ${kit.dangerTone} ${kit.fixed}`}>
                      {messages.doNotContact}
                    </span>
                  )}
                  <span className={kit.muted}>{count(sizeOf(other))}</span>
                </span>
              }
            />
          ))}
        </div>
      </Checkbox.Group>
      <Outcome list={list} combination={combination} sources={sources} onDone={onDone} />
    </div>
  )
}

/** The preview of the result, and the buttons that save it. */
function Outcome({
  list,
  combination,
  sources,
  onDone,
}: {
  list: List
  combination: Combination
  sources: readonly ComparedSource[]
  onDone: () => void
}) {
  const [byName, setByName] = useState(false)
  const work = useTask()
  const { data, error, isFetching } = useQuery({
    ...overlapQuery(list.kind, sources, byName),
    placeholderData: undefined,
    enabled: work.state.step !== 'running',
  })
  const overlap = data?.overlap
  const making = useListActions(list)
  const many = sources.length
  const parts = useMemo(
    () => setOperations[combinationText[combination].operation](many),
    [combination, many],
  )
  const sizes = useMemo(() => (overlap ? partSizes(overlap, many) : []), [overlap, many])
  if (error) return <ProblemNote problem={error} />
  const before = sizeOf(list)
  const after = sizeIn(sizes, parts)
  const names = shortNames(sources.slice(1).map(({ name }) => name))
  const isReady = many > 1 && overlap !== undefined && !isFetching
  const members = () => inSlices(membersIn(overlap as NonNullable<typeof overlap>, parts))
  const done = byName
    ? `${combinationText[combination].done(names)}, by name and address too`
    : combinationText[combination].done(names)
  const step = async () => {
    if (await making.change(done, await members())) onDone()
  }
  const save = async () => {
    const name = combinationText[combination].name(list.name, names)
    const from = sources.map(({ id }) => id)
    if (await making.save({ name, description: done, members: await members(), from })) onDone()
  }
  const tooMany = after > MAX_MEMBERS
  return (
    <>
      {many > 1 && (
        <ByNameOption
          kind={list.kind}
          on={byName}
          onChange={setByName}
          result={isFetching ? undefined : data}
          work={work}
        />
      )}
      <p className={`${kit.line} ${classes.outcome}`} role="status">
        {many > 1 ? (
          <>
            <span>{counted(list.kind, before)}</span>
            <IconArrowRight size={16} stroke={1.7} aria-label={messages.become} role="img" />
            <strong data-testid="outcome">{isReady ? count(after) : '…'}</strong>
            {isReady && <span className={`${kit.second} ${classes.change}`}>{change(after - before)}</span>}
          </>
        ) : (
          <span>{messages.chooseList}</span>
        )}
      </p>
      {tooMany && (
        <p className={`${kit.small} ${kit.danger}`} role="alert">
          {messages.tooManyRecords()}
        </p>
      )}
      <div className={`${kit.actions} ${kit.end} ${classes.buttons}`}>
        <Button variant="default" disabled={!isReady || tooMany || after === 0} onClick={save}>
          {isReady ? messages.saveCountAsNew(after) : messages.saveAsNew}
        </Button>
        <Button disabled={!isReady || tooMany || after === before} onClick={step}>
          {messages.changeThisList}
        </Button>
      </div>
    </>
  )
}
