import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Merge, MergeAnswer, mergePaths } from '#contract/merges.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { eventually } from './eventually.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { visitApp } from './visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-merge-'))
afterAll(() => rmSync(folder, { recursive: true }))

const omaha = 'Omaha,NE,68102'
const sets = {
  list: [
    `31,Andersen Hardware,12 Main Street,${omaha},402-555-0100,470000001`,
    `32,Quartz Hill Plumbing,99 Leavenworth St,${omaha},,`,
    '33,Prairie Dental,,Omaha,NE,,,470000003',
    '34,Heron Bakery,,Omaha,NE,,402-555-0111,',
    `35,Anderson Hardware Rental,12 Main St,${omaha},(402) 555-0100,`,
  ],
  shops: [
    `1,Anderson Hardware,12 Main St,${omaha},(402) 555-0100,`,
    `2,Blue Heron Bakery,40 Dodge St,${omaha},,`,
    `3,Prairie Dental Group,7 Farnam St,${omaha},(402) 555-0130,`,
  ],
}

let app: OwnApp
beforeAll(async () => {
  const commands = Object.entries(sets).map(([name, rows]) => {
    const file = join(folder, `${name}.csv`)
    writeFileSync(file, `id,Company,Address,City,State,ZIP,Phone,EIN\n${rows.join('\n')}\n`)
    return ['import', file, '--kind', 'companies']
  })
  app = await ownApp({ HOST: '127.0.0.1' }, dataFolder(commands))
})

const pageAt = async (where: string, options?: PageOptions): Promise<Page> =>
  (await visitApp(app.address, where, options)).page

const figure = (page: Page, region: string, label: string) =>
  page
    .getByRole('region', { name: region, exact: true })
    .locator(`div:has(> dt:text-is("${label}")) > dd`)
    .first()
    .innerText()

/** What the merge would do, or did. */
const counts = async (page: Page, region = 'Which records are the same') => {
  const [merged, doubted, added] = ['Merged', 'In doubt', 'Added'].map((label) => figure(page, region, label))
  return [await merged, await doubted, await added]
}

