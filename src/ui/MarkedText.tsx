import { NONE } from '#shared/text/format.ts'
import kit from './kit.module.css'
import classes from './MarkedText.module.css'

/** A part of a text: whether the other side has it, has it as a variant, or does not have it. */
interface Run {
  text: string
  mark: 'same' | 'alike' | 'differs'
}

/** A text with the words marked that the other side does not have, or has as a variant; a dash for no text. */
export function MarkedText({ runs }: { runs: readonly Run[] }) {
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
