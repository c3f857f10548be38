import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Geocode } from '#contract/geocode.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { postApi, recordsOf } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { mapOf, middleOf } from './map.ts'
import { visit } from './visit.ts'

/** Addresses of the sample that the service places at a building, at least so many. */
async function buildings(n: number) {
  const records = await recordsOf({ StatesProvinces: ['NE'] }, [
    'Address',
    'City',
    'StateProvince',
    'Location',
  ])
  const found = []
  for (const { Address, City, StateProvince } of records) {
    if (found.length === n) return found
    const text = `${Address}, ${City}, ${StateProvince}`
    const [geocode] = (await postApi('/v1/geocode', [{ RequestId: '1', Text: text }])) as Geocode[]
    if (geocode?.Grade === 'Rooftop' && geocode.Location && /^\d+ /.test(text))
      found.push({ text, Address: geocode.Address ?? '', Location: geocode.Location })
  }
  throw new Error('The sample has too few addresses')
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Criteria' }).getByRole('button', { name: `Change ${name}` })
const circleOf = (page: Page) => criteriaOf(page).RadiusCenterPointList?.[0]
const namesOf = (page: Page) => Object.values((viewOf(page, 'names') ?? {}) as Record<string, string>)

test('an address becomes a circle with a pin, in the finder, in the form and on the map', async () => {
  const [home, other] = await buildings(2)
  if (!home || !other) throw new Error('unreachable')
  const { page } = await visit()
  await agreedCount(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(`3 miles around ${home.text}`)
  const option = page.getByRole('option', { name: `Within 3 mi of ${home.Address}` })
  await option.waitFor()
  const three = await countAfter(page, () => page.keyboard.press('Enter'))
  expect(circleOf(page)).toEqual({ ...home.Location, RadiusMiles: 3 })
  expect(namesOf(page)).toEqual([home.Address])

  // Every record within three miles of the address, and no other.
  const records = await recordsOf({ StatesProvinces: ['NE', 'IA'] }, ['Location'])
  const near = records.filter(({ Location }) => Location && milesBetween(Location, home.Location) <= 3)
  expect(three).toBe(near.length)

  // A saved search has the name of the circle too.
  await page.getByRole('button', { name: 'Save search' }).click()
  const save = page.getByRole('dialog', { name: 'Save search' })
  expect(await save.getByRole('textbox', { name: 'Name' }).inputValue()).toContain(home.Address)
  await save.getByRole('button', { name: 'Save search' }).click()
  await save.waitFor({ state: 'hidden' })
  await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(home.Address)
  await countAfter(page, () => page.getByRole('option').filter({ hasText: 'saved search' }).first().click())
  expect(namesOf(page)).toEqual([home.Address])

  await rowOf(page, home.Address).click()
  const form = page.getByRole('dialog', { name: home.Address })
  const around = form.getByRole('textbox', { name: 'Around' })
  expect(await around.inputValue()).toBe(home.Address)
  await form.getByRole('textbox', { name: 'Miles' }).fill('4')
  await countAfter(page, () => form.getByRole('button', { name: 'Change the circle' }).click())
  expect(circleOf(page)).toEqual({ ...home.Location, RadiusMiles: 4 })
  expect(namesOf(page)).toEqual([home.Address])

  await rowOf(page, home.Address).click()
  await around.fill('1 Nowhere Rd')
  await form.getByRole('button', { name: 'Change the circle' }).click()
  await form.getByText('No place found for “1 Nowhere Rd”. Add a city or a ZIP code.').first().waitFor()
  expect(await around.inputValue()).toBe('1 Nowhere Rd')
  await around.fill(other.text)
  await form.getByText(`${other.Address}: at the building`).waitFor()
  await countAfter(page, () => form.getByRole('button', { name: 'Change the circle' }).click())
  expect(circleOf(page)).toEqual({ ...other.Location, RadiusMiles: 4 })
  expect(namesOf(page)).toEqual([other.Address])

  // The pin is moved a little and has its address; far away it has none.
  const pin = mapOf(page).getByRole('button', { name: `Center of ${other.Address}` })
  await pin.focus()
  await countAfter(page, () => pin.press('ArrowRight'))
  await eventually(() => milesBetween(circleOf(page) ?? other.Location, other.Location)).toBeGreaterThan(0)
  const { x, y } = await middleOf(mapOf(page).getByRole('button', { name: /^Center of/ }))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 120, { steps: 5 })
  await countAfter(page, () => page.mouse.up())
  expect(namesOf(page)).toEqual([])
  await rowOf(page, 'Circle 1').waitFor()
})

test('a place is found by its address in the form, by my position, and for nearest first', async () => {
  const [home] = await buildings(1)
  if (!home) throw new Error('unreachable')
  const { page } = await visit(linkTo({ StatesProvinces: ['NE'] }))
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 41.25861, longitude: -95.93779 })
  await page.getByRole('button', { name: 'Add to where' }).click()
  const where = page.getByRole('dialog', { name: 'Where' })
  await where.getByLabel('State, county, city, ZIP code or address').fill(home.text)
  await countAfter(page, () => where.getByRole('option', { name: `5 mi around ${home.Address}` }).click())
  expect(namesOf(page)).toEqual([home.Address])

  await where.getByRole('tab', { name: 'Around a place' }).click()
  await where.getByRole('button', { name: 'My position' }).first().click()
  const around = where.getByRole('textbox', { name: 'Around' })
  await eventually(() => around.inputValue()).toBe('41.25861, -95.93779')
  await around.fill('omaha')
  await where.getByText('Omaha, NE', { exact: true }).waitFor()
  await around.fill('nebraska')
  await where.getByRole('button', { name: 'Add the circle' }).click()
  await where.getByText('Nebraska is too large for a center.').first().waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('Nearest first from')
  await page
    .getByRole('option', { name: /^Nearest first from/ })
    .first()
    .click()
  const records = page.getByRole('dialog', { name: 'Records' })
  const from = records.getByRole('textbox', { name: 'Nearest first from' })
  await from.fill(home.text)
  await countAfter(page, () => from.press('Enter'))
  expect(criteriaOf(page).SortCenter).toEqual(home.Location)
})

test('a position that the browser does not give is said in words', async () => {
  const { page } = await visit()
  await page.context().clearPermissions()
  const group = page.getByRole('complementary', { name: 'Criteria' })
  await group.getByRole('region', { name: 'Where', exact: true }).getByRole('button').first().click()
  const where = page.getByRole('dialog', { name: 'Where' })
  await where.getByRole('tab', { name: 'Around a place' }).click()
  await where.getByRole('button', { name: 'My position' }).click()
  await where.getByText('Your browser does not allow this page to know your position.').waitFor()
})
