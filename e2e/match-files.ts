import Papa from 'papaparse'
import type { BrowserContext, JSHandle, Page, Route } from 'playwright'
import { expect } from 'vitest'
import type { Company } from '#contract/company.ts'
import { recordsOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { numberIn } from './count.ts'

const matchFields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone']

/** Companies of the sample as in a customer's file: misspelled, with extra columns, duplicates and broken lines. */
export async function customers(
  many: number,
  StateProvince = 'MA',
): Promise<{ text: string; records: Company[] }> {
  const all = await recordsOf({ StateProvince }, matchFields)
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

/** Drops a file by mouse on the place for it. */
export async function drop(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const base64 = Buffer.from(content).toString('base64')
  const file = await page.evaluateHandle(
    ([name, base64]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name))
      return data
    },
    [name, base64] as const,
  )
  await dropTransfer(page, file)
}

/** Drops a file that the page makes itself: so many rows of a name of their own, in one city. */
export async function dropMany(page: Page, name: string, rows: number): Promise<void> {
  const file = await page.evaluateHandle(
    ([name, rows]) => {
      const parts = ['Company,City,State\n']
      for (let at = 0; at < rows; at += 10_000)
        parts.push(Array.from({ length: 10_000 }, (_, i) => `Acme ${at + i},Omaha,NE\n`).join(''))
      const data = new DataTransfer()
      data.items.add(new File(parts, name))
      return data
    },
    [name, rows] as const,
  )
  await dropTransfer(page, file)
}

async function dropTransfer(page: Page, dataTransfer: JSHandle<DataTransfer>): Promise<void> {
  const place = page.getByTestId('drop')
  for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer })
}

/** Pastes rows as a spreadsheet copies them, or a file. */
export const paste = (page: Page, content: { text: string } | { name: string; file: string }) =>
  page.evaluate((it) => {
    const clipboardData = new DataTransfer()
    if ('file' in it) clipboardData.items.add(new File([it.file], it.name))
    else clipboardData.setData('text/plain', it.text)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, content)

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Presses a button by keyboard. */
export const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter')
/** A figure of what was decided so far in the review. */
export const soFar = async (page: Page, name: string) =>
  numberIn(await page.getByTestId('so-far').locator('div', { hasText: name }).locator('dd').textContent())

/** How many rows are decided in the browser's database: the page shows a decision a moment before it is stored. */
export const storedDecisions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        indexedDB.open('catchment').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          const decisions = result.transaction('decisions').objectStore('decisions')
          decisions.getAll(IDBKeyRange.upperBound(['\uffff'])).onsuccess = (event) => {
            const stored = (event.target as IDBRequest<object[]>).result
            // The table also has the steps of undo.
            done(stored.flatMap((block) => ('back' in block ? [] : Object.keys(block))).length)
            result.close()
          }
        }
      }),
  )

/** Expects that axe finds nothing at any size of the page, in light and in dark colors. */
export async function looksGood(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    expect(await findingsInBothSchemes(page), `${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** An upload of rows that the app makes, on its way to the service. */
interface RowsSent {
  rows: readonly { RequestId: string }[]
  route: Route
  /** The lines with which the service answers it. */
  lines: () => Promise<{ Row: number; RequestId?: string }[]>
  /** Answers it with these lines. */
  fulfill: (lines: readonly object[]) => Promise<void>
}

/** Has every upload of rows of a browser answered by `answer`. */
export async function matchFileRoute(
  context: BrowserContext,
  answer: (sent: RowsSent) => Promise<unknown>,
): Promise<void> {
  const parsed = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  await context.route('**/v3/matchfile?**', async (route) => {
    const lines = async () => parsed(await (await route.fetch()).text())
    const fulfill = (some: readonly object[]) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: some.map((line) => `${JSON.stringify(line)}\n`).join(''),
      })
    // A call that a reload interrupts gets no answer.
    await answer({ rows: parsed(route.request().postData() ?? ''), route, lines, fulfill })
  })
}
