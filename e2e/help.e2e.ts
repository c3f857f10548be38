import { expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { criteriaOf, linkTo } from './link.ts'
import { visit } from './visit.ts'

test('every screen has help, with a way to the API reference and back to the search', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  for (const [screen, panel] of [
    ['Search', 'Cross tally'],
    ['Lists', 'Records of a list'],
    ['Match', 'Match a whole file'],
    ['Industries', 'Industry tree'],
    ['Exports', 'New export'],
    ['Activity', 'Limits'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: screen }).click()
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Help: ${screen}` })
    await dialog.getByText(panel, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'API reference' }).click()
  await page.getByRole('heading', { name: 'API reference', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await agreedCount(page)
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['RI'] })
})

test.each(sizes)('axe finds nothing on the help at %i', async (width, height) => {
  const { page } = await visit('/', { viewport: { width, height } })
  if (width < 760) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
  } else await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('dialog', { name: 'Help: Search' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
