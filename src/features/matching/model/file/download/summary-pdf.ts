import type { jsPDF } from 'jspdf'
import { summaryMessages as messages } from '#features/matching/messages/download.ts'
import { latin } from '#files/formats/latin.ts'
import { count, percent } from '#shared/text/format.ts'
import type { MatchSummary, SummaryRow } from './match-summary.ts'

/** A letter page in points, with its margin, and where the columns of figures end. */
const paper = { format: 'letter', width: 612, height: 792, margin: 54 } as const
const ends = [340, 413, 486, 558] as const
const LINE = 17
const GRAY = 90

const sizes = { title: 18, head: 9, body: 10 } as const

/** A position on a page; a new page is added when one is full. */
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

function inColumns(pen: Pen, text: readonly string[], style: Partial<Style> = {}): void {
  for (const [i, end] of ends.entries()) write(pen, text[i] ?? '', end, { ...style, right: true })
}

function table(pen: Pen, head: string, rows: readonly SummaryRow[]): void {
  const shown = rows.filter((row) => row.rows > 0)
  if (shown.length === 0) return
  down(pen, LINE * 1.6)
  write(pen, head, paper.margin, { size: sizes.head, bold: true })
  inColumns(pen, messages.columns, { size: sizes.head, bold: true })
  for (const row of shown) {
    pen.y += 5
    rule(pen)
    down(pen, LINE - 5)
    write(pen, row.label, paper.margin)
    inColumns(pen, figuresOf(row).map(count))
  }
}

function figures(pen: Pen, { all, statuses, reviewed, byThreshold }: MatchSummary): void {
  const shown: [name: string, n: number][] = [
    [messages.lookedUp, all.rows],
    [messages.matched, statuses.Accepted],
    [messages.noMatch, statuses['No match']],
    [messages.ambiguous, statuses.Ambiguous],
    [messages.toReview, statuses['To review']],
    [messages.skipped, statuses.Skipped],
    [messages.reviewed, reviewed],
    [messages.byThreshold, byThreshold],
  ]
  for (const [name, n] of shown) {
    down(pen, LINE)
    write(pen, name, paper.margin)
    write(pen, count(n), ends[0], { bold: true, right: true })
    write(pen, percent(n, all.rows), ends[1] ?? 0, { isGray: true, right: true })
  }
}

/** The match summary of a file as a page to print: its rows by status, by rule and by probability or score. `date` is printed as it is. */
export async function summaryPdf(name: string, summary: MatchSummary, date: string): Promise<Blob> {
  const { jsPDF } = await import('jspdf')
  const file = new jsPDF({ unit: 'pt', format: paper.format, compress: true, putOnlyUsedFonts: true })
  const pen: Pen = { file, y: paper.margin + sizes.title }
  file.setProperties({ title: messages.titleOf(latin(name)), creator: 'Catchment' })
  for (const line of linesOf(file, messages.titleOf(latin(name)))) {
    write(pen, line, paper.margin, { size: sizes.title, bold: true })
    down(pen, LINE * 1.2)
  }
  write(pen, messages.matchedWith(date), paper.margin, { isGray: true })
  down(pen, LINE * 0.6)
  figures(pen, summary)
  table(pen, messages.byRule, [...summary.byRule, summary.noCandidate])
  table(pen, messages.by(summary.measure), summary.byMeasure)
  table(pen, messages.equalCandidates, [summary.ambiguous])
  down(pen, LINE * 0.6)
  for (const { label, rows } of summary.others) {
    down(pen, LINE)
    write(pen, label, paper.margin)
    write(pen, messages.rows(rows), ends[3] ?? 0, { right: true })
  }
  return file.output('blob')
}

/** A title in lines that fit the page. */
function linesOf(file: jsPDF, title: string): string[] {
  file.setFont('helvetica', 'bold')
  file.setFontSize(sizes.title)
  return file.splitTextToSize(title, paper.width - 2 * paper.margin) as string[]
}
