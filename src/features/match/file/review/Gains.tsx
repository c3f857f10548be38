import { useId } from 'react'
import type { Kind } from '#contract/kind'
import { columnsFor, isIdentity } from '../../../../lists/columns.ts'
import type { Cell } from '../../../../lists/csv.ts'
import type { Column } from '../../../../lists/job.ts'
import type { Candidate } from '../../../../match/file/answer.ts'
import { acceptedAs } from '../../../../match/file/decisions.ts'
import { addedCells, addedHeadings } from '../../../../match/file/out.ts'
import type { Asked } from '../../../../match/file/request.ts'
import classes from './review.module.css'

/** The address stands there whole already. */
const isPart = ({ name }: Column) => name.startsWith('AddressParsed.')

interface Props {
  kind: Kind
  /** The row by its number: "line 27". */
  row: string
  /** Columns of the file. */
  columns: number
  candidate: Candidate
  asked: Asked
}

/** What the match brings that the row does not say yet, under the names that it has in the completed file. */
export function Gains({ kind, row, columns, candidate, asked }: Props) {
  const id = useId()
  const said = new Set(Object.values(asked).map((text) => text.toLowerCase()))
  const isNews = (cell: Cell) => cell !== undefined && cell !== '' && !said.has(String(cell).toLowerCase())
  const added = columnsFor(kind, 'Basic').filter((column) => !isIdentity(column) && !isPart(column))
  const cells = addedCells({ decision: acceptedAs(candidate), record: candidate }, added)
  const gained = addedHeadings(added)
    .map((heading, i) => [heading, cells[i]] as const)
    .filter(([, cell]) => isNews(cell))
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
