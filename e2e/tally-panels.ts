import type { Page } from 'playwright'
import { eventually, numberIn } from './support.ts'

/** The panel of one tally. */
export const panel = (page: Page, title: string) =>
  page.getByRole('region', { name: `Tally by ${title}`, exact: true })

/** The bars of a panel with their numbers, once its tally is there. */
export async function barsOf(page: Page, title: string): Promise<[label: string, count: number][]> {
  const bars = panel(page, title).getByRole('listitem').getByRole('button', { pressed: false })
  await bars
    .or(panel(page, title).getByRole('button', { pressed: true }))
    .first()
    .waitFor()
  await eventually(() => panel(page, title).getAttribute('aria-busy')).toBe('false')
  const texts = await panel(page, title).getByRole('listitem').allInnerTexts()
  return texts.map((text) => {
    const [label = '', count = ''] = text.split(/\s*\n\s*/)
    return [label, numberIn(count)]
  })
}

export const bar = (page: Page, title: string, label: string) =>
  panel(page, title)
    .getByRole('button', { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
    .first()
