import type { jsPDF } from 'jspdf'
import { latin } from '#files/formats/latin.ts'
import { reportMessages as messages } from '../messages.ts'
import {
  type AreaReport,
  countHeads,
  countsText,
  figureHeads,
  figuresOf,
  inTwoColumns,
  type ReportSection,
} from '../model/report.ts'

/** A picture of the map as a data address, with its size in pixels. */
export interface ReportPicture {
  src: string
  width: number
  height: number
}

/** What the PDF shows; `date` is printed as it is. */
export interface ReportPage {
  title: string
  date: string
  report: AreaReport
  picture: ReportPicture | undefined
}

/** A letter page in points. */
const WIDTH = 612
const MARGIN = 36
const GAP = 20
const ROW = 10.6
const MAP_WIDTH = 300
const MAX_MAP_HEIGHT = 240
const GRAY = 90
const sizes = { title: 16, head: 9, body: 7.5, note: 7 } as const

type Align = 'left' | 'right'

function write(file: jsPDF, text: string, x: number, y: number, align: Align = 'left'): void {
  file.text(latin(text), x, y, { align })
}

function font(file: jsPDF, size: number, weight: 'bold' | 'normal' = 'normal', gray = 0): void {
  file.setFont('helvetica', weight).setFontSize(size).setTextColor(gray)
}

/** As much of a text as fits a width, by the font in use. */
function fitting(file: jsPDF, text: string, width: number): string {
  const shown = latin(text)
  if (file.getTextWidth(shown) <= width) return shown
  let end = shown.length
  while (end > 0 && file.getTextWidth(`${shown.slice(0, end)}...`) > width) end -= 1
  return `${shown.slice(0, end).trimEnd()}...`
}

/** Where a table is: its left end, its width, the width of a column of figures. */
interface TableBox {
  x: number
  width: number
  figure: number
}

/** Writes a line of a table, its figures at the right, with a hairline below; returns where the next one is. */
function line(file: jsPDF, y: number, box: TableBox, label: string, figures: readonly string[]): number {
  const { x, width, figure } = box
  write(file, fitting(file, label, width - figure * figures.length), x, y)
  figures.forEach((text, i) => {
    write(file, text, x + width - figure * (figures.length - 1 - i), y, 'right')
  })
  file
    .setDrawColor(220)
    .setLineWidth(0.4)
    .line(x, y + 3, x + width, y + 3)
  return y + ROW
}

function section(file: jsPDF, y: number, box: TableBox, { title, rows }: ReportSection, hasCounty: boolean) {
  font(file, sizes.head, 'bold')
  write(file, title, box.x, y)
  font(file, sizes.body, 'normal', GRAY)
  let next = line(file, y + ROW, box, messages.label, figureHeads(hasCounty))
  font(file, sizes.body)
  for (const row of rows) next = line(file, next, box, row.label, figuresOf(row, hasCounty))
  return next + ROW * 0.8
}

/** Title and date; returns where the rest begins. */
function head(file: jsPDF, { title, date }: ReportPage): number {
  font(file, sizes.title, 'bold')
  write(file, fitting(file, title, WIDTH - 2 * MARGIN - 90), MARGIN, MARGIN + 12)
  font(file, sizes.head, 'normal', GRAY)
  write(file, date, WIDTH - MARGIN, MARGIN + 12, 'right')
  return MARGIN + 26
}

/** The map with the counts beside it; returns where the rest begins. */
function overview(file: jsPDF, top: number, { picture, report }: ReportPage): number {
  const scale = picture ? Math.min(MAP_WIDTH / picture.width, MAX_MAP_HEIGHT / picture.height) : 0
  const [mapWidth, mapHeight] = picture ? [picture.width * scale, picture.height * scale] : [0, 0]
  if (picture) file.addImage(picture.src, 'PNG', MARGIN, top, mapWidth, mapHeight, undefined, 'FAST')
  const x = picture ? MARGIN + MAP_WIDTH + GAP : MARGIN
  const box = { x, width: WIDTH - MARGIN - x, figure: 44 }
  font(file, sizes.body, 'normal', GRAY)
  let y = line(file, top + ROW, box, messages.counts, countHeads(report.hasCounty))
  font(file, sizes.body)
  for (const row of report.counts) y = line(file, y, box, row.label, countsText(row, report.hasCounty))
  font(file, sizes.note, 'normal', GRAY)
  const notes = file.splitTextToSize(latin(report.notes.join(' ')), box.width) as string[]
  file.text(notes, x, y + 6)
  return Math.max(top + mapHeight, y + 6 + notes.length * sizes.note * 1.2) + 18
}

/** The report as one letter page: text, and the map as a picture. */
export async function reportPdf(page: ReportPage): Promise<Blob> {
  const { jsPDF } = await import('jspdf')
  const file = new jsPDF({ unit: 'pt', format: 'letter', compress: true, putOnlyUsedFonts: true })
  file.setProperties({ title: latin(page.title), creator: 'Catchment' })
  const { report } = page
  const top = overview(file, head(file, page), page)
  const width = (WIDTH - 2 * MARGIN - GAP) / 2
  inTwoColumns(report.sections).forEach((column, i) => {
    const box = { x: MARGIN + i * (width + GAP), width, figure: 34 }
    let y = top
    for (const one of column) {
      y = section(file, y, box, one, report.hasCounty)
    }
  })
  return file.output('blob')
}
