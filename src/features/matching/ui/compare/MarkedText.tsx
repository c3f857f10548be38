import type { MarkedRun } from '#features/matching/model/compare/field-differences.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './marked-text.module.css'

/** A text with the words marked that the other side does not have, or has in another spelling; a dash for none. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  if (runs.length === 0) return <span className={kit.muted}>{NONE}</span>
  return (
    <bdi>
      {runs.map(({ text, mark }, i) =>
        mark === 'differs' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are told apart by their place alone
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
