import { UnstyledButton } from '@mantine/core'
import { IconBan, IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { count, percent } from '#shared/text/format.ts'
import classes from './BarList.module.css'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'

/** One value with its count and the actions on it. */
export interface Bar {
  key: string
  label: string
  count: number
  /** From 0 to 1; undefined where the bar is not a part of the total. */
  share: number | undefined
  selected?: boolean
  excluded?: boolean
  /** The share in the comparison, from 0 to 1, and the difference as it is shown and for screen readers. */
  other?: { share: number | undefined; change: string; description: string } | undefined
  /** Breaks this value down into its parts, if it has any. */
  open?: (() => void) | undefined
  /** Adds or removes the value as a filter; undefined where it cannot be one. */
  toggle?: (() => void) | undefined
  /** Excludes the value's records, or includes them again. */
  exclude?: (() => void) | undefined
  /** Not a value: the sum of others, or records without a value. */
  secondary?: boolean
}

interface Props {
  bar: Bar
  /** The numbers whose bars have the full width. */
  max: { count: number; share: number }
  /** The row that Tab enters. */
  tab: boolean
}

/** A share in percent; a dash for none. */
export const shareText = (share: number | undefined): string =>
  percent(share ?? 0, share === undefined ? 0 : 1)

/** A bar next to its number. A click selects it, Alt and click excludes it. */
export function BarRow({ bar, max, tab }: Props) {
  const { label, selected, excluded, other, toggle, exclude, open } = bar
  const tabIndex = tab ? 0 : -1
  const click = (event: MouseEvent) => (event.altKey && exclude ? exclude() : toggle?.())
  return (
    <>
      {toggle ? (
        <UnstyledButton
          className={classes.bar}
          aria-pressed={selected ?? false}
          tabIndex={tabIndex}
          data-part="bar"
          onClick={click}
        >
          <BarContent bar={bar} max={max} />
        </UnstyledButton>
      ) : (
        <span className={classes.bar}>
          <BarContent bar={bar} max={max} />
        </span>
      )}
      {(exclude || open) && (
        <span className={`${kit.flex} ${classes.tools}`}>
          {exclude && (
            <UnstyledButton
              className={`${kit.center} ${classes.tool} ${classes.out}`}
              aria-pressed={excluded ?? false}
              aria-label={uiMessages.exclude(label)}
              title={excluded ? uiMessages.includeAgain : uiMessages.excludeHint}
              tabIndex={tabIndex}
              data-part="out"
              onClick={exclude}
            >
              <IconBan size={13} stroke={1.7} />
            </UnstyledButton>
          )}
          {open && (
            <UnstyledButton
              className={`${kit.center} ${kit.muted} ${classes.tool}`}
              aria-label={uiMessages.breakDown(label)}
              tabIndex={tabIndex}
              data-part="open"
              onClick={open}
            >
              <IconChevronRight size={13} stroke={1.7} />
            </UnstyledButton>
          )}
        </span>
      )}
      {other && <span className="visually-hidden">{other.description}</span>}
    </>
  )
}

/** The name over the full width; below it the bar, count and share, and those of the comparison. */
function BarContent({ bar: { label, count: n, share, excluded, other }, max }: Omit<Props, 'tab'>) {
  return (
    <>
      <span className={`${kit.breaks} ${classes.label}`}>{label}</span>
      <Track part={other ? (share ?? 0) / max.share : n / max.count} />
      <span className={kit.number}>{count(excluded ? -n : n)}</span>
      <span className={`${kit.number} ${kit.tiny} ${excluded ? kit.label : kit.muted}`}>
        {excluded ? uiMessages.excluded : shareText(share)}
      </span>
      {other && (
        <>
          <Track part={(other.share ?? 0) / max.share} isOther />
          <span className={`${kit.number} ${kit.tiny}`}>{other.change}</span>
          <span className={`${kit.number} ${kit.tiny} ${kit.other}`}>{shareText(other.share)}</span>
        </>
      )}
    </>
  )
}

/** A bar over its track; a value that is not 0 can be seen. */
function Track({ part, isOther }: { part: number; isOther?: boolean }) {
  const width = `${part > 0 ? Math.max(3, 100 * part) : 0}%`
  return (
    <span className={`${kit.track} ${classes.track}`} data-other={isOther} aria-hidden>
      <span className={`${kit.bar} ${classes.fill}`} style={{ width }} />
    </span>
  )
}
