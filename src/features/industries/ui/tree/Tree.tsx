import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { IndustryCounts } from '#features/industries/data/tree/counts.ts'
import { toggled } from '#features/industries/data/tree/picks.ts'
import { commandOf, typedAhead } from '#features/industries/data/tree/tree-keys.ts'
import { rowsOf, type TreeRow } from '#features/industries/data/tree/tree-rows.ts'
import { industryTreeMessages as messages } from '#features/industries/messages.ts'
import { type Industries, type Industry, pathTo } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import kit from '#ui/kit.module.css'
import { rowId, TreeItem } from './TreeItem.tsx'
import classes from './tree.module.css'

interface Props {
  industries: Industries
  counts: IndustryCounts | undefined
  stale: boolean
  marks: ReadonlyMap<string, 'in' | 'out'>
  rowHeight: number
}

/** The row of an industry, or of the nearest visible one above it. */
const seenRow = (rows: readonly TreeRow[], path: readonly Industry[]) =>
  rows.findLastIndex(({ industry }) => path.includes(industry))

interface TreeRowsOptions {
  rows: number
  active: number
  rowHeight: number
  scroller: RefObject<HTMLDivElement | null>
}

/** The rows in view. The active one is always rendered, because aria-activedescendant names it. */
function useTreeRows({ rows, active, rowHeight, scroller }: TreeRowsOptions) {
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan)
      const to = Math.min(count - 1, endIndex + overscan)
      const seen = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      return [...new Set([...seen, active])].filter((i) => i < count).sort((a, b) => a - b)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are measured again when they change
  useEffect(() => virtual.measure(), [rowHeight])
  return virtual
}

/** The industries as an ARIA tree: arrow keys move, typing jumps to a name, Space picks. */
export function Tree({ industries, counts, stale, marks, rowHeight }: Props) {
  const { picks, open, chosen: selected, order, hideEmpty } = useIndustryPage()
  const { picksChanged, branchesTurned, codeSelected } = useIndustryPage()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(
    () => rowsOf(industries.tree, { counts, open: new Set(open), order, hideEmpty }),
    [industries, counts, open, order, hideEmpty],
  )
  const active = Math.max(0, seenRow(rows, selected === undefined ? [] : pathTo(industries, selected)))
  const virtual = useTreeRows({ rows: rows.length, active, rowHeight, scroller })
  const typed = useTypeAhead()

  const go = (index: number) => {
    const row = rows[index]
    if (!row) return
    codeSelected(row.industry.Id)
    virtual.scrollToIndex(index)
  }
  const pick = ({ industry }: TreeRow) => picksChanged(toggled(industries, picks, industry))
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const command = commandOf(event.key, rows, active, page)
    const ahead = typed(event.key, (text) => typedAhead(text, rows, active))
    if (ahead !== undefined) go(ahead)
    if (command && 'go' in command) go(command.go)
    if (command && 'open' in command) branchesTurned(command.open, true)
    if (command && 'close' in command) branchesTurned(command.close, false)
    if (command && 'pick' in command && rows[command.pick]) pick(rows[command.pick] as TreeRow)
    if (command || ahead !== undefined) event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    const part = (event.target as Element).closest<HTMLElement>('[data-part]')
    const row = rows[Number(part?.closest<HTMLElement>('[data-index]')?.dataset.index)]
    if (!row) return
    codeSelected(row.industry.Id)
    if (part?.dataset.part === 'tick') pick(row)
    else if (row.opens) branchesTurned([row.industry.Id], !row.isOpen)
  }
  return (
    <div
      ref={scroller}
      className={`${kit.rest} ${kit.scroll} ${kit.inside} ${classes.tree}`}
      role="tree"
      aria-label={messages.tree}
      aria-multiselectable
      aria-busy={stale}
      aria-activedescendant={rows[active] && rowId(rows[active].industry.Id)}
      tabIndex={0}
      onKeyDown={press}
      onClick={click}
    >
      <div
        role="presentation"
        data-stale={stale}
        style={{ height: virtual.getTotalSize(), position: 'relative' }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <TreeItem
                key={row.industry.Id}
                row={row}
                index={index}
                top={start}
                height={rowHeight}
                active={index === active}
                mark={marks.get(row.industry.Id)}
                industries={industries}
                picks={picks}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

/** Milliseconds after which typed letters begin a new text. */
const PAUSE = 700

/** Letters typed in quick succession are one text until a pause; a repeated letter remains one letter. */
function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return (key: string, find: (text: string) => number | undefined): number | undefined => {
    // Any other key ends the text.
    if (!/^[\p{L}\p{N}]$/u.test(key)) {
      typed.current.text = ''
      return undefined
    }
    const { text, at } = typed.current
    const continues = performance.now() - at < PAUSE && text !== key
    typed.current = { text: continues ? text + key : key, at: performance.now() }
    return find(typed.current.text)
  }
}
