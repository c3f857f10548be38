import type { jsPDF } from 'jspdf'
import { latin } from '#files/formats/latin.ts'
import { count, percent, some } from '#shared/text/format.ts'
import type { MatchSummary, SummaryRow } from './match-summary.ts'

/** A letter page in points, with its margin, and where the columns of figures end. */
const paper = { format: 'letter', width: 612, height: 792, margin: 54 } as const
const ends = [340, 413, 486, 558] as const
const LINE = 17
const GRAY = 90

const sizes = { title: 18, head: 9, body: 10 } as const

/** Writes down a page, and goes on to the next one where it is full. */
interface Pen {
  file: jsPDF
  y: number
}

function down(pen: Pen, by: number): void {
  pen.y += by
  if (pen.y <= paper.height - paper.margin) return
  pen.file.addPage(paper.format)
  pen.y = paper.margin + LINE
}

function write(
  { file, y }: Pen,
  text: string,
  x: number,
  { size = sizes.body, bold = false, isGray = false, right = false }: Partial<Style> = {},
): void {
  file.setFont('helvetica', bold ? 'bold' : 'normal')
  file.setFontSize(size)
  file.setTextColor(isGray ? GRAY : 0)
  file.text(latin(text), x, y, { align: right ? 'right' : 'left' })
}
interface Style {
  size: number
  bold: boolean
  isGray: boolean
  right: boolean
}

function rule({ file, y }: Pen): void {
  file.setDrawColor(200)
  file.line(paper.margin, y, paper.width - paper.margin, y)
}

const figuresOf = ({ rows, accepted, rejected, open }: SummaryRow) => [rows, accepted, rejected, open]
const columns = ['Rows', 'Accepted', 'Rejected', 'Open']

function inColumns(pen: Pen, text: readonly string[], style: Partial<Style> = {}): void {
  for (const [i, end] of ends.entries()) write(pen, text[i] ?? '', end, { ...style, right: true })
}

function table(pen: Pen, head: string, rows: readonly SummaryRow[]): void {
  const shown = rows.filter((row) => row.rows > 0)
  if (shown.length === 0) return
  down(pen, LINE * 1.6)
  write(pen, head, paper.margin, { size: sizes.head, bold: true })
  inColumns(pen, columns, { size: sizes.head, bold: true })
  for (const row of shown) {
    pen.y += 5
    rule(pen)
    down(pen, LINE - 5)
    write(pen, row.label, paper.margin)
    inColumns(pen, figuresOf(row).map(count))
  }
}

function figures(pen: Pen, { all, statuses, reviewed }: MatchSummary): void {
  const shown: [name: string, n: number][] = [
    ['Rows looked up', all.rows],
    ['Matched', statuses.Accepted],
    ['No match', statuses['No match']],
    ['Ambiguous', statuses.Ambiguous],
    ['To review', statuses['To review']],
    ['Skipped', statuses.Skipped],
    ['Reviewed', reviewed],
  ]
  for (const [name, n] of shown) {
    down(pen, LINE)
    write(pen, name, paper.margin)
    write(pen, count(n), ends[0], { bold: true, right: true })
    write(pen, percent(n, all.rows), ends[1] ?? 0, { isGray: true, right: true })
  }
}

/** The match summary of a file as a page to print: its rows by status, by rule and by probability or score. `when` is printed as it is given. */
export async function summaryPdf(name: string, summary: MatchSummary, when: string): Promise<Blob> {
  const { jsPDF } = await import('jspdf')
  const file = new jsPDF({ unit: 'pt', format: paper.format, compress: true, putOnlyUsedFonts: true })
  const pen: Pen = { file, y: paper.margin + sizes.title }
  file.setProperties({ title: `Match summary: ${latin(name)}`, creator: 'Catchment' })
  for (const line of linesOf(file, `Match summary: ${latin(name)}`)) {
    write(pen, line, paper.margin, { size: sizes.title, bold: true })
    down(pen, LINE * 1.2)
  }
  write(pen, `Matched with Catchment · ${when}`, paper.margin, { isGray: true })
  down(pen, LINE * 0.6)
  figures(pen, summary)
  table(pen, 'By rule', [...summary.byRule, summary.noCandidate])
  table(pen, `By ${summary.measure}`, summary.byMeasure)
  table(pen, 'Several equal candidates', [summary.ambiguous])
  down(pen, LINE * 0.6)
  for (const { label, rows } of summary.others) {
    down(pen, LINE)
    write(pen, label, paper.margin)
    write(pen, some(rows, 'row'), ends[3] ?? 0, { right: true })
  }
  return file.output('blob')
}

/** A title in lines that fit the page. */
function linesOf(file: jsPDF, title: string): string[] {
  file.setFont('helvetica', 'bold')
  file.setFontSize(sizes.title)
  return file.splitTextToSize(title, paper.width - 2 * paper.margin) as string[]
}
