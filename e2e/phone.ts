import type { Locator, Page } from 'playwright'
import type { PageOptions } from './contexts.ts'

/** A phone with a touch screen. */
export const phone = (more: PageOptions = {}): PageOptions => ({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ...more,
})

/** Opens the sheet of all filters. */
export const filtersButton = (page: Page): Locator => page.getByRole('button', { name: /^Filters/ })

/** Closes it by the button at its foot. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Show [\d,]+ / }).click()
  await sheet.waitFor({ state: 'hidden' })
}
