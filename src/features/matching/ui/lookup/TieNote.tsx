import { IconEqual } from '@tabler/icons-react'
import { type DifferingField, suggestionOf } from '#features/matching/model/lookup/differing-fields.ts'
import type { Question } from '#session/picker.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './lookup.module.css'
import type { MatchState } from './useMatches.ts'

const subjects = { Company: 'companies', Person: 'people', Any: 'records' } as const
/** The service counts no farther. */
const MAX_COUNT = 1000

interface Props {
  lookup: Question
  matches: MatchState
  differing: readonly DifferingField[]
}

/** "12 companies fit equally: add a street or ZIP code." */
export function TieNote({ lookup, matches: { tied }, differing }: Props) {
  if (tied === 0) return null
  const suggestion = suggestionOf(differing, lookup.known)
  return (
    <p className={`${kit.waitTone} ${classes.tie}`} role="status">
      <IconEqual size={16} stroke={1.9} aria-hidden className={classes.tieSign} />
      <span>
        {count(tied)}
        {tied >= MAX_COUNT ? ' or more' : ''} {subjects[lookup.RequestType]} fit equally
        {suggestion ? `: add ${suggestion}.` : '.'}
      </span>
    </p>
  )
}
