import { Link } from '@tanstack/react-router'
import type { Kind } from '#contract/kind'
import type { Known } from '../../../../match/known.ts'
import { nothingAsked } from '../../../../match/pick/question.ts'
import { requestTypeOf } from '../../../../match/request-type.ts'
import { paramsOf } from '../../../../state/pick-page.ts'
import { searchAlone } from '../../../../state/search.ts'
import file from '../file.module.css'
import classes from './review.module.css'

/** That nobody was found for a row, why that may be, and the way to look for it by hand. */
export function Nobody({ kind, known }: { kind: Kind; known: Known }) {
  const question = { ...nothingAsked, RequestType: requestTypeOf[kind], known }
  return (
    <p className={classes.nothing}>
      Nobody was found for this row at the lowest score that was asked for. Records that agree equally well
      share the score, so that none of them is sure.{' '}
      <Link
        to="/match"
        search={(old) => ({ ...searchAlone(old), ...paramsOf(question) })}
        className={file.stepLink}
      >
        See who bears this name
      </Link>
    </p>
  )
}
