import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { agreedCount } from './count.ts'
import { bytesOf } from './files.ts'
import { linkTo } from './link.ts'
import { mapOf } from './map.ts'
import { visit } from './visit.ts'

const circle = { RadiusCenterPointList: [{ Latitude: 41.15, Longitude: -96.04, RadiusMiles: 12 }] }

/** Stores a file in the folder that KEEP names, to be looked at. */
function keep(name: string, bytes: Buffer): Buffer {
  if (process.env.KEEP) writeFileSync(join(process.env.KEEP, name), bytes)
  return bytes
}

const save = (page: Page, format: string) =>
  bytesOf(page, async () => {
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByRole('menuitem', { name: format }).click()
  })

/** Size of a PNG, how many colors a sample of it has, and the colors of some of its pixels. */
const pictureIn = (page: Page, bytes: Buffer) =>
  page.evaluate(async (text) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const ctx = canvas.getContext('2d')
    ctx?.drawImage(picture, 0, 0)
    const { data = [] } = ctx?.getImageData(0, 0, picture.width, picture.height) ?? {}
    const colors = new Set<number>()
    for (let i = 0; i < data.length; i += 4 * 97)
      colors.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0))
    return { width: picture.width, height: picture.height, colors: colors.size }
  }, bytes.toString('base64'))

it('saves the map as a picture and as a page', async () => {
  const { page } = await visit(linkTo(circle))
  await mapOf(page).waitFor()
  await agreedCount(page)
  const png = keep('map.png', await save(page, 'PNG'))
  const { width = 0, height = 0 } = (await mapOf(page).boundingBox()) ?? {}
  const picture = await pictureIn(page, png)
  expect(picture?.width).toBe(2 * width)
  expect(picture?.height).toBeGreaterThan(2 * height + 60)
  expect(picture?.colors).toBeGreaterThan(200)
  const pdf = keep('map.pdf', await save(page, 'PDF'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})
