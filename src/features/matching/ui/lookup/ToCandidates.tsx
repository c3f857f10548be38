import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { some } from '#shared/text/format.ts'
import classes from './lookup.module.css'
import type { MatchState } from './useMatches.ts'

/** The id of the part that shows the candidates. */
export const candidatesId = 'candidates'

function toCandidates(): void {
  const panel = document.getElementById(candidatesId)
  panel?.scrollIntoView()
  panel?.focus({ preventScroll: true })
}

/** On a phone, where the candidates are below the form: says how many there are, and leads to them. */
export function ToCandidates({ matches: { query, candidates, total } }: { matches: MatchState }) {
  if (!candidates || query.isPlaceholderData) return null
  const [best] = candidates
  const text = best ? `${some(total, 'candidate')}, best score ${best.Score}` : 'No confident match'
  return (
    <div className={classes.toAnswer}>
      <Button rightSection={<IconArrowDown size={15} stroke={1.7} aria-hidden />} onClick={toCandidates}>
        {text}
      </Button>
    </div>
  )
}
