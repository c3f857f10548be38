import type { Map as LeafletMap } from 'leaflet'
import { pictureMessages as messages } from '#features/map/messages/picture.ts'
import { latin } from '#files/formats/latin.ts'
import { dayOfYearText } from '#shared/text/dates.ts'
import { asFileName } from '#shared/text/file-name.ts'
import { saveFile } from '#ui/save-file.ts'
import type { LegendInput } from './legend-lines.ts'
import { mapPicture } from './map-picture.ts'

export type PictureFormat = 'png' | 'pdf'

/** Saves the map as it shows, as a picture or as a page to print. */
export async function savePicture(
  format: PictureFormat,
  map: LeafletMap,
  title: string,
  input: () => LegendInput,
): Promise<void> {
  const canvas = await mapPicture(map, input)
  const name = `${asFileName(messages.fileOf(title))}.${format}`
  if (format === 'pdf') saveFile(name, [await pageOf(canvas, title)], 'application/pdf')
  else saveFile(name, [await blobOf(canvas)], 'image/png')
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(messages.failed))), 'image/png'),
  )

/** Points of a letter page. */
const LONG = 792
const SHORT = 612
const MARGIN = 36
const HEAD = 34

/** A letter page with a title, the date and the picture as large as fits. */
async function pageOf(canvas: HTMLCanvasElement, title: string): Promise<Blob> {
  const { jsPDF } = await import('jspdf')
  const landscape = canvas.width > canvas.height
  const [width, height] = landscape ? [LONG, SHORT] : [SHORT, LONG]
  const orientation = landscape ? 'landscape' : 'portrait'
  const file = new jsPDF({
    unit: 'pt',
    format: 'letter',
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
  })
  file.setProperties({ title: latin(title), creator: 'Catchment' })
  file.setFont('helvetica', 'bold').setFontSize(15)
  const [head = ''] = file.splitTextToSize(latin(title), width - 2 * MARGIN - 90) as string[]
  file.text(head, MARGIN, MARGIN + 12)
  file.setFont('helvetica', 'normal').setFontSize(9).setTextColor(90)
  file.text(dayOfYearText(new Date()), width - MARGIN, MARGIN + 12, { align: 'right' })
  const scale = Math.min((width - 2 * MARGIN) / canvas.width, (height - 2 * MARGIN - HEAD) / canvas.height)
  const [w, h] = [canvas.width * scale, canvas.height * scale]
  file.addImage(canvas, 'PNG', (width - w) / 2, MARGIN + HEAD, w, h, undefined, 'FAST')
  return file.output('blob')
}
