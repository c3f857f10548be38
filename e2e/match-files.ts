import Papa from 'papaparse'
import type { Page } from 'playwright'
import type { Company } from '#contract/company'
import { numberIn, recordsOf } from './support.ts'

const asked = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone']

/** Companies of the sample as a customer's file has them: misspelt, with columns of their own, doubles and broken lines. */
export async function customers(
  many: number,
  StateProvince = 'MA',
): Promise<{ text: string; records: Company[] }> {
  const all = await recordsOf({ StateProvince }, asked)
  const records = all.filter(({ CompanyName, Address }) => CompanyName && Address).slice(0, many)
  const rows = records.map((it, i) => [
    `00${i}`,
    i % 5 === 0 ? `${it.CompanyName?.slice(0, -1)}` : it.CompanyName,
    i % 4 === 0 ? '' : it.Address,
    it.City,
    it.StateProvince,
    i % 4 === 0 ? '' : it.PostalCode,
    i % 4 === 0 ? '' : it.Phone,
    '2019-03-01',
    '12345678901234567890',
    '=1+1',
  ])
  const heading = ['Nr', 'Account', 'Str.', 'Town', 'ST', 'Zip', 'Tel', 'Since', 'Long', 'Formula']
  const text = Papa.unparse(
    [heading, ...rows, rows[0] as string[], ['x', '', '', '', '', '', '', '', '', '']],
    {
      delimiter: ';',
      newline: '\r\n',
    },
  )
  return { text: `${text}\r\n"open;x\r\n`, records }
}

/** Chooses a file by keyboard. */
export async function choose(page: Page, name: string, text: string | Uint8Array): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).press('Enter'),
  ])
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Presses a button by keyboard. */
export const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter')
/** A figure of what was decided so far in the review. */
export const soFar = async (page: Page, name: string) =>
  numberIn(await page.getByTestId('so-far').locator('div', { hasText: name }).locator('dd').textContent())
