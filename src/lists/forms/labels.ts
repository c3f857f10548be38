import type { jsPDF } from 'jspdf'
import { some } from '../../criteria/format.ts'
import { columnOf } from '../columns.ts'
import type { Form, Writer, WriterOrder } from './form.ts'
import { labelLines } from './label-lines.ts'
import { cornerOf, type LabelSheet, labelSheets, perSheet } from './label-sheets.ts'
import { latin } from './latin.ts'

/** Free space within a label: printers feed a sheet within some 2 mm. */
const MARGIN = 9
const LEADING = 1.16
/** The smallest letters that the post reads well, in points (USPS Publication 28: 8 points). */
const SMALLEST = 8

type Measure = (text: string) => number

/** A line that is no wider than `most`, cut with an ellipsis where it must be. `measure` is of letters of one point. */
export function cut(text: string, most: number, measure: Measure): string {
  if (measure(text) <= most) return text
  const letters = Array.from(text)
  let [fits, fails] = [0, letters.length]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (measure(`${letters.slice(0, middle).join('')}…`) <= most) fits = middle
    else fails = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}

/** The lines of a label in the largest letters that let them fit, cut where the smallest do not. */
export function fitted(
  lines: readonly string[],
  sheet: LabelSheet,
  measure: Measure,
): { size: number; lines: string[] } {
  const wide = sheet.width - 2 * MARGIN
  const high = sheet.height - 2 * MARGIN
  const longest = Math.max(...lines.map(measure))
  const size = Math.max(SMALLEST, Math.min(sheet.size, wide / longest, high / (lines.length * LEADING)))
  return { size, lines: lines.map((line) => cut(line, wide / size, measure)) }
}

async function labelWriter(sheet: LabelSheet, { kind }: WriterOrder): Promise<Writer> {
  const { jsPDF } = await import('jspdf')
  const file = new jsPDF({ unit: 'pt', format: sheet.paper, compress: true, putOnlyUsedFonts: true })
  file.setFont('helvetica', 'normal')
  const measure = measureOf(file)
  let printed = 0
  let without = 0
  let replaced = 0
  return {
    add: (records) => {
      for (const record of records) {
        const lines = labelLines(kind, record)
        if (lines.length === 0) without += 1
        else {
          const shown = lines.map(latin)
          if (shown.some((line, i) => questions(line) > questions(lines[i]))) replaced += 1
          print(file, sheet, printed, fitted(shown, sheet, measure))
          printed += 1
        }
      }
      return undefined
    },
    end: () => file.output('blob'),
    notes: () => notesOf(printed, without, replaced, sheet),
  }
}

/** Widths of texts in letters of one point; those of letters are asked once, because asking is slow. */
function measureOf(file: jsPDF): Measure {
  const widths = new Map<string, number>()
  const widthOf = (letter: string) => {
    const width = widths.get(letter) ?? file.getStringUnitWidth(letter)
    widths.set(letter, width)
    return width
  }
  return (text) => {
    let width = 0
    for (const letter of text) width += widthOf(letter)
    return width
  }
}

const questions = (text = '') => text.split('?').length

function print(file: jsPDF, sheet: LabelSheet, n: number, { size, lines }: ReturnType<typeof fitted>): void {
  if (n > 0 && n % perSheet(sheet) === 0) file.addPage(sheet.paper)
  const { x, y } = cornerOf(sheet, n)
  const high = lines.length * size * LEADING
  file.setFontSize(size)
  // Letters stand about three quarters of their size above the line.
  const first = y + (sheet.height - high) / 2 + size * 0.85
  file.text(lines, x + MARGIN, first, { lineHeightFactor: LEADING })
}

function notesOf(printed: number, without: number, replaced: number, sheet: LabelSheet): string[] {
  const sheets = some(Math.ceil(printed / perSheet(sheet)), 'sheet')
  const notes = [`${some(printed, 'label')} on ${sheets}.`]
  if (without > 0) notes.push(`${some(without, 'record')} without an address: no label.`)
  if (replaced > 0)
    notes.push(
      `${some(replaced, 'label')} with letters that the file cannot show: a question mark stands for each.`,
    )
  return notes
}

/** What stands on a label; nothing else of a record is read. */
const printedFields = [
  'CompanyName',
  'FirstName',
  'MiddleInitial',
  'LastName',
  'Address',
  'City',
  'StateProvince',
  'PostalCode',
]
const missingOf = { companies: 'MiddleInitial', people: 'CompanyName' }

/** Address labels as a PDF to print at its real size. */
export function labels(name: keyof typeof labelSheets): Form {
  const sheet = labelSheets[name]
  return {
    label: `Labels ${name}`,
    note: `PDF, ${perSheet(sheet)} a sheet`,
    hint:
      `Avery ${name} on ${sheet.paper === 'a4' ? 'A4' : 'US Letter'}. Print at 100 %, not fitted to the page. ` +
      'Records without an address get no label.',
    extension: 'pdf',
    type: 'application/pdf',
    fixedColumns: (kind) => printedFields.filter((field) => field !== missingOf[kind]).map(columnOf),
    writer: (order) => labelWriter(sheet, order),
  }
}
