import { useId } from 'react'
import type { Kind } from '#contract/kind'
import { columnsFor, isIdentity } from '../../../../lists/columns.ts'
import type { Candidate } from '../../../../match/file/answer.ts'
import { acceptedAs } from '../../../../match/file/decisions.ts'
import { addedCells, addedHeadings } from '../../../../match/file/out.ts'
import classes from './review.module.css'

interface Props {
  kind: Kind
  /** The row by its number: "line 27". */
  row: string
  /** Columns of the file. */
  columns: number
  candidate: Candidate
}

/** What stands behind the row once the candidate is accepted: what the match brought, under the names that it has in the file. */
export function Gains({ kind, row, columns, candidate }: Props) {
  const id = useId()
  const added = columnsFor(kind, 'Basic').filter((column) => !isIdentity(column))
  const cells = addedCells({ decision: acceptedAs(candidate), record: candidate }, added)
  const gained = addedHeadings(added)
    .map((heading, i) => [heading, cells[i]] as const)
    .filter(([, cell]) => cell !== undefined && cell !== '')
  return (
    <section className={classes.gains} aria-labelledby={id}>
      <div className={classes.gainsHead}>
        <h3 id={id}>If you accept, {row} gains</h3>
        <span className={classes.second}>
          {columns === 1 ? 'your column stays as it is' : `your ${columns} columns stay as they are`}
        </span>
      </div>
      <dl>
        {gained.map(([heading, cell]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>
              <bdi>{String(cell)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
