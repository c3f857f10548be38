import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { countAfter, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf } from './link.ts'

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
  await page
    .getByRole('dialog', { name: `Save ${name}`, exact: true })
    .getByRole('button', { name: as })
    .click()
}

export const bar = (page: Page, title: string, label: string) =>
  panel(page, title)
    .getByRole('button', { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
    .first()

/** Selects a bar of each panel and removes it again: its number is the count of the search, and the other bars remain. */
export async function expectBarsToCount(
  page: Page,
  panels: readonly (readonly [title: string, criterion: keyof Criteria])[],
): Promise<void> {
  const before = criteriaOf(page)
  for (const [title, criterion] of panels) {
    const bars = await barsOf(page, title)
    const [label, number] = bars.find(([label]) => label !== 'Not known') ?? ['', 0]
    expect(number, title).toBeGreaterThan(0)
    expect(await countAfter(page, () => bar(page, title, label).click()), `${title}: ${label}`).toBe(number)
    expect(Object.keys(criteriaOf(page)).toSorted()).toEqual([...Object.keys(before), criterion].toSorted())
    expect(await barsOf(page, title), title).toEqual(bars)
    await countAfter(page, () => bar(page, title, label).click())
    expect(criteriaOf(page)).toEqual(before)
  }
}

/** A picture that the browser saves, decoded by the browser: its size, its background and its colors. */
export async function pictureOf(page: Page, action: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  const file = join(mkdtempSync(join(tmpdir(), 'catchment-picture-')), download.suggestedFilename())
  await download.saveAs(file)
  const bytes = readFileSync(file).toString('base64')
  rmSync(dirname(file), { recursive: true })
  const decoded = await page.evaluate(async (base64) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
    )
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const colors = new Set<string>()
    for (let i = 0; i < data.length; i += 4) colors.add(`${data[i]},${data[i + 1]},${data[i + 2]}`)
    return {
      width: image.width,
      height: image.height,
      background: [...data.slice(0, 3)].join(),
      colors: [...colors],
    }
  }, bytes)
  return { name: download.suggestedFilename(), ...decoded }
}
