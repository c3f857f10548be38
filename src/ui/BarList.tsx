import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { count, percent } from '../criteria/format.ts'
import classes from './BarList.module.css'

export interface Bar {
  key: string
  label: string
  count: number
  chosen?: boolean
  leftOut?: boolean
  /** Opens the level below this bar, where there is one. */
  open?: (() => void) | undefined
  /** Switches the bar's criterion on or off; absent where a bar cannot be chosen. */
  toggle?: (() => void) | undefined
}

interface Props {
  bars: readonly Bar[]
  /** The whole that the percentages speak of. */
  total: number
  /** How many bars are shown before the rest is asked for. */
  first?: number
}

/** Bars beside their numbers; a click on one chooses it. */
export function BarList({ bars, total, first = 8 }: Props) {
  const [all, setAll] = useState(false)
  const most = bars.reduce((max, bar) => Math.max(max, bar.count), 1)
  const shown = all ? bars : bars.filter((bar, i) => i < first || bar.chosen || bar.leftOut)
  const hidden = bars.length - shown.length
  return (
    <>
      <ul className={classes.list}>
        {shown.map((bar) => (
          <li
            key={bar.key}
            className={classes.item}
            data-chosen={bar.chosen || undefined}
            data-left-out={bar.leftOut || undefined}
          >
            <UnstyledButton
              className={classes.bar}
              aria-pressed={bar.chosen ?? false}
              disabled={!bar.toggle}
              onClick={bar.toggle}
            >
              <span className={classes.label} title={bar.label}>
                {bar.label}
              </span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.fill}
                  style={{ width: `${Math.max(3, (100 * bar.count) / most)}%` }}
                />
              </span>
              <span className={classes.count}>{count(bar.count)}</span>
              <span className={classes.percent}>{bar.leftOut ? 'NOT' : percent(bar.count, total)}</span>
            </UnstyledButton>
            {bar.open && (
              <UnstyledButton
                className={classes.open}
                onClick={bar.open}
                aria-label={`Look into ${bar.label}`}
              >
                <IconChevronRight size={13} stroke={1.7} />
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
      {(hidden > 0 || all) && bars.length > first && (
        <UnstyledButton className={classes.more} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </UnstyledButton>
      )}
    </>
  )
}
