import type { Page, Route } from 'playwright'
import type { Company } from '#contract/company.ts'
import { numberIn } from './count.ts'
import { eventually } from './eventually.ts'

/** Goes from the search to its export, and chooses columns. */
export async function openExport(page: Page, columns?: 'Core' | 'Basic' | 'Enhanced' | 'Every field') {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('heading', { name: 'New export' }).waitFor()
  if (!columns) return
  const segments = page.getByRole('radiogroup', { name: 'Columns' })
  if ((await segments.count()) > 0) await segments.getByText(columns, { exact: true }).click()
  else await page.getByRole('combobox', { name: 'Columns' }).selectOption(columns)
}

/** Waits until the table of the search has loaded its first records, which are stored then. */
export const rowsRead = (page: Page) =>
  page.getByRole('grid').getByRole('gridcell').filter({ hasText: /\w/ }).nth(1).waitFor()

/** The button that starts the export. */
export const startButton = (page: Page) => page.getByRole('button', { name: 'Start export' })

export const startExport = (page: Page) => startButton(page).click()

/** A figure of the plan: "3,990". */
export async function figure(page: Page, name: 'Records' | 'Calls' | 'Time' | 'Cost'): Promise<string> {
  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  const text = await plan.locator('dl > div', { hasText: name }).locator('dd').first().textContent()
  return text ?? ''
}

/** Waits until the plan has its figures. */
export async function planned(page: Page): Promise<void> {
  await eventually(() => startButton(page).isEnabled()).toBe(true)
}

/** The card of an export that is not over. */
export const jobCard = (page: Page) => page.getByRole('article').first()

/** Records that an export has stored so far. */
export const storedOf = async (page: Page): Promise<number> =>
  numberIn(await jobCard(page).getByTestId('stored').textContent())

/** The list of exports that are over. */
export const doneList = (page: Page) => page.getByRole('region', { name: 'Done' })

interface ExportRequest {
  Fields?: string[]
  ResourceType?: string
  Offset?: number
  Limit: number
  Id?: string[]
}

/** Answers the calls of exports by a function; all others pass. */
export async function onExport(
  page: Page,
  answer: (route: Route, request: ExportRequest) => Promise<unknown>,
): Promise<void> {
  await page.route('**/v1/*/search', (route) => {
    const request = route.request().postDataJSON() as ExportRequest & { NthRecord?: boolean }
    const ofExport = (request.Fields || request.ResourceType === 'Core') && !request.NthRecord
    return ofExport ? answer(route, request) : route.continue()
  })
}

/** Stops the calls of exports; the returned function lets through so many of them, now or when they come. */
export async function holdRequests(page: Page): Promise<(many?: number) => void> {
  let allowed = 0
  const waiting: (() => void)[] = []
  // No code waits for requests from before a reload.
  page.on('framenavigated', () => void waiting.splice(0))
  await onExport(page, async (route) => {
    if (allowed > 0) allowed -= 1
    else await new Promise<void>((done) => void waiting.push(done))
    await route.continue().catch(() => {})
  })
  return (many = 1) => {
    for (const next of waiting.splice(0, many)) {
      next()
      many -= 1
    }
    allowed += many
  }
}

/** Passes a call on and changes the records of the answer. */
export async function withRecords(route: Route, change: (records: Company[]) => Company[]): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: change((await response.json()) as Company[]) })
}

export const idsOf = (rows: readonly { Id?: string }[]) => rows.map(({ Id }) => Id ?? '').toSorted()
