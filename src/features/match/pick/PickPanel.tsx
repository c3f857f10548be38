import type { ReactNode } from 'react'
import type { Candidate } from '../../../api/matches.ts'
import { bodyOf, canAsk, type Question } from '../../../match/pick/question.ts'
import { Answer } from './Answer.tsx'
import { AskForm } from './AskForm.tsx'
import classes from './pick.module.css'
import { Start } from './Start.tsx'
import { answerId } from './ToAnswer.tsx'
import type { Heard } from './useTyped.ts'

interface Props extends Heard {
  question: Question
  /** What can be done with the chosen candidate. */
  actions: (candidate: Candidate) => ReactNode
}

/** Finds one record by what is known of it: what is known at the left, the records that may be meant beside it. */
export function PickPanel({ question, actions, ...heard }: Props) {
  return (
    <div className={classes.panel}>
      <AskForm question={question} {...heard} />
      <section id={answerId} className={classes.answer} aria-label="Candidates" tabIndex={-1}>
        {canAsk(question) ? (
          <Answer key={bodyOf(question).RequestType} question={question} actions={actions} />
        ) : (
          <Start />
        )}
      </section>
    </div>
  )
}
