/** A sheet of labels in points (1/72 inch), measured from its upper left corner. */
export interface LabelSheet {
  /** jsPDF's name of the paper. */
  paper: 'letter' | 'a4'
  columns: number
  rows: number
  /** One label. */
  width: number
  height: number
  /** The upper left corner of the first label. */
  left: number
  top: number
  /** From the edge of one label to the same edge of the next. */
  across: number
  down: number
  /** The largest font size, in points. */
  size: number
}

const inch = 72
const mm = inch / 25.4

/**
 * The measures of Avery's templates (top and side margin, pitch, label): Avery US templates 5160 and 5163 on US Letter, Avery UK
 * template L7160 on A4. gLabels' templates of the same sheets differ by less than 0.8 mm.
 */
export const labelSheets = {
  '5160': {
    paper: 'letter',
    columns: 3,
    rows: 10,
    width: 2.625 * inch,
    height: inch,
    left: 0.1875 * inch,
    top: 0.5 * inch,
    across: 2.75 * inch,
    down: inch,
    size: 10,
  },
  '5163': {
    paper: 'letter',
    columns: 2,
    rows: 5,
    width: 4 * inch,
    height: 2 * inch,
    left: 0.15625 * inch,
    top: 0.5 * inch,
    across: 4.1875 * inch,
    down: 2 * inch,
    size: 14,
  },
  L7160: {
    paper: 'a4',
    columns: 3,
    rows: 7,
    width: 63.5 * mm,
    height: 38.1 * mm,
    left: 7.21 * mm,
    top: 15.15 * mm,
    across: 66.04 * mm,
    down: 38.1 * mm,
    size: 11,
  },
} as const satisfies Record<string, LabelSheet>

/** Labels on one sheet. */
export const labelsPerSheet = ({ columns, rows }: LabelSheet): number => columns * rows

/** The upper left corner of the nth label on its sheet. */
export function cornerOf(sheet: LabelSheet, n: number): { x: number; y: number } {
  const position = n % labelsPerSheet(sheet)
  return {
    x: sheet.left + (position % sheet.columns) * sheet.across,
    y: sheet.top + Math.floor(position / sheet.columns) * sheet.down,
  }
}
