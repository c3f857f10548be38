import type { MarkedRun } from '#features/matching/model/compare/field-differences.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './compare.module.css'

/** A text with the words marked that the other side does not have, or has as a variant; a dash for no text. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  if (runs.length === 0) return <span className={kit.muted}>{NONE}</span>
  return (
    <bdi>
      {runs.map(({ text, mark }, i) =>
        mark === 'differs' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs differ by their position alone
          <mark key={i} className={classes.differs}>
            {text}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={i} className={mark === 'alike' ? classes.alike : undefined}>
            {text}
          </span>
        ),
      )}
    </bdi>
  )
}
