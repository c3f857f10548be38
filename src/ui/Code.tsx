import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import classes from './Code.module.css'
import { tokensOf } from './code-tokens.ts'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'

/** Lines that are shown at first; copying takes all of them. */
const LINES = 300

/** Code with names, strings and numbers in color. */
export function Code({ text, label }: { text: string; label: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const lines = useMemo(() => text.trimEnd().split('\n'), [text])
  const isLong = lines.length > LINES && !showsAll
  const tokens = useMemo(() => tokensOf((isLong ? lines.slice(0, LINES) : lines).join('\n')), [lines, isLong])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={`${kit.inside} ${classes.code}`} tabIndex={0} aria-label={label}>
        <pre>
          {tokens.map(({ text, kind }, i) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their position
              <span key={i} data-kind={kind}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </pre>
      </section>
      {isLong && (
        <Button className={classes.more} variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {uiMessages.showAllLines(lines.length)}
        </Button>
      )}
    </>
  )
}
