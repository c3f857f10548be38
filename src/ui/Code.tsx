import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { count } from '#shared/text/format.ts'
import classes from './Code.module.css'
import { tokensOf } from './code-tokens.ts'
import kit from './kit.module.css'

/** Lines that are shown at first: what is copied is always whole. */
const LINES = 300

/** Code with its names, texts and numbers told apart by colour. */
export function Code({ text, label }: { text: string; label: string }) {
  const [whole, setWhole] = useState(false)
  const lines = useMemo(() => text.trimEnd().split('\n'), [text])
  const isLong = lines.length > LINES && !whole
  const tokens = useMemo(() => tokensOf((isLong ? lines.slice(0, LINES) : lines).join('\n')), [lines, isLong])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={`${kit.inside} ${classes.code}`} tabIndex={0} aria-label={label}>
        <pre>
          {tokens.map(({ text, sort }, i) =>
            sort ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
              <span key={i} data-sort={sort}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </pre>
      </section>
      {isLong && (
        <Button className={classes.more} variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          Show all {count(lines.length)} lines
        </Button>
      )}
    </>
  )
}
