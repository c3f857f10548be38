import { Button, Kbd, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { withOther, withoutOther } from '#features/lists/data/compare/comparison.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import type { List } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import type { Task } from '../load/useTask.ts'
import { AddSource } from './AddSource.tsx'
import { ByNameOption } from './ByNameOption.tsx'
import { ComparedLists } from './ComparedLists.tsx'
import classes from './compare.module.css'
import { FirstRows } from './FirstRows.tsx'
import { PartList, visibleParts } from './PartList.tsx'
import {
  type ComparedParts,
  type PartSelection,
  usePartSelection,
  usePartShortcuts,
} from './part-selection.ts'
import { VennDiagram } from './VennDiagram.tsx'

/** The most lists of the diagram; more are shown as a table. */
const MAX_DRAWN = 3

interface Props extends ComparedParts {
  lists: readonly List[]
  work: Task
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
        <div className={`${kit.column} ${kit.narrow} ${classes.left}`}>
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
              <Text className={kit.meta} ta="center">
                {messages.notToScale}
              </Text>
            </>
          ) : (
            <>
              <p className={`${kit.muted} ${classes.begin}`}>
                {many > 1 ? messages.partsAsTable : messages.compareHint}
              </p>
              {sources}
            </>
          )}
        </div>
        {many > 1 && (
          <div className={`${kit.column} ${kit.narrow} ${kit.above} ${classes.right}`}>
            {drawn && <div className={`${kit.below} ${classes.lists}`}>{sources}</div>}
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

function Head({ many, drawn, last }: { many: number; drawn: boolean; last: number }) {
  if (many === 1) return <SectionTitle>{messages.compareWithOtherLists}</SectionTitle>
  return (
    <SectionTitle
      note={
        <>
          {drawn ? messages.clickPart : messages.keys}
          <Kbd size="xs">1</Kbd>–<Kbd size="xs">{last}</Kbd>
        </>
      }
    >
      {messages.pickPartsToKeep}
    </SectionTitle>
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
    <Inline justify="between" wrap className={`${kit.foot} ${classes.foot}`}>
      <div className={`${kit.grid} ${kit.narrow}`} role="status">
        <span className={kit.second}>{label}</span>
        <strong className={kit.count} data-testid="selectedCount">
          {count(selectedCount)}
        </strong>
      </div>
      <Inline className={kit.last}>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          disabled={!isReady}
          onClick={() => void exportNew()}
        >
          {messages.export}
        </Button>
        <Button disabled={!isReady} onClick={() => void save()} rightSection={<span aria-hidden>↵</span>}>
          {messages.saveAsList}
        </Button>
      </Inline>
    </Inline>
  )
}
