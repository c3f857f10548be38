import type { Page } from 'playwright'
import { readPostal } from '#reference/place-files.ts'

/**
 * Milliseconds from a paste of so many ZIP codes to the offer to add them, and from adding them to the new count with
 * its row among the filters.
 */
export async function pasteZipCodes(page: Page, address: string, size: number): Promise<[number, number]> {
  const codes = readPostal(await (await fetch(`${address}/places/postal.json`)).json())
    .map(({ PostalCode }) => PostalCode)
    .filter((code) => /^\d{5}$/.test(code))
  const step = Math.floor(codes.length / size)
  const text = Array.from({ length: size }, (_, i) => codes[i * step]).join(' ')
  await page.goto(address, { waitUntil: 'networkidle' })
  const where = page.getByRole('region', { name: 'Where', exact: true })
  await where.getByRole('button').first().click()
  const form = page.getByRole('dialog', { name: 'Where' })
  await form.getByRole('tab', { name: 'ZIP list' }).click()
  const pasted = performance.now()
  await form.getByRole('textbox', { name: /ZIP codes/ }).fill(text)
  const add = form.getByRole('button', { name: new RegExp(`^Add ${size.toLocaleString('en-US')} ZIP codes`) })
  await add.waitFor()
  const offered = performance.now()
  await add.press('Enter')
  await page.waitForURL(/PostalCode=/)
  await page.locator('[data-testid=count][data-stale=false]').waitFor()
  await where.getByText(`${size.toLocaleString('en-US')} ZIP codes`).waitFor()
  return [offered - pasted, performance.now() - offered]
}
