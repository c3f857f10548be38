import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

/** The text of a column, alone or with how it is shown. */
type HeadCell =
  | string
  | {
      text: string
      /** A column of numbers, at the right. */
      number?: boolean
      /** A phone has no room for the column. */
      hidePhone?: boolean
      /** The text is for screen readers alone: a column of buttons. */
      isHidden?: boolean
    }

interface Props extends Omit<ComponentProps<'table'>, 'summary'> {
  /** What the table shows, for screen readers; `aria-label` does as well. */
  caption?: string
  /** The head; leave it out for a table without one, or pass own `<th>` elements. */
  head?: readonly HeadCell[] | ReactNode
  /** Rows below the others: totals. */
  foot?: ReactNode
  /** Which columns are numbers, at the right: all but the first, or the last one. Single cells: `kit.number`. */
  numbers?: 'rest' | 'last'
  /** The head remains in view while its parent scrolls. */
  sticky?: boolean
  /** Rows can be clicked: they are highlighted under the pointer. */
  hover?: boolean
  /** Lower rows, for previews. */
  compact?: boolean
  /** `<tr>` elements; the ones with `data-picked` or `aria-selected` are highlighted. */
  children: ReactNode
}

/** A plain data table. A large one that is scrolled by row is a grid (`grid.module.css`). */
export function Table(props: Props) {
  const { caption, head, foot, numbers, sticky, hover, compact, className, children, ...rest } = props
  return (
    <table
      className={classNames(
        styles.table,
        numbers === 'rest' && styles.numbersRest,
        numbers === 'last' && styles.numbersLast,
        sticky && styles.stickyHead,
        hover && styles.hoverRows,
        compact && styles.compactRows,
        className,
      )}
      {...rest}
    >
      {caption && <caption className="visually-hidden">{caption}</caption>}
      {head !== undefined && (
        <thead>
          <tr>{isCells(head) ? head.map(headCell) : head}</tr>
        </thead>
      )}
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  )
}

const isCells = (head: Props['head']): head is readonly HeadCell[] =>
  Array.isArray(head) && !head.some(isValidElement)

function headCell(cell: HeadCell) {
  const { text, number, hidePhone, isHidden } = typeof cell === 'string' ? { text: cell } : cell
  return (
    <th key={text} scope="col" className={classNames(number && kit.number, hidePhone && kit.hidePhone)}>
      {isHidden ? <span className="visually-hidden">{text}</span> : text}
    </th>
  )
}
