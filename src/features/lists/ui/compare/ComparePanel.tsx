import { Button, Kbd, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import {
  type Comparison,
  noComparison,
  useComparisons,
  withOther,
  withoutDeleted,
  withoutOther,
} from '#features/lists/data/compare/comparison.ts'
import {
  type ComparedSource,
  type ComparisonResult,
  listSource,
  otherSources,
  overlapQuery,
} from '#features/lists/data/compare/overlap.ts'
import { selectionName } from '#features/lists/data/compare/selection-name.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import {
  type Condition,
  conditionsOf,
  partsWhere,
  selectionLabel,
} from '#features/lists/model/compare/conditions.ts'
import type { List } from '#lists/list.ts'
import { membersIn, partSizes, sizeIn } from '#lists/sets.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { count } from '#shared/text/format.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useListActions } from '../actions/useListActions.ts'
import { type Task, useTask } from '../load/useTask.ts'
import { AddSource } from './AddSource.tsx'
import { ByNameOption } from './ByNameOption.tsx'
import { ComparedLists } from './ComparedLists.tsx'
import classes from './compare.module.css'
import { FirstRows } from './FirstRows.tsx'
import { PartList, visibleParts } from './PartList.tsx'
import { usePartShortcuts } from './usePartShortcuts.ts'
import { VennDiagram } from './VennDiagram.tsx'

/** The most lists of the diagram; more are shown as a table. */
const MAX_DRAWN = 3

const none: never[] = []

/** Lists laid over each other: every part with its number, those to keep selected, before anything is made. */
export function ComparePanel({ list }: { list: List }) {
  const { lists = none } = useQuery(listsQuery).data ?? {}
  const stored = useComparisons(({ byList }) => byList[list.id] ?? noComparison)
  const comparison = useMemo(() => withoutDeleted(stored, lists), [stored, lists])
  const changed = useComparisons((state) => state.setComparison)
  const laid = useMemo(
    () => [listSource(list), ...otherSources(comparison.others, lists)],
    [list, comparison.others, lists],
  )
  const work = useTask()
  const { data, error, isFetching } = useQuery({
    ...overlapQuery(list.kind, laid, comparison.byName),
    // Compare again once after all records are loaded, and not after every page.
    enabled: work.state.step !== 'running',
  })
  const change = (next: Comparison) => changed(list.id, next)
  return (
    <div className={`${kit.column} ${classes.panel}`}>
      {error ? (
        <ProblemNote problem={error} />
      ) : data ? (
        <ComparisonView
          list={list}
          lists={lists}
          laid={laid}
          over={data}
          isOld={isFetching}
          work={work}
          comparison={comparison}
          onChange={change}
        />
      ) : (
        <Loader role="img" size="sm" m="lg" aria-label={messages.comparing} />
      )}
    </div>
  )
}

interface Props {
  list: List
  lists: readonly List[]
  laid: readonly ComparedSource[]
  over: ComparisonResult
  /** Whether the comparison is running again. */
  isOld: boolean
  work: Task
  comparison: Comparison
  onChange: (comparison: Comparison) => void
}

