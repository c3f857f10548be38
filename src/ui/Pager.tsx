import { Button } from '@mantine/core'
import kit from './kit.module.css'
import { Inline } from './layout.tsx'

interface Props {
  /** The words of the buttons to the page before and the page after. */
  labels: readonly [before: string, after: string]
  /** Entries before this page, and those of a full page. */
  offset: number
  size: number
  hasMore: boolean
  onOffset: (offset: number) => void
  /** What this page shows. */
  children: string
}

/** Leads to the page before and the page after; nothing where all is on one page. */
export function Pager({ labels: [before, after], offset, size, hasMore, onOffset, children }: Props) {
  if (offset === 0 && !hasMore) return null
  return (
    <Inline gap={8} justify="between">
      <Button
        variant="default"
        size="compact-sm"
        disabled={offset === 0}
        onClick={() => onOffset(Math.max(0, offset - size))}
      >
        {before}
      </Button>
      <span className={kit.second} aria-live="polite">
        {children}
      </span>
      <Button variant="default" size="compact-sm" disabled={!hasMore} onClick={() => onOffset(offset + size)}>
        {after}
      </Button>
    </Inline>
  )
}
