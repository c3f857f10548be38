import { Button, Kbd, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import {
  type Comparison,
  noComparison,
  useComparing,
  withLeft,
  withOther,
  withoutOther,
} from '#features/lists/data/compare/comparing.ts'
import { nameOfChoice } from '#features/lists/data/compare/naming.ts'
import {
  type Laid,
  type LaidOver,
  laidList,
  laidOthers,
  overlapQuery,
} from '#features/lists/data/compare/overlap.ts'
import { type Condition, choiceWords, conditionsOf, partsWhere } from '#features/lists/model/conditions.ts'
import type { List } from '#lists/list.ts'
import { membersIn, partSizes, sizeIn } from '#lists/sets.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { count } from '#shared/text/format.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useMaking } from '../read/useMaking.ts'
import { useWork, type Work } from '../read/useWork.ts'
import { AddOther } from './AddOther.tsx'
import { ByName } from './ByName.tsx'
import classes from './compare.module.css'
import { FirstRows } from './FirstRows.tsx'
import { Lists } from './Lists.tsx'
import { Parts, partsShown } from './Parts.tsx'
import { usePartKeys } from './usePartKeys.ts'
import { Venn } from './Venn.tsx'

/** Circles can show so many lists; of more, the table of the parts says it all. */
const MAX_DRAWN = 3

const none: never[] = []

/** Lists laid over each other: every part with its number, those to keep chosen, before anything is made. */
export function ComparePanel({ list }: { list: List }) {
  const { lists = none } = useQuery(listsQuery).data ?? {}
  const stored = useComparing(({ byList }) => byList[list.id] ?? noComparison)
  const comparison = useMemo(() => withLeft(stored, lists), [stored, lists])
  const changed = useComparing((state) => state.comparisonChanged)
  const laid = useMemo(
    () => [laidList(list), ...laidOthers(comparison.others, lists)],
    [list, comparison.others, lists],
  )
  const work = useWork()
  const { data, error, isFetching } = useQuery({
    ...overlapQuery(list.kind, laid, comparison.byName),
    // Every page that is read changes what is known: the lists are compared again once, when the reading is over.
    enabled: work.state.step !== 'running',
  })
  const change = (next: Comparison) => changed(list.id, next)
  return (
    <div className={`${kit.column} ${classes.panel}`}>
      {error ? (
        <ProblemNote problem={error} />
      ) : data ? (
        <Compared
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
        <Loader role="img" size="sm" m="lg" aria-label="The lists are being compared" />
      )}
    </div>
  )
}

interface Props {
  list: List
  lists: readonly List[]
  laid: readonly Laid[]
  over: LaidOver
  /** Whether they are being compared anew. */
  isOld: boolean
  work: Work
  comparison: Comparison
  onChange: (comparison: Comparison) => void
}

function Compared({ list, lists, laid, over, isOld, work, comparison, onChange }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const many = laid.length
  const { overlap } = over
  const { others, chosen, byName } = comparison
  const sizes = useMemo(() => partSizes(overlap, many), [overlap, many])
  const circleSizes = useMemo(() => laid.map(({ size }) => size), [laid])
  const kept = sizeIn(sizes, chosen)
  const words = choiceWords(chosen, many)
  const making = useMaking(list)
  const choose = (next: ReadonlySet<number>) => onChange({ ...comparison, chosen: next })
  const toggle = (mask: number) => {
    const next = new Set(chosen)
    if (!next.delete(mask)) next.add(mask)
    choose(next)
  }
  const wanted = conditionsOf(chosen, many)
  const want = (index: number, condition: Condition) => {
    const asked = laid.map((_, i) => (i === index ? condition : (wanted?.[i] ?? 'any')))
    choose(partsWhere(asked))
  }
  const made = async () => ({
    name: nameOfChoice(chosen, laid),
    description: byName ? `Created from ${words}, by name and address too` : `Created from ${words}`,
    members: await inSlices(membersIn(overlap, chosen)),
    from: laid.flatMap(({ list: from }) => from?.id ?? []),
  })
  const isReady = kept > 0 && !isOld
  const save = async () => {
    if (isReady && many > 1) await making.saved(await made())
  }
  usePartKeys(panel, {
    onNumber: (n) => {
      const mask = partsShown(many, sizes)[n - 1]
      if (mask !== undefined) toggle(mask)
    },
    onEnter: () => void save(),
  })
  const drawn = many <= MAX_DRAWN && many > 1
  const taking = (
    <>
      <Lists
        laid={laid}
        wanted={wanted}
        onWanted={want}
        onRemove={(id) => onChange(withoutOther(comparison, id))}
      />
      <AddOther
        list={list}
        lists={lists}
        others={others}
        onAdd={(other) => onChange(withOther(comparison, other))}
      />
      {many > 1 && (
        <ByName
          kind={list.kind}
          on={byName}
          onChange={(on) => onChange({ ...comparison, byName: on })}
          over={isOld ? undefined : over}
          work={work}
        />
      )}
    </>
  )
  const last = Math.min(9, partsShown(many, sizes).length)
  return (
    <>
      <div className={`${kit.card} ${classes.card}`} ref={panel} data-alone={many === 1 || undefined}>
        <div className={`${kit.column} ${classes.left}`}>
          <div className={`${kit.line} ${classes.cardHead}`}>
            <h2>{many > 1 ? 'Pick the parts to keep' : 'Compare with other lists'}</h2>
            {many > 1 && (
              <span>
                {drawn ? 'click a part, or ' : 'keys '}
                <Kbd size="xs">1</Kbd>–<Kbd size="xs">{last}</Kbd>
              </span>
            )}
          </div>
          {drawn ? (
            <>
              <Venn
                names={laid.map(({ name }) => name)}
                sizes={circleSizes}
                parts={sizes}
                chosen={chosen}
                onToggle={toggle}
              />
              <p className={`${kit.meta} ${classes.scale}`}>The parts are not drawn to scale.</p>
            </>
          ) : (
            <>
              <p className={classes.begin}>
                {many > 1
                  ? 'More than three lists are shown as a table of their parts. Parts without records are not listed.'
                  : 'Add a list or the search. You see what they share and what each has alone, with the count of every part, before anything is saved. Nothing is billed.'}
              </p>
              {taking}
            </>
          )}
        </div>
        {many > 1 && (
          <div className={`${kit.column} ${kit.narrow} ${kit.above} ${classes.right}`}>
            {drawn && <div className={classes.listsPart}>{taking}</div>}
            <Parts many={many} sizes={sizes} chosen={chosen} onToggle={toggle} />
            <div className={`${kit.line} ${kit.foot} ${classes.foot}`}>
              <div className={`${kit.grid} ${kit.narrow} ${classes.result}`} role="status">
                <span>{words}</span>
                <strong data-testid="kept">{count(kept)}</strong>
              </div>
              <div className={`${kit.flex} ${kit.gap8} ${kit.last} ${classes.buttons}`}>
                <Button
                  variant="default"
                  leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
                  disabled={!isReady}
                  onClick={() => void made().then(making.exported)}
                >
                  Export
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
                  Save as list
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
          chosen={chosen}
          many={many}
          words={words}
          by={byName ? 'by id, then by name and address' : 'by id'}
        />
      )}
    </>
  )
}
