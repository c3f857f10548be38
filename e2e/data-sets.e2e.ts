import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { isFocused } from './focus.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { emptyPage, visitApp } from './visit.ts'

/** Two builds of one name, another name in use, and people. */
const commands = [
  ['sample', '--companies', '50', '--name', 'shops'],
  ['sample', '--companies', '60', '--name', 'shops'],
  ['sample', '--companies', '70', '--name', 'farms'],
  ['sample', '--people', '40', '--name', 'voters'],
]

const settings = { HOST: '127.0.0.1' }
let made: string
let app: OwnApp
beforeAll(async () => {
  made = dataFolder(commands)
  app = await ownApp(settings, made)
})

/** An app for a test that changes its data. */
async function changedApp(): Promise<OwnApp> {
  const dataDir = dataFolder()
  cpSync(made, dataDir, { recursive: true })
  return ownApp(settings, dataDir)
}

async function dataPage({ address }: OwnApp, options: PageOptions = {}) {
  const it = await visitApp(address, '/data', options)
  await it.page.getByRole('heading', { name: 'Data', exact: true }).waitFor()
  return it
}

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: `${name}, companies`, exact: true })
const inUse = (page: Page) => page.getByRole('region', { name: 'In use' })
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /companies/ })
const companiesNow = (page: Page, count: number) =>
  header(page).getByText(`${count} companies`, { exact: false }).waitFor()

describe('data sets', () => {
  test('are switched, and the app follows, with a way back', async () => {
    const { page } = await dataPage(await changedApp())
    await inUse(page).getByRole('heading', { name: 'farms' }).waitFor()
    await card(page, 'farms').getByText('Sample data').waitFor()
    await companiesNow(page, 70)
    await page.getByRole('button', { name: 'Use shops' }).click()
    await page.getByText('In use now: “shops”, 60 companies.').waitFor()
    await inUse(page).getByRole('heading', { name: 'shops' }).waitFor()
    await companiesNow(page, 60)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByTestId('count').getByText('60', { exact: true }).waitFor()
    // The map has a button of this name without a text.
    await page.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' }).click()
    await companiesNow(page, 70)
    await page.getByTestId('count').getByText('70', { exact: true }).waitFor()
  })

  test('go back to the version before', async () => {
    const { page } = await dataPage(await changedApp())
    await page.getByRole('button', { name: 'Use shops' }).click()
    await companiesNow(page, 60)
    await card(page, 'shops').getByText('2 versions').click()
    await page.getByRole('button', { name: /Go back to this version/ }).click()
    await companiesNow(page, 50)
    await page.getByRole('button', { name: /Use this version/ }).waitFor()
  })

  test('are renamed and described while they are in use, by keyboard', async () => {
    const { page } = await dataPage(await changedApp())
    await page.getByRole('button', { name: 'Rename and describe farms' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Rename and describe “farms”' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect.poll(() => isFocused(name)).toBe(true)
    for (const [wrong, words] of [
      ['our farms', 'Up to 60 letters'],
      ['shops', 'Another data set has this name'],
      ['', 'A data set needs a name'],
    ] as const) {
      await name.fill(wrong)
      await page.keyboard.press('Enter')
      await dialog.getByText(words).waitFor()
      expect(await name.getAttribute('aria-invalid')).toBe('true')
    }
    await name.fill('ranches')
    await dialog.getByRole('textbox', { name: 'Source' }).fill('Department of Agriculture')
    await dialog.getByRole('textbox', { name: 'License' }).fill('CC0')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await card(page, 'ranches').getByText('Department of Agriculture').waitFor()
    await card(page, 'ranches').getByText('CC0').waitFor()
    await header(page).getByText('ranches', { exact: false }).waitFor()
    await card(page, 'ranches').getByText('In use', { exact: true }).first().waitFor()
  })

  test('are removed, a version or all, but not what is in use', async () => {
    const { page } = await dataPage(await changedApp())
    const locked = page.getByRole('button', { name: 'Remove farms' })
    expect(await locked.getAttribute('aria-disabled')).toBe('true')
    expect(await locked.getAttribute('title')).toBe('In use. Switch to another data set first.')
    await card(page, 'shops').getByText('2 versions').click()
    await page
      .getByRole('button', { name: /^Remove the version built/ })
      .nth(1)
      .click()
    const dialog = page.getByRole('dialog', { name: 'Remove a version of “shops”' })
    await dialog.getByText(/^50 companies, built/).waitFor()
    await dialog.getByRole('button', { name: 'Remove 1 version' }).click()
    await page.getByText(/Removed from “shops”: .+ are free again/).waitFor()
    await card(page, 'shops').getByText('1 version', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove shops' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 version' }).click()
    await page.getByText('There is no other data set to switch to.').waitFor()
    expect(await card(page, 'shops').count()).toBe(0)
  })

  test('that are damaged are said to be so, and cannot be used', async () => {
    const changed = await changedApp()
    const { page } = await dataPage(changed)
    const [newest] = await page.evaluate(async () => {
      const { sets } = await (await fetch('/operator/data-sets')).json()
      return sets.find(({ name }: { name: string }) => name === 'shops').versions
    })
    appendFileSync(join(changed.dataDir, 'companies', 'versions', newest.version, 'info.json'), '}')
    await page.reload()
    await card(page, 'shops').getByText('2 versions').click()
    const row = card(page, 'shops').getByRole('row').nth(1)
    await row.getByText('Damaged.').waitFor()
    expect(await row.getByRole('button', { name: /Use this version/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Use shops' }).click()
    await companiesNow(page, 50)
  })

  test('are not changed by who is not the operator', async () => {
    const { address } = await ownApp({ ...settings, GATEWAY: 'open' }, made)
    const { page } = await emptyPage({}, [address])
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.0.0.7' })
    await page.goto(`${address}/data`)
    await page.getByText('Only the operator can change the data').waitFor()
    await page.getByText(`http://localhost:${new URL(address).port}/data`, { exact: false }).waitFor()
    await card(page, 'farms').getByText('70', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(Use|Remove|Rename)/ }).count()).toBe(0)
    await page.getByText('npm run data -- import companies.csv').waitFor()
  })

  test('can be reached on a phone', async () => {
    const { page } = await emptyPage({ viewport: { width: 390, height: 844 } }, [app.address])
    await page.goto(app.address)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Data' }).click()
    await card(page, 'farms').waitFor()
  })
})

test.each(sizes)('the page of data sets is accessible at %i', async (width, height) => {
  const { page } = await dataPage(app, { viewport: { width, height } })
  await card(page, 'shops').getByText('2 versions').click()
  expect(await findingsInBothSchemes(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'Rename and describe shops' }).click()
  await page.getByRole('textbox', { name: 'License' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove shops' }).click()
  await page.getByRole('button', { name: 'Remove 2 versions' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
