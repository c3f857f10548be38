import { expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { address, emptyPage, visit } from './visit.ts'

test.each(sizes)('made-up records are said to be so at %i', async (width, height) => {
  const { page } = await visit('/lists', { viewport: { width, height } })
  const note = page.getByRole('complementary', { name: 'Sample data' })
  await note.getByText('Sample data: the companies and people here are made up.').waitFor()
  await note.getByRole('link', { name: 'Use your own data' }).click()
  await page.getByText('npm run data -- import companies.csv').waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await note.getByRole('button', { name: 'Hide until the next session' }).click()
  await note.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('link', { name: 'Lists', exact: true }).waitFor()
  expect(await note.count()).toBe(0)
})

test('own records are not said to be made up', async () => {
  const { page } = await emptyPage()
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    expect(config.data.companies).toMatchObject({ name: 'sample', sample: true })
    const own = { ...config.data.companies, name: 'customers', sample: false }
    await route.fulfill({ response, json: { ...config, name: own.name, data: { companies: own } } })
  })
  await page.goto(`${address}/lists`)
  await page.getByText('customers · 30,000 companies').waitFor()
  expect(await page.getByRole('complementary', { name: 'Sample data' }).count()).toBe(0)
})
