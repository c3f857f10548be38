import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
import type { Point } from '#contract/place'
import { atOf, groundOf, middleOf, type Spot, spotOf } from './map.ts'
import { address, agreedCount, countOf, eventually, linkTo, numberIn, recordsOf, visit } from './support.ts'

const legendOf = (page: Page) => page.getByRole('region', { name: 'Legend' })

/** Rests the pointer at a spot until the map says what is there. */
async function wordsAt(page: Page, { x, y }: Spot): Promise<string> {
  const tip = groundOf(page).getByRole('tooltip')
  await eventually(async () => {
    await page.mouse.move(x + 1, y + 1)
    await page.mouse.move(x, y)
    return tip.count()
  }).toBe(1)
  return (await tip.textContent()) ?? ''
}

const words = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'company' : 'companies'}`

/** A company with a place, and a search that finds it among a few. */
async function oneAmongFew(): Promise<{
  company: Company & { Location: Point }
  criteria: { PostalCode: string[] }
}> {
  const fields = ['CompanyName', 'PostalCode', 'Location']
  const companies = await recordsOf({ StateProvince: 'RI' }, fields)
  const company = companies.find(({ Location, PostalCode }) => Location && PostalCode)
  if (!company?.Location || !company.PostalCode) throw new Error('No company with a place')
  return {
    company: { ...company, Location: company.Location },
    criteria: { PostalCode: [company.PostalCode] },
  }
}

test('density says how many companies each ZIP code has', async () => {
  const code = '90012'
  const { page } = await visit(linkTo({ PostalCode: [code] }))
  const n = await agreedCount(page)
  await eventually(() => legendOf(page).textContent()).toMatch(/compan/)
  const middle = await middleOf(page.getByRole('button', { name: `ZIP ${code}`, exact: true }))
  expect(await wordsAt(page, middle)).toBe(`ZIP ${code}: ${words(n)}`)
  await page.goto(address)
  await eventually(() => legendOf(page).textContent()).toMatch(/up to [\d,]+ companies/)
})

test('points are a systematic sample that can be made larger', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }, { map: 'points' }))
  const n = await agreedCount(page)
  expect(n).toBeGreaterThan(2000)
  const shown = async () =>
    numberIn((/([\d,]+) of/.exec((await legendOf(page).textContent()) ?? '') ?? [])[1] ?? '')
  await eventually(shown).toBeGreaterThan(1900)
  expect(await shown()).toBeLessThanOrEqual(2000)
  await eventually(() => legendOf(page).textContent()).toMatch(/1 of \d+ shown/)
  await page.getByRole('combobox', { name: 'How many companies to show' }).selectOption('10000')
  await eventually(() => legendOf(page).textContent()).toContain(`${n.toLocaleString('en-US')} companies`)
  await eventually(() => legendOf(page).textContent()).not.toMatch(/1 of \d+ shown/)
})

test('where there is room for all companies, every one is a point', async () => {
  const placed = (await recordsOf({ StateProvince: 'CA' }, ['Location'])).filter(({ Location }) => Location)
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }, { map: 'points' }))
  const n = await agreedCount(page)
  await page.getByRole('combobox', { name: 'How many companies to show' }).selectOption('10000')
  await eventually(() => legendOf(page).textContent()).toContain(
    `${placed.length.toLocaleString('en-US')} ${placed.length === n ? 'companies' : 'of'}`,
  )
})

test('a point marks its row, a row its point, and a click opens the record', async () => {
  const { company, criteria } = await oneAmongFew()
  const view = { ...company.Location, zoom: 15 }
  const { page } = await visit(linkTo(criteria, { map: 'points', at: atOf(view) }))
  const grid = page.getByRole('grid', { name: 'Companies' })
  const rows = grid.getByRole('row', { name: company.CompanyName })
  await rows.first().waitFor()
  await eventually(() => legendOf(page).textContent()).toMatch(/compan/)
  const spot = await spotOf(page, company.Location, view)
  expect(await wordsAt(page, spot)).toBe(company.CompanyName)
  await eventually(() => grid.locator('[data-pointed]').count()).toBe(1)
  expect(await grid.locator('[data-pointed]').textContent()).toContain(company.CompanyName)

  await rows.first().hover()
  const mark = page.getByTestId('pointed-mark')
  await mark.waitFor()
  if ((await rows.count()) === 1) {
    const at = await middleOf(mark)
    expect(Math.hypot(at.x - spot.x, at.y - spot.y)).toBeLessThan(4)
  }
  await page.getByRole('tab', { name: 'Cross tally' }).hover()
  await mark.waitFor({ state: 'hidden' })

  await page.mouse.click(spot.x, spot.y)
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(company.CompanyName)
})

test.each([
  ['By state', { Latitude: 41.5, Longitude: -99.5, zoom: 5 }, 'Nebraska', { StateProvince: 'NE' }],
  [
    'By county',
    { Latitude: 34.3, Longitude: -118.1, zoom: 8 },
    'Los Angeles, CA',
    { CountiesByStateProvince: [{ County: 'Los Angeles', StateProvince: 'CA' }] },
  ],
] as const)(
  '%s, colours stand for counts and the pointer tells the number',
  async (name, view, place, inside) => {
    const criteria = { LocationEmployeesSizeRange: ['1-4' as const] }
    const { page } = await visit(linkTo(criteria, { at: atOf(view) }))
    await agreedCount(page)
    await page.getByText(name, { exact: true }).click()
    await eventually(() => legendOf(page).textContent()).toMatch(/^\d[\d,]*(–\d[\d,]*)?/)
    const n = await countOf({ ...criteria, ...structuredClone(inside) } as object)
    expect(await wordsAt(page, await spotOf(page, view, view))).toBe(`${place}: ${words(n)}`)
  },
)

test('the map fits what was chosen, and all of it on request', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI', 'CA'] }))
  const chips = () =>
    Promise.all(
      ['Rhode Island', 'California'].map((name) => middleOf(groundOf(page).getByRole('button', { name }))),
    )
  const frame = async () => groundOf(page).boundingBox()
  const within = async () => {
    const box = await frame()
    return (await chips()).every(
      ({ x, y }) => box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
    )
  }
  await eventually(within).toBe(true)
  await page.getByRole('button', { name: 'Show Rhode Island on the map' }).click()
  await eventually(within).toBe(false)
  await page.getByRole('button', { name: 'Show all areas' }).click()
  await eventually(within).toBe(true)
})
