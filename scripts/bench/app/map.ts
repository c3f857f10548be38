import type { Page } from 'playwright'
import { framesDuring } from './frames.ts'

const PAN_STEPS = 120

/** Milliseconds between frames, at the 95th percentile, while the mouse drags a map of 50,000 points about. */
export async function panFrames(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/?map=points&at=39.5,-96,5`, { waitUntil: 'networkidle' })
  const legend = page.getByTestId('map-legend')
  await legend.getByRole('combobox').selectOption('50000')
  await legend.getByText(/^50,000/).waitFor({ timeout: 120_000 })
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox()
  if (!box) throw new Error('There is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return framesDuring(page, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let i = 0; i < PAN_STEPS; i++)
      await page.mouse.move(x + 200 * Math.sin(i / 12), y + 120 * Math.cos(i / 9))
    await page.mouse.up()
  })
}
