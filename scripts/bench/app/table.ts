import type { Page } from 'playwright'
import { framesDuring } from './frames.ts'

const STEPS = 30
const STEP_PIXELS = 100
/** Milliseconds between the steps of a wheel. */
const STEP_DELAY = 16

/** Milliseconds between frames, at the 95th percentile, while the wheel scrolls the table of records by 3,000 pixels. */
export async function scrollFrames(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/?StatesProvinces=["CA"]&format=Enhanced`, { waitUntil: 'networkidle' })
  const table = page.getByRole('grid', { name: 'Companies' })
  await table.locator('[aria-rowindex="4"] bdi').first().waitFor()
  await table.hover()
  return framesDuring(page, async () => {
    for (let i = 0; i < STEPS; i++) {
      await page.mouse.wheel(0, STEP_PIXELS)
      await page.waitForTimeout(STEP_DELAY)
    }
  })
}