function ComparisonView({ list, lists, laid, over, isOld, work, comparison, onChange }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const many = laid.length
  const { overlap } = over
  const { others, selected, byName } = comparison
  const sizes = useMemo(() => partSizes(overlap, many), [overlap, many])
  const circleSizes = useMemo(() => laid.map(({ size }) => size), [laid])
  const selectedCount = sizeIn(sizes, selected)
  const label = selectionLabel(selected, many)
  const making = useListActions(list)
  const choose = (next: ReadonlySet<number>) => onChange({ ...comparison, selected: next })
  const toggle = (mask: number) => {
    const next = new Set(selected)
    if (!next.delete(mask)) next.add(mask)
    choose(next)
  }
  const wanted = conditionsOf(selected, many)
  const want = (index: number, condition: Condition) => {
    const next = laid.map((_, i) => (i === index ? condition : (wanted?.[i] ?? 'any')))
    choose(partsWhere(next))
  }
  const made = async () => ({
    name: selectionName(selected, laid),
    description: byName ? `Created from ${label}, by name and address too` : `Created from ${label}`,
    members: await inSlices(membersIn(overlap, selected)),
    from: laid.flatMap(({ list: from }) => from?.id ?? []),
  })
  const isReady = selectedCount > 0 && !isOld
  const save = async () => {
    if (isReady && many > 1) await making.save(await made())
  }
  usePartShortcuts(panel, {
    onNumber: (n) => {
      const mask = visibleParts(many, sizes)[n - 1]
      if (mask !== undefined) toggle(mask)
    },
    onEnter: () => void save(),
  })
  const drawn = many <= MAX_DRAWN && many > 1
  const taking = (
    <>
      <ComparedLists
        sources={laid}
        conditions={wanted}
        onCondition={want}
        onRemove={(id) => onChange(withoutOther(comparison, id))}
      />
      <AddSource
        list={list}
        lists={lists}
        others={others}
        onAdd={(other) => onChange(withOther(comparison, other))}
      />
      {many > 1 && (
        <ByNameOption
          kind={list.kind}
          on={byName}
          onChange={(on) => onChange({ ...comparison, byName: on })}
          result={isOld ? undefined : over}
          work={work}
        />
      )}
    </>
  )
  const last = Math.min(9, visibleParts(many, sizes).length)
  return (
    <>
      <div className={`${kit.card} ${classes.card}`} ref={panel} data-alone={many === 1 || undefined}>
        <div className={`${kit.column} ${classes.left}`}>
          <div className={`${kit.line} ${classes.cardHead}`}>
            <h2>{many > 1 ? messages.pickPartsToKeep : messages.compareWithOtherLists}</h2>
            {many > 1 && (
              <span>
                {drawn ? messages.clickPart : messages.keys}
                <Kbd size="xs">1</Kbd>–<Kbd size="xs">{last}</Kbd>
              </span>
            )}
          </div>
          {drawn ? (
            <>
              <VennDiagram
                names={laid.map(({ name }) => name)}
                sizes={circleSizes}
                parts={sizes}
                selected={selected}
                onToggle={toggle}
              />
              <p className={`${kit.meta} ${classes.scale}`}>{messages.notToScale}</p>
            </>
          ) : (
            <>
              <p className={classes.begin}>{many > 1 ? messages.partsAsTable : messages.compareHint}</p>
              {taking}
            </>
          )}
        </div>
        {many > 1 && (
          <div className={`${kit.column} ${kit.narrow} ${kit.above} ${classes.right}`}>
            {drawn && <div className={classes.listsPart}>{taking}</div>}
            <PartList many={many} sizes={sizes} selected={selected} onToggle={toggle} />
            <div className={`${kit.line} ${kit.foot} ${classes.foot}`}>
              <div className={`${kit.grid} ${kit.narrow} ${classes.result}`} role="status">
                <span>{label}</span>
                <strong data-testid="selectedCount">{count(selectedCount)}</strong>
              </div>
              <div className={`${kit.flex} ${kit.gap8} ${kit.last} ${classes.buttons}`}>
                <Button
                  variant="default"
                  leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
                  disabled={!isReady}
                  onClick={() => void made().then(making.exportNew)}
                >
                  {messages.export}
                </Button>
                <Button
                  disabled={!isReady}
                  onClick={() => void save()}
                  rightSection={
                    <span className={classes.enter} aria-hidden>
                      ↵
                    </span>
                  }
                >
                  {messages.saveAsList}
                </Button>
              </div>
            </div>
          </div>
        )}
      </div>
      {many > 1 && (
        <FirstRows
          kind={list.kind}
          overlap={overlap}
          selected={selected}
          many={many}
          title={label}
          by={byName ? 'by id, then by name and address' : 'by id'}
        />
      )}
    </>
  )
}
