import type { Page } from 'playwright'
import { expect } from 'vitest'
import { countOf } from './api.ts'
import { eventually, SLOW } from './eventually.ts'
import { criteriaOf, kindOf } from './link.ts'

const finalCount = (page: Page) => page.locator('[data-testid=count][data-stale=false]')

/** The count that the app shows once it no longer changes. */
export async function shownCount(page: Page): Promise<number> {
  return numberIn(await finalCount(page).textContent())
}

/** A number as the app writes it: "1,204". */
export const numberIn = (text: string | null) => Number((text ?? '').replaceAll(',', ''))

/** Waits until the app shows the count that the API gives for the criteria in the address bar, and returns it. */
export async function agreedCount(page: Page): Promise<number> {
  const requestedCount = () => countOf(criteriaOf(page), kindOf(page))
  await expect
    .poll(async () => (await shownCount(page)) - (await requestedCount()), { timeout: SLOW })
    .toBe(0)
  // Map, table and tallies are drawn after the count.
  await page.locator('.later[aria-busy=true]').first().waitFor({ state: 'detached' })
  return shownCount(page)
}

/** Does something that changes the criteria, and returns the new count once app and API agree on it. */
export async function countAfter(page: Page, action: () => Promise<unknown>): Promise<number> {
  const before = JSON.stringify(criteriaOf(page))
  await action()
  await eventually(() => JSON.stringify(criteriaOf(page)) !== before).toBe(true)
  return agreedCount(page)
}
