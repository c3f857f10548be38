import type { Page } from 'playwright'

/** Delays a file until the returned function is called. */
export async function delayed(page: Page, file: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}
