import { UnstyledButton } from '@mantine/core'
import { IconBan, IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { count, percent } from '#shared/text/format.ts'
import classes from './BarList.module.css'
import kit from './kit.module.css'

/** One value with its number, and what can be done with it. */
export interface Bar {
  key: string
  label: string
  count: number
  /** From 0 to 1; undefined where the bar is no part of the whole. */
  share: number | undefined
  chosen?: boolean
  excluded?: boolean
  /** The share in what is compared, from 0 to 1, and the difference as it is shown and as it is read out. */
  other?: { share: number | undefined; change: string; words: string } | undefined
  /** Opens the level below this bar, where there is one. */
  open?: (() => void) | undefined
  /** Switches the bar's criterion on or off; absent where a bar cannot be chosen. */
  toggle?: (() => void) | undefined
  /** Leaves the bar's records out, or no longer. */
  leaveOut?: (() => void) | undefined
  /** A sum of others, or what is not known: set apart from the values. */
  apart?: boolean
}

interface Props {
  bar: Bar
  /** The numbers whose bars have the whole width. */
  most: { count: number; share: number }
  /** Whether the keyboard comes into the list at this row. */
  tab: boolean
}

/** A share in percent, a dash where there is none. */
export const shareText = (share: number | undefined): string =>
  percent(share ?? 0, share === undefined ? 0 : 1)

const width = (part: number, whole: number) => `${part > 0 ? Math.max(3, (100 * part) / whole) : 0}%`

/** A bar beside its number. A click chooses it, one with Alt held leaves it out. */
export function BarRow({ bar, most, tab }: Props) {
  const { label, chosen, excluded, other, toggle, leaveOut, open } = bar
  const tabIndex = tab ? 0 : -1
  const click = (event: MouseEvent) => (event.altKey && leaveOut ? leaveOut() : toggle?.())
  return (
    <>
      {toggle ? (
        <UnstyledButton
          className={classes.bar}
          aria-pressed={chosen ?? false}
          tabIndex={tabIndex}
          data-part="bar"
          onClick={click}
        >
          <Face bar={bar} most={most} />
        </UnstyledButton>
      ) : (
        <span className={classes.bar}>
          <Face bar={bar} most={most} />
        </span>
      )}
      {leaveOut && (
        <UnstyledButton
          className={`${kit.center} ${classes.out}`}
          aria-pressed={excluded ?? false}
          aria-label={`Exclude ${label}`}
          title={excluded ? 'No longer excluded' : 'Exclude (Alt and click)'}
          tabIndex={tabIndex}
          data-part="out"
          onClick={leaveOut}
        >
          <IconBan size={13} stroke={1.7} />
        </UnstyledButton>
      )}
      {open && (
        <UnstyledButton
          className={`${kit.center} ${classes.open}`}
          aria-label={`Break down ${label}`}
          tabIndex={tabIndex}
          data-part="open"
          onClick={open}
        >
          <IconChevronRight size={13} stroke={1.7} />
        </UnstyledButton>
      )}
      {other && <span className="visually-hidden">{other.words}</span>}
    </>
  )
}

function Face({ bar: { label, count: n, share, excluded, other }, most }: Omit<Props, 'tab'>) {
  return (
    <>
      <span className={`${kit.truncate} ${classes.label}`} title={label}>
        {label}
      </span>
      <span className={classes.tracks} aria-hidden>
        <span className={`${kit.track} ${classes.track}`}>
          <span
            className={`${kit.bar} ${classes.fill}`}
            style={{ width: other ? width(share ?? 0, most.share) : width(n, most.count) }}
          />
        </span>
        {other && (
          <span className={`${kit.track} ${classes.track}`} data-other>
            <span
              className={`${kit.bar} ${classes.fill}`}
              style={{ width: width(other.share ?? 0, most.share) }}
            />
          </span>
        )}
      </span>
      <span className={`${kit.number} ${classes.count}`}>{count(excluded ? -n : n)}</span>
      <span className={`${kit.number} ${kit.tiny} ${kit.muted} ${classes.percent}`}>
        {excluded ? 'NOT' : shareText(share)}
      </span>
      {other && (
        <>
          <span className={`${kit.number} ${kit.tiny} ${classes.otherPercent}`}>
            {shareText(other.share)}
          </span>
          <span className={`${kit.number} ${kit.tiny} ${classes.change}`}>{other.change}</span>
        </>
      )}
    </>
  )
}
