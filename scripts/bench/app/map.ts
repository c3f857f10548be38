import type { Page } from 'playwright'

const PAN_STEPS = 120

/** Runs in the page. It is text because the TypeScript loader adds helper names to functions that the page does not have. */
const recordFrames = `{
  window.frames50 = []
  let last = performance.now()
  requestAnimationFrame(function step(now) {
    window.frames50.push(now - last)
    last = now
    requestAnimationFrame(step)
  })
}`

/** Milliseconds between frames, at the 95th percentile, while the mouse drags a map of 50,000 points about. */
export async function panFrames(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/?map=points&at=39.5,-96,5`, { waitUntil: 'networkidle' })
  const legend = page.getByTestId('map-legend')
  await legend.getByRole('combobox').selectOption('50000')
  await legend.getByText(/^50,000/).waitFor({ timeout: 120_000 })
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox()
  if (!box) throw new Error('There is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(recordFrames)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < PAN_STEPS; i++)
    await page.mouse.move(x + 200 * Math.sin(i / 12), y + 120 * Math.cos(i / 9))
  await page.mouse.up()
  const frames = await page.evaluate(() => (window as unknown as { frames50: number[] }).frames50)
  frames.sort((a, b) => a - b)
  return frames[Math.ceil(0.95 * frames.length) - 1] ?? 0
}
