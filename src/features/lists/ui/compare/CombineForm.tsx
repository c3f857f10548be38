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
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Actions } from '#ui/Toolbar.tsx'
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
    <div className={kit.form}>
      <Checkbox.Group
        label={combinationText[combination].choose}
        value={[...selected]}
        onChange={setSelected}
        description={isFull ? messages.tooManyLists() : undefined}
      >
        <div className={`${kit.inset} ${kit.scroll} ${classes.offered}`}>
          {offered.map((other) => (
            <Checkbox
              key={other.id}
              size="xs"
              value={other.id}
              disabled={isFull && !selected.includes(other.id)}
              classNames={{
                body: `${kit.middle} ${kit.touchHeight} ${classes.row}`,
                labelWrapper: kit.fill ?? '',
                label: kit.block ?? '',
              }}
              label={
                <span className={`${kit.row} ${kit.touchHeight} ${kit.body} ${classes.row}`}>
                  <bdi className={`${kit.fill} ${kit.breaks}`}>{other.name}</bdi>
                  {other.doNotContact && (
                    <Tag tone="danger" className={kit.fixed}>
                      {messages.doNotContact}
                    </Tag>
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

interface OutcomeProps {
  list: List
  combination: Combination
  sources: readonly ComparedSource[]
  onDone: () => void
}

/** What a combination of the open list with others would hold, and how to save it. */
function useCombination({ list, combination, sources, onDone }: OutcomeProps) {
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
  const { operation, done, name } = combinationText[combination]
  const parts = useMemo(() => setOperations[operation](many), [operation, many])
  const sizes = useMemo(() => (overlap ? partSizes(overlap, many) : []), [overlap, many])
  const names = shortNames(sources.slice(1).map((source) => source.name))
  const description = byName ? messages.doneByName(done(names)) : done(names)
  const members = () => inSlices(membersIn(overlap as NonNullable<typeof overlap>, parts))
  return {
    byName,
    setByName,
    work,
    error,
    result: isFetching ? undefined : data,
    after: sizeIn(sizes, parts),
    isReady: many > 1 && overlap !== undefined && !isFetching,
    async change() {
      if (await making.change(description, await members())) onDone()
    },
    async save() {
      const from = sources.map(({ id }) => id)
      if (await making.save({ name: name(list.name, names), description, members: await members(), from }))
        onDone()
    },
  }
}

/** The preview of the result, and the buttons that save it. */
function Outcome(props: OutcomeProps) {
  const { list, sources } = props
  const { byName, setByName, work, error, result, after, isReady, ...actions } = useCombination(props)
  if (error) return <ProblemNote problem={error} />
  const many = sources.length
  const before = sizeOf(list)
  const tooMany = after > MAX_MEMBERS
  return (
    <>
      {many > 1 && (
        <ByNameOption kind={list.kind} on={byName} onChange={setByName} result={result} work={work} />
      )}
      <Inline as="p" wrap className={`${kit.muted} ${classes.outcome}`} role="status">
        {many > 1 ? (
          <>
            <span>{counted(list.kind, before)}</span>
            <IconArrowRight size={16} stroke={1.7} aria-label={messages.become} role="img" />
            <strong className={`${kit.pageTitle} ${kit.normal}`} data-testid="outcome">
              {isReady ? count(after) : '…'}
            </strong>
            {isReady && <Tag>{change(after - before)}</Tag>}
          </>
        ) : (
          messages.chooseList
        )}
      </Inline>
      {tooMany && <FieldError>{messages.tooManyRecords()}</FieldError>}
      <Actions>
        <Button variant="default" disabled={!isReady || tooMany || after === 0} onClick={actions.save}>
          {isReady ? messages.saveCountAsNew(after) : messages.saveAsNew}
        </Button>
        <Button disabled={!isReady || tooMany || after === before} onClick={actions.change}>
          {messages.changeThisList}
        </Button>
      </Actions>
    </>
  )
}
