import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { count } from '../../../criteria/format.ts'
import { canAsk, type Question } from '../../../match/pick/question.ts'
import classes from './pick.module.css'
import { useMatches } from './useMatches.ts'

/** The id of the part that shows the answer. */
export const answerId = 'candidates'

function toAnswer(): void {
  const answer = document.getElementById(answerId)
  answer?.scrollIntoView()
  answer?.focus({ preventScroll: true })
}

/** On a phone, where the answer stands below the form: says what came up, and leads there. */
export function ToAnswer({ question }: { question: Question }) {
  const { query, candidates } = useMatches(question)
  if (!canAsk(question) || !candidates || query.isPlaceholderData) return null
  const [best] = candidates
  const words = best
    ? `${count(candidates.length)} ${candidates.length === 1 ? 'candidate' : 'candidates'}, best ${best.Score}`
    : 'None is sure enough'
  return (
    <div className={classes.toAnswer}>
      <Button rightSection={<IconArrowDown size={15} stroke={1.7} aria-hidden />} onClick={toAnswer}>
        {words}
      </Button>
    </div>
  )
}
