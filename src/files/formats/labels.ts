import type { jsPDF } from 'jspdf'
import { some } from '#shared/text/format.ts'
import { columnOf } from '../columns.ts'
import type { FileFormatSpec, FileWriter, WriterInput } from './format-spec.ts'
import { cornerOf, type LabelSheet, labelSheets, labelsPerSheet } from './label-sheets.ts'
import { fitLines, type LabelText, LEADING, labelLines, MARGIN, type Measure } from './label-text.ts'
import { latin } from './latin.ts'

async function labelWriter(sheet: LabelSheet, { kind }: WriterInput): Promise<FileWriter> {
  const { jsPDF } = await import('jspdf')
  const file = new jsPDF({ unit: 'pt', format: sheet.paper, compress: true, putOnlyUsedFonts: true })
  file.setFont('helvetica', 'normal')
  const measure = measureOf(file)
  const counts = { printed: 0, without: 0, replaced: 0, cut: 0 }
  return {
    add: (records) => {
      for (const record of records) {
        const lines = labelLines(kind, record)
        if (lines.length === 0) counts.without += 1
        else {
          const shown = lines.map(latin)
          const text = fitLines(shown, sheet, measure)
          print(file, sheet, counts.printed, text)
          counts.printed += 1
          if (text.truncated) counts.cut += 1
          if (shown.some((line, i) => unprintable(line) > unprintable(lines[i]))) counts.replaced += 1
        }
      }
      return undefined
    },
    end: () => file.output('blob'),
    notes: () => notesOf(counts, sheet),
  }
}

/** Measures texts at a font size of one point. Widths of letters are cached, because computing them is slow. */
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

const unprintable = (text = '') => text.split('?').length

function print(file: jsPDF, sheet: LabelSheet, n: number, { size, lines }: LabelText): void {
  if (n > 0 && n % labelsPerSheet(sheet) === 0) file.addPage(sheet.paper)
  const { x, y } = cornerOf(sheet, n)
  const high = lines.length * size * LEADING
  file.setFontSize(size)
  // The baseline of the first line: letters are about 0.85 font sizes high with their ascent.
  const first = y + (sheet.height - high) / 2 + size * 0.85
  file.text(lines, x + MARGIN, first, { lineHeightFactor: LEADING })
}

/** The number of labels, of records without an address, and of changed labels. */
interface LabelCounts {
  printed: number
  without: number
  replaced: number
  cut: number
}

function notesOf({ printed, without, replaced, cut }: LabelCounts, sheet: LabelSheet): string[] {
  const sheets = some(Math.ceil(printed / labelsPerSheet(sheet)), 'sheet')
  const notes = [`${some(printed, 'label')} on ${sheets}.`]
  if (without > 0) notes.push(`${some(without, 'record')} without an address: no label.`)
  if (cut > 0) notes.push(`${some(cut, 'label')} with a line that is too long: cut.`)
  if (replaced > 0)
    notes.push(
      `${some(replaced, 'label')} with letters that the file cannot show. They are replaced by question marks.`,
    )
  return notes
}

/** The fields of a label; no other field is loaded. */
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
const unusedField = { companies: 'MiddleInitial', people: 'CompanyName' }

/** Address labels as a PDF to print at 100 %. */
export function labels(name: keyof typeof labelSheets): FileFormatSpec {
  const sheet = labelSheets[name]
  return {
    label: `Labels ${name}`,
    note: `PDF, ${labelsPerSheet(sheet)} a sheet`,
    hint:
      `Avery ${name} on ${sheet.paper === 'a4' ? 'A4' : 'US Letter'}. Print at 100 %, not fitted to the page. ` +
      'Records without an address get no label.',
    extension: 'pdf',
    type: 'application/pdf',
    fixedColumns: (kind) => printedFields.filter((field) => field !== unusedField[kind]).map(columnOf),
    writer: (order) => labelWriter(sheet, order),
  }
}