/** The companies of the data in use, by name. */
const records = (page: Page) =>
  page.evaluate(async (address) => {
    const response = await fetch(`${address}/api/v1/companies/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Limit: 50, Fields: ['CompanyName', 'EIN', 'Phone', 'MergedSources'] }),
    })
    return (await response.json()) as Record<string, unknown>[]
  }, app.address)

test('two data sets are compared, merged, reviewed, merged again and as before', {
  timeout: 180_000,
}, async () => {
  const page = await pageAt('/data')
  await page.getByRole('link', { name: 'Merge another data set into shops' }).click()
  await page.getByRole('heading', { name: 'Merge another data set into “shops”' }).waitFor()
  expect(await page.getByLabel('Data set to merge').inputValue()).toBe('list')
  await page.getByRole('button', { name: 'Compare' }).click()

  // The person sees the threshold moving.
  await page.getByRole('region', { name: 'Which value is used' }).waitFor({ timeout: 60_000 })
  expect(await counts(page)).toEqual(['3', '1', '1'])
  const slider = page.getByRole('slider', { name: 'Merged at this probability or more' })
  for (let percent = 80; percent < 95; percent++) await slider.press('ArrowRight')
  await eventually(() => counts(page)).toEqual(['1', '3', '1'])
  await page.getByRole('row', { name: /92% Prairie Dental Group .* in doubt/ }).waitFor()
  await page.getByLabel('Winner: Name').selectOption('list')
  await page.getByRole('switch', { name: 'Show what changes before it is used' }).click()
  await page.reload()
  await eventually(() => counts(page)).toEqual(['1', '3', '1'])
  await page.getByRole('button', { name: 'Merge 1, add 1 company' }).click()
  await page.getByText('The merged version is in use.').waitFor({ timeout: 60_000 })
  expect(await counts(page, 'Merged')).toEqual(['1', '3', '1'])

  // Pairs are decided by keys, and every decision is stored.
  await page.getByRole('link', { name: 'Review 3 pairs in doubt' }).first().click()
  await page.getByRole('heading', { name: 'Anderson Hardware Rental' }).waitFor()
  await page.keyboard.press('x')
  await page.getByRole('heading', { name: 'Prairie Dental' }).waitFor()
  await page.getByRole('row', { name: 'Name Prairie Dental Prairie Dental Group' }).waitFor()
  await page.keyboard.press('x')
  await page.getByText('0 the same · 2 different').waitFor()
  await page.keyboard.press('z')
  await page.keyboard.press('a')
  await page.getByText('1 the same · 1 different').waitFor()
  await page.keyboard.press('s')
  await page.getByText('1 the same · 1 different · 1 later').waitFor()
  await page.reload()
  await page.getByText('2 of 3 decided').waitFor()
  await page.getByRole('button', { name: 'Apply 2 decisions' }).click()
  await page.getByRole('region', { name: 'Merged', exact: true }).waitFor({ timeout: 60_000 })
  await eventually(() => counts(page, 'Merged')).toEqual(['2', '1', '2'])

  await eventually(async () => (await records(page)).length).toBe(5)
  expect(await records(page)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ CompanyName: 'Andersen Hardware', EIN: '470000001' },
        MergedSources: [{ Source: 'list', SourceId: '31', Fields: 'CompanyName, EIN' }],
      }),
      expect.objectContaining({
        ...{ CompanyName: 'Prairie Dental', EIN: '470000003', Phone: '4025550130' },
        MergedSources: [{ Source: 'list', SourceId: '33', Fields: 'CompanyName, EIN' }],
      }),
      expect.objectContaining({ CompanyName: 'Anderson Hardware Rental' }),
    ]),
  )
  // The page of a merged record says which value is from which source.
  const merge = page.url()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('Prairie Dental')
  await page
    .getByRole('option', { name: /^Look up a company named/ })
    .first()
    .click()
  await page
    .getByRole('option', { name: /^Prairie Dental/ })
    .first()
    .click()
  await page.getByText('Employer number (EIN) (from list)').waitFor()
  await page.getByText('list 33: Company, Employer number (EIN)').waitFor()
  expect(await axeFindings(page)).toEqual([])
  // It is found by its id in the set that was merged.
  await page.goto(`${app.address}/?SourceId=["33"]`)
  await page.getByRole('row', { name: /Prairie Dental/ }).waitFor()
  await page.goto(merge)
  await page.getByRole('button', { name: 'Use the version before' }).click()
  await page.getByText('The merged version is stored. Another version is in use.').waitFor()
  await eventually(async () => (await records(page)).length).toBe(3)
})

/** A comparison of both sets. */
async function compared(page: Page): Promise<string> {
  const post = (path: string) =>
    page.evaluate(
      async ([address]) =>
        (
          await fetch(address as string, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ kind: 'companies', into: 'shops', from: 'list' }),
          })
        ).json(),
      [`${app.address}${path}`],
    )
  const { id } = Merge.parse(await post(mergePaths.merges))
  const state = async () => {
    const answer = await page.evaluate(
      async (address) => (await fetch(address)).json(),
      `${app.address}${mergePaths.merge(id)}`,
    )
    return MergeAnswer.parse(answer).merge.state
  }
  await eventually(state).toBe('ready')
  return id
}

test.each(sizes)(
  'merging is accessible at %i',
  async (width, height) => {
    const page = await pageAt('/data/merge/into/companies/shops', { viewport: { width, height } })
    await page.getByRole('button', { name: 'Compare' }).waitFor()
    const isFine = async () => {
      expect(await findingsInBothSchemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await isFine()
    const id = await compared(page)
    await page.goto(`${app.address}/data/merge/${id}`)
    await page.getByRole('region', { name: 'Which value is used' }).waitFor()
    await isFine()
    await page.goto(`${app.address}/data/merge/${id}/review`)
    await page.getByRole('heading', { name: 'Anderson Hardware Rental' }).waitFor()
    await isFine()
  },
  90_000,
)
