import { Button, Kbd } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { type Comparison, withOther, withoutOther } from '#features/lists/data/compare/comparison.ts'
import type { ComparedSource, ComparisonResult } from '#features/lists/data/compare/overlap.ts'
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
import { count } from '#shared/text/format.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { useListActions } from '../actions/useListActions.ts'
import type { Task } from '../load/useTask.ts'
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

/** The parts of a comparison, which of them are selected, and what can be made of these. */
export function ComparisonView(props: Props) {
  const { list, laid, over, comparison } = props
  const many = laid.length
  const panel = useRef<HTMLDivElement>(null)
  const selection = usePartSelection(props)
  const { sizes, label, toggle } = selection
  usePartShortcuts(panel, {
    onNumber: (n) => {
      const mask = visibleParts(many, sizes)[n - 1]
      if (mask !== undefined) toggle(mask)
    },
    onEnter: () => void selection.save(),
  })
  const drawn = many <= MAX_DRAWN && many > 1
  const sources = <Sources {...props} selection={selection} />
  return (
    <>
      <div className={`${kit.card} ${classes.card}`} ref={panel} data-alone={many === 1 || undefined}>
        <div className={`${kit.column} ${classes.left}`}>
          <Head many={many} drawn={drawn} last={Math.min(9, visibleParts(many, sizes).length)} />
          {drawn ? (
            <>
              <VennDiagram
                names={laid.map(({ name }) => name)}
                sizes={selection.circleSizes}
                parts={sizes}
                selected={comparison.selected}
                onToggle={toggle}
              />
              <p className={`${kit.meta} ${classes.scale}`}>{messages.notToScale}</p>
            </>
          ) : (
            <>
              <p className={classes.begin}>{many > 1 ? messages.partsAsTable : messages.compareHint}</p>
              {sources}
            </>
          )}
        </div>
        {many > 1 && (
          <div className={`${kit.column} ${kit.narrow} ${kit.above} ${classes.right}`}>
            {drawn && <div className={classes.listsPart}>{sources}</div>}
            <PartList many={many} sizes={sizes} selected={comparison.selected} onToggle={toggle} />
            <Foot selection={selection} />
          </div>
        )}
      </div>
      {many > 1 && (
        <FirstRows
          kind={list.kind}
          overlap={over.overlap}
          selected={comparison.selected}
          many={many}
          title={label}
          by={comparison.byName ? messages.byIdAndName : messages.byId}
        />
      )}
    </>
  )
}

type PartSelection = ReturnType<typeof usePartSelection>

/** The selected parts of a comparison: their size and name, how to change them, and the list to make of them. */
function usePartSelection({ list, laid, over, isOld, comparison, onChange }: Props) {
  const { overlap } = over
  const { selected, byName } = comparison
  const many = laid.length
  const sizes = useMemo(() => partSizes(overlap, many), [overlap, many])
  const circleSizes = useMemo(() => laid.map(({ size }) => size), [laid])
  const making = useListActions(list)
  const label = selectionLabel(selected, many)
  const conditions = conditionsOf(selected, many)
  const selectedCount = sizeIn(sizes, selected)
  const isReady = selectedCount > 0 && !isOld
  const select = (next: ReadonlySet<number>) => onChange({ ...comparison, selected: next })
  const plan = async () => ({
    name: selectionName(selected, laid),
    description: byName ? messages.createdFromByName(label) : messages.createdFrom(label),
    members: await inSlices(membersIn(overlap, selected)),
    from: laid.flatMap(({ list: from }) => from?.id ?? []),
  })
  return {
    sizes,
    circleSizes,
    label,
    conditions,
    selectedCount,
    isReady,
    toggle(mask: number) {
      const next = new Set(selected)
      if (!next.delete(mask)) next.add(mask)
      select(next)
    },
    setCondition(index: number, condition: Condition) {
      select(partsWhere(laid.map((_, i) => (i === index ? condition : (conditions?.[i] ?? 'any')))))
    },
    async save() {
      if (isReady && many > 1) await making.save(await plan())
    },
    async exportNew() {
      await making.exportNew(await plan())
    },
  }
}

function Head({ many, drawn, last }: { many: number; drawn: boolean; last: number }) {
  return (
    <div className={`${kit.line} ${classes.cardHead}`}>
      <h2>{many > 1 ? messages.pickPartsToKeep : messages.compareWithOtherLists}</h2>
      {many > 1 && (
        <span className={kit.second}>
          {drawn ? messages.clickPart : messages.keys}
          <Kbd size="xs">1</Kbd>–<Kbd size="xs">{last}</Kbd>
        </span>
      )}
    </div>
  )
}

/** The compared lists and searches, with the condition of each, and how to add others. */
function Sources({
  list,
  lists,
  laid,
  over,
  isOld,
  work,
  comparison,
  onChange,
  selection,
}: Props & { selection: PartSelection }) {
  return (
    <>
      <ComparedLists
        sources={laid}
        conditions={selection.conditions}
        onCondition={selection.setCondition}
        onRemove={(id) => onChange(withoutOther(comparison, id))}
      />
      <AddSource
        list={list}
        lists={lists}
        others={comparison.others}
        onAdd={(other) => onChange(withOther(comparison, other))}
      />
      {laid.length > 1 && (
        <ByNameOption
          kind={list.kind}
          on={comparison.byName}
          onChange={(on) => onChange({ ...comparison, byName: on })}
          result={isOld ? undefined : over}
          work={work}
        />
      )}
    </>
  )
}

function Foot({
  selection: { label, selectedCount, isReady, save, exportNew },
}: {
  selection: PartSelection
}) {
  return (
    <div className={`${kit.line} ${kit.foot} ${classes.foot}`}>
      <div className={`${kit.grid} ${kit.narrow} ${classes.result}`} role="status">
        <span className={kit.second}>{label}</span>
        <strong data-testid="selectedCount">{count(selectedCount)}</strong>
      </div>
      <div className={`${kit.flex} ${kit.gap8} ${kit.last} ${classes.buttons}`}>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          disabled={!isReady}
          onClick={() => void exportNew()}
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
  )
}
