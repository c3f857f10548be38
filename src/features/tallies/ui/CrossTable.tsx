import { UnstyledButton } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { counted } from '#criteria/kinds.ts'
import { tallyLabel } from '#criteria/tallies.ts'
import { useCriteria, useEditCriteria, useKind, useLinkNow } from '#session/search.ts'
import { useTallyLayout } from '#session/tally-layout.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import { crossMessages as messages } from '../messages.ts'
import { type Axis, type CrossCounts, crossNumbers, heatPercent } from '../model/cross.ts'
import { narrowedTo } from '../model/narrow.ts'
import classes from './CrossTally.module.css'

interface Props {
  cross: CrossCounts
  axes: { row: Axis; column: Axis }
}

/** A cell by its row and column. */
type At = readonly [row: number, column: number]
const keys: Record<string, At> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The heat table; a click on a cell narrows the search to it, arrow keys move between the cells. */
export function CrossTable({ cross, axes }: Props) {
  const kind = useKind()
  const { row, column } = axes
  const cells = useTallyLayout((state) => state.cross.cells)
  const [tabbed, setTabbed] = useState<At>([0, 0])
  const narrowed = useNarrowed({ cross, axes })
  const shown = crossNumbers(cross, cells)
  const text = (n: number) => (cells === 'count' ? count(n) : percent(n, 1))
  const tab = cross.cells[tabbed[0]]?.[tabbed[1]] ? tabbed : firstCell(cross)
  const nameOf = ([r, c]: At, number: number, n: number) =>
    `${row.label(cross.rows[r] ?? '')}, ${column.label(cross.columns[c] ?? '')}: ${cells === 'count' ? '' : `${text(number)}, `}${counted(kind, n)}`
  const cell = ([r, c]: At) => {
    const n = cross.cells[r]?.[c] ?? 0
    const number = shown.cells[r]?.[c] ?? 0
    const narrow = n > 0 ? narrowed.to([r, c]) : undefined
    return (
      <td key={c} style={{ '--heat': `${heatPercent(number, shown.hottest)}%` } as CSSProperties}>
        {narrow ? (
          <UnstyledButton
            className={`${kit.inside} ${classes.cell}`}
            data-cell={`${r} ${c}`}
            tabIndex={tab[0] === r && tab[1] === c ? 0 : -1}
            aria-label={nameOf([r, c], number, n)}
            onFocus={() => setTabbed([r, c])}
            onClick={narrow}
          >
            {text(number)}
          </UnstyledButton>
        ) : (
          n > 0 && text(number)
        )}
      </td>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard (WCAG 2.1.1)
    <section className={`${kit.rest} ${kit.scroll} ${kit.scrollX}`} tabIndex={0} aria-label={messages.table}>
      <Table
        className={classes.table}
        onKeyDown={moveFocus}
        sticky
        head={[
          <th key="corner" scope="col">
            {tallyLabel(kind, row.field)}
          </th>,
          ...cross.columns.map((value) => (
            <th key={`column ${value}`} scope="col" className={kit.truncate} title={column.label(value)}>
              {column.label(value)}
            </th>
          )),
          <th key="all" scope="col">
            {messages.all}
          </th>,
        ]}
      >
        {cross.rows.map((value, r) => (
          <tr key={`row ${value}`}>
            <th scope="row" className={kit.truncate} title={row.label(value)}>
              {row.label(value)}
            </th>
            {cross.columns.map((_, c) => cell([r, c]))}
            <td className={classes.total}>{text(shown.rowTotals[r] ?? 0)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{messages.all}</th>
          {cross.columns.map((value, c) => (
            <td key={value} className={classes.total}>
              {text(shown.columnTotals[c] ?? 0)}
            </td>
          ))}
          <td className={classes.total}>{text(shown.total)}</td>
        </tr>
      </Table>
      <Notes cross={cross} narrows={narrowed.fields.map((field) => tallyLabel(kind, field).toLowerCase())} />
    </section>
  )
}

/** What narrows the search to a cell, where its fields have criteria, and which fields these are. */
function useNarrowed({ cross, axes: { row, column } }: Props) {
  const kind = useKind()
  const criteria = useCriteria()
  const now = useLinkNow()
  const edit = useEditCriteria()
  const narrowed = ([r, c]: At, from = criteria) =>
    narrowedTo(kind, from, [
      [row.field, cross.rows[r] ?? ''],
      [column.field, cross.columns[c] ?? ''],
    ])
  const fields = narrowed([0, 0])?.fields ?? []
  const to = (at: At) => {
    const next = fields.length > 0 ? narrowed(at) : undefined
    return next && (() => edit((narrowed(at, now().query.criteria) ?? next).criteria))
  }
  return { fields, to }
}

/** The first cell that holds records: the keyboard comes into the table there. */
function firstCell({ cells }: CrossCounts): At {
  const row = cells.findIndex((numbers) => numbers.some((n) => n > 0))
  return [Math.max(0, row), Math.max(0, cells[row]?.findIndex((n) => n > 0) ?? 0)]
}

/** Moves the focus to the next cell of a direction that can be selected. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = keys[event.key]
  const from = (event.target as HTMLElement).dataset.cell?.split(' ').map(Number)
  if (!by || !from) return
  event.preventDefault()
  let [r = 0, c = 0] = from
  for (let steps = 0; steps < 100; steps++) {
    r += by[0]
    c += by[1]
    const cell = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${r} ${c}"]`)
    if (cell) return cell.focus()
  }
}

/** What a click does, and what is not in the table. */
function Notes({ cross, narrows }: { cross: CrossCounts; narrows: readonly string[] }) {
  return (
    <p className={`${kit.second} ${kit.padded}`}>
      {messages.narrows(narrows)}
      {messages.hidden(cross.hiddenRows, cross.hiddenColumns)}
    </p>
  )
}
