import { panelMessages as messages } from '#features/tallies/messages.ts'
import type { Measure } from '#session/tally-layout.ts'
import { count, MINUS, NONE } from '#shared/text/format.ts'
import { type Bar, shareText } from '#ui/BarRow.tsx'
import { shareDifference, shareIndex, type TallyRest, type TallyRow } from '../model/rows.ts'

/** What a click on a row does. */
export interface RowActions {
  toggle?: (value: string) => void
  exclude?: ((value: string) => void) | undefined
  open?: (value: string) => (() => void) | undefined
}

/** A difference of shares: "+8.7" points of percent, or an index in which 100 is the same. */
export const changeOf = (row: Pick<TallyRow, 'share' | 'other'>, measure: Measure): number | undefined =>
  measure === 'points' ? shareDifference(row) : shareIndex(row)

function changeText(change: number | undefined, measure: Measure): string {
  if (change === undefined) return NONE
  if (measure === 'index') return count(change)
  const size = Math.abs(change).toFixed(1)
  return size === '0.0' ? '±0.0' : `${change < 0 ? MINUS : '+'}${size}`
}

function otherOf(row: Pick<TallyRow, 'share' | 'other'>, measure: Measure): Bar['other'] {
  if (!row.other) return undefined
  const change = changeOf(row, measure)
  const text = changeText(change, measure)
  const points = `${text.replace(/^[+−±]/, '')} points ${(change ?? 0) < 0 ? 'less' : 'more'}`
  const changeDescription = measure === 'points' ? points : `index ${text}`
  return {
    share: row.other.share,
    change: text,
    description: messages.inComparison(shareText(row.other.share), change, changeDescription),
  }
}

/** A row as a bar with what can be done with it. */
export function barOf(row: TallyRow, measure: Measure, { toggle, exclude, open }: RowActions): Bar {
  const { value, label, count, share, role } = row
  return {
    key: value ?? 'unknown',
    label,
    count,
    share,
    selected: role === 'selected',
    excluded: role === 'excluded',
    other: otherOf(row, measure),
    secondary: value === undefined,
    ...(value !== undefined && {
      toggle: toggle && (() => toggle(value)),
      exclude: exclude && (() => exclude(value)),
      open: open?.(value),
    }),
  }
}

/** The rows that are not shown one by one as one bar. */
export const restBar = (rest: TallyRest, measure: Measure): Bar => ({
  key: 'others',
  label: rest.values === 1 ? '1 other' : `${count(rest.values)} others`,
  count: rest.count,
  share: rest.share,
  other: otherOf(rest, measure),
  secondary: true,
})
