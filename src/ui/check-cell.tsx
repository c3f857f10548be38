import { classNames } from './class-names.ts'
import grid from './grid.module.css'
import { cellAttributes } from './grid-cells.ts'
import kit from './kit.module.css'

interface CheckCell {
  row: number
  /** The column of the cursor, when it is in this row. */
  active: number | undefined
  checked: boolean
  disabled?: boolean
  label: string
  className?: string | undefined
}

/**
 * The first cell of a row of a virtual grid: its checkbox. The grid handles clicks and keys. Not a component: one per row would
 * slow down scrolling.
 */
export const checkCell = ({ row, active, checked, disabled, label, className }: CheckCell) => (
  <span
    role="gridcell"
    {...cellAttributes(row, 0, active)}
    className={classNames(kit.center, grid.check, className)}
  >
    <input
      type="checkbox"
      className={grid.box}
      tabIndex={-1}
      readOnly
      checked={checked}
      disabled={disabled}
      aria-label={label}
    />
  </span>
)
