import type { Page } from 'playwright'
import { eventually, numberIn } from './support.ts'

/** The panel of one tally. */
export const panel = (page: Page, title: string) =>
  page.getByRole('region', { name: `Tally by ${title}`, exact: true })

/** The bars of a panel with their numbers, once its tally is there. */
export async function barsOf(page: Page, title: string): Promise<[label: string, count: number][]> {
  await panel(page, title).getByRole('listitem').first().waitFor()
  await eventually(() => panel(page, title).getAttribute('aria-busy')).toBe('false')
  const texts = await panel(page, title).getByRole('listitem').allInnerTexts()
  return texts.map((text) => {
    const [label = '', count = ''] = text.split(/\s*\n\s*/)
    return [label, numberIn(count)]
  })
}

/** Does something with the menu that saves a tally: "CSV" or "PNG". */
export async function saveAs(page: Page, name: string, as: 'CSV' | 'PNG'): Promise<void> {
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: as }).click()
}

export const bar = (page: Page, title: string, label: string) =>
  panel(page, title)
    .getByRole('button', { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
    .first()
