import { useElementSize, useMergedRef } from '@mantine/hooks'
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sortText } from '#contract/sort.ts'
import { useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import type { GridCell } from '#ui/grid-keys.ts'
import { useNarrow, useSheetLayout } from '#ui/usePhone.ts'
import { useRowWindow } from '#ui/useRowWindow.ts'
import { type Column, cardColumns } from '../model/columns.ts'
import { CHECK, type PlacedColumn, placed } from '../model/widths.ts'
import { useHeadDrag } from './useHeadDrag.ts'
import { type Source, usePages } from './usePages.ts'
import type { RecordTable } from './useTable.ts'

/** Pixels of the head; cards have none. */
const HEAD = 30
/** Browsers stop laying out elements higher than about 33 million pixels. */
const MAX_PIXELS = 33_000_000
const MAX_ROWS = 1_000_000

/** Whether rows are cards, as on a phone; selected fields are columns there too. */
export function useIsCards({ output }: Source): boolean {
  const isSheet = useSheetLayout()
  return isSheet && 'ResourceType' in output
}

/** Pixels of a row; rows are higher on a phone, for fingers. */
function useRowHeight(isCards: boolean): number {
  const dense = useSettings((state) => state.dense)
  const narrow = useNarrow()
  if (isCards) return dense ? 52 : 60
  if (narrow) return dense ? 32 : 40
  return dense ? 26 : 31
}

/** How many rows the table shows of a result. */
const rowsShown = (total: number, height: number): number =>
  Math.min(total, MAX_ROWS, Math.floor(MAX_PIXELS / height))

const inCard = (column: Column): PlacedColumn => ({ ...column, pinned: true, left: 0 })
const ofCards = {
  companies: cardColumns.companies.map(inCard),
  people: cardColumns.people.map(inCard),
}

export interface GridProps {
  source: Source
  table: RecordTable
  total: number
  pending: boolean
}

/** What the grid shows: its columns, the rows in view and their records, and the cell with the cursor. */
export function useGridView({ source, table, total }: GridProps) {
  const isCards = useIsCards(source)
  const height = useRowHeight(isCards)
  const head = isCards ? 0 : HEAD
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width: room } = useElementSize<HTMLDivElement>()
  const refs = useMergedRef(scroller, measured)
  const rows = rowsShown(total, height)
  const { row } = useView()
  const [active, setActive] = useState<GridCell>({
    row: Math.min(row ?? 0, Math.max(0, rows - 1)),
    column: 1,
  })
  const from = Math.max(0, active.row - 2)
  const { items, visible, showRow } = useRowWindow({ scroller, rows, height, head, from })
  const { recordAt, failed } = usePages(source, items, visible)
  const heads = useHeadDrag(table)
  useTopOfOrder(scroller, source, setActive)
  const { size } = heads
  const widths = useMemo(
    () => (size ? { ...table.widths, [size.key]: size.width } : table.widths),
    [table.widths, size],
  )
  // The same columns until they change: rows are drawn again only then.
  const columns = useMemo(
    () => (isCards ? ofCards[source.kind] : placed(table.columns, widths, table.pinned, room)),
    [isCards, source.kind, table.columns, widths, table.pinned, room],
  )
  const width = isCards ? undefined : columns.reduce((sum, column) => sum + column.width, CHECK)
  const loaded = items.map(recordAt).filter((record) => record !== undefined)
  return {
    height,
    head,
    isCards,
    scroller,
    refs,
    rows,
    active,
    setActive,
    items,
    showRow,
    recordAt,
    failed,
    heads,
    columns,
    width,
    loaded,
  }
}

/** A new order is shown from its first row, with the cursor there unless it is in the head. */
function useTopOfOrder(
  scroller: RefObject<HTMLDivElement | null>,
  { sort }: Source,
  setActive: Dispatch<SetStateAction<GridCell>>,
) {
  const order = sort && sortText(sort)
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    scroller.current?.scrollTo({ top: 0 })
    setActive(({ row, column }) => ({ row: Math.min(row, 0), column }))
  }, [scroller, order, setActive])
}

export type GridView = ReturnType<typeof useGridView>
