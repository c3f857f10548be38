import type { Page } from 'playwright'

/** Runs in the page. It is text because the TypeScript loader adds helper names to functions that the page does not have. */
const recordFrames = `{
  window.frames = []
  let last = performance.now()
  requestAnimationFrame(function step(now) {
    window.frames.push(now - last)
    last = now
    requestAnimationFrame(step)
  })
}`

/** Milliseconds between the frames of a page, at the 95th percentile, while something is done. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(recordFrames)
  await act()
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  frames.sort((a, b) => a - b)
  return frames[Math.ceil(0.95 * frames.length) - 1] ?? 0
}
