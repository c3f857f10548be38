import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Geocode } from '#contract/geocode.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { openExport, planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { mapOf } from './map.ts'
import { visit } from './visit.ts'

interface Store {
  name: string
  address: string
  city: string
  Location: NonNullable<Geocode['Location']>
}

const state = { StatesProvinces: ['NE'] }

/** Companies of the sample whose address the service places at the building, as stores with these names. */
async function stores(names: readonly string[]): Promise<Store[]> {
  const records = await recordsOf(state, ['Address', 'City', 'StateProvince'])
  const found: Store[] = []
  for (const { Address = '', City = '' } of records) {
    const name = names[found.length]
    if (name === undefined) return found
    if (!/^\d+ [A-Z]\w{5,} \w+$/.test(Address) || found.some(({ city }) => city === City)) continue
    const Text = `${Address}, ${City}, NE`
    const [geocode] = await postApi<Geocode[]>('/v1/geocode', [{ RequestId: '1', Text }])
    if (geocode?.Grade === 'Rooftop' && geocode.Location)
      found.push({ name, address: Address, city: City, Location: geocode.Location })
  }
  throw new Error('The sample has too few addresses')
}

/** An address with one wrong letter in the name of its street. */
const misspelled = (address: string) => address.replace(/^(\d+ \w{3})\w/, '$1x')

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a list of stores becomes circles with counts, and each record has its nearest store', async () => {
  const names = ['West', 'East', 'North', 'South', 'Airport', 'Old town']
  const all = await stores(names)
  const [first, second] = all
  if (!first || !second) throw new Error('unreachable')
  const lines = all.map(({ name, address, city }, i) => {
    const written = i === 0 ? misspelled(address) : i === 1 ? '1 Nowhere Plaza' : address
    return `${name},${written},${i === 1 ? 'Nowhere' : city},NE`
  })
  const { page } = await visit(linkTo(state))
  await agreedCount(page)
  await mapOf(page).focus()
  await page.keyboard.press('u')
  const panel = dialogOf(page, 'Add areas')
  await panel.getByLabel('Or paste it here').fill(['Store,Address,City,State', ...lines].join('\n'))
  const places = panel.getByRole('list', { name: 'Addresses with their places' })
  await places.getByText(/is read as/).waitFor()
  await panel.getByText('1 address has no place and is not added.').waitFor()
  const box = places.getByRole('textbox', { name: 'Address of East' })
  await box.fill(`${second.address}, ${second.city} NE`)
  await box.press('Enter')
  await panel.getByText('1 address has no place and is not added.').waitFor({ state: 'hidden' })
  await panel.getByRole('textbox', { name: /^Radius around each point/ }).fill('20')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await countAfter(page, () => panel.getByRole('button', { name: 'Add the 6 areas' }).click())
  await countAfter(page, () => page.getByRole('button', { name: 'Remove Nebraska' }).click())

  const circles = criteriaOf(page).RadiusCenterPointList ?? []
  expect(Object.values(viewOf(page, 'names') as Record<string, string>).sort()).toEqual(names.toSorted())
  for (const { Location } of all) expect(circles).toContainEqual({ ...Location, RadiusMiles: 20 })
  const total = await agreedCount(page)

  // Each area by itself, and together the count of the search.
  await page.getByRole('button', { name: 'Counts by area' }).click()
  const table = dialogOf(page, 'Counts by area')
  await table.getByRole('row', { name: new RegExp(`^Total .*${total.toLocaleString('en-US')}`) }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  const rows = tableIn(await fileOf(page, () => table.getByRole('button', { name: 'Download CSV' }).click()))
  expect(rows.map(({ Area }) => Area).sort()).toEqual(names.toSorted())
  expect(rows.reduce((sum, { Added }) => sum + Number(Added), 0)).toBe(total)
  for (const row of rows) {
    const store = all.find(({ name }) => name === row.Area)
    const circle = { ...(store?.Location ?? { Latitude: 0, Longitude: 0 }), RadiusMiles: 20 }
    expect([row.Area, row.Companies]).toEqual([
      row.Area,
      String(await countOf({ RadiusCenterPointList: [circle] })),
    ])
  }
  await page.keyboard.press('Escape')

  // The table has the nearest store and its distance, and so has the file.
  const grid = page.getByRole('grid')
  await grid.getByRole('columnheader', { name: 'Nearest area' }).waitFor()
  await openExport(page, 'Basic')
  await page.getByRole('button', { name: 'Add columns' }).click()
  const columns = dialogOf(page, 'Add columns')
  await columns.getByLabel('Distance, all 2').check()
  await page.keyboard.press('Escape')
  await planned(page)
  const exported = tableIn(await fileOf(page, () => startExport(page)))
  expect(exported).toHaveLength(total)
  const points = new Map(
    (await recordsOf(criteriaOf(page), ['Location'])).map(({ Id, Location }) => [Id, Location]),
  )
  for (const { Id = '', NearestArea, DistanceMiles } of exported) {
    const at = points.get(Id)
    if (!at) continue
    const miles = all.map(({ name, Location }) => ({ name, miles: milesBetween(at, Location) }))
    const nearest = miles.toSorted((a, b) => a.miles - b.miles)[0]
    expect([Id, NearestArea]).toEqual([Id, nearest?.name])
    expect(Number(DistanceMiles)).toBeCloseTo(nearest?.miles ?? -1, 1)
  }
})

test('a circle is what the records are sorted from, with their distance', async () => {
  const [store] = await stores(['Store'])
  if (!store) throw new Error('unreachable')
  const circles = [
    { ...store.Location, RadiusMiles: 15 },
    { Latitude: 41.25, Longitude: -96, RadiusMiles: 15 },
  ]
  const { page } = await visit(linkTo({ RadiusCenterPointList: circles }, { sort: 'CompanyName' }))
  await agreedCount(page)
  await page.getByRole('button', { name: /^Change Circle 1/ }).click()
  const form = page.getByRole('dialog', { name: 'Circle 1' })
  await form.getByRole('button', { name: 'Sort records nearest first from here' }).click()
  await form.waitFor({ state: 'hidden' })
  const from = criteriaOf(page).SortCenter
  expect(circles.some(({ Latitude }) => Latitude === from?.Latitude)).toBe(true)
  expect(viewOf(page, 'sort')).toBeUndefined()
  const grid = page.getByRole('grid')
  await grid.getByRole('columnheader', { name: 'Distance' }).waitFor()
  const cells = grid.getByRole('gridcell').filter({ hasText: /^[\d.]+ mi$/ })
  const areSorted = async () => {
    const miles = (await cells.allTextContents()).map((text) => Number.parseFloat(text))
    return miles.length > 5 && miles.every((n, i) => i === 0 || n >= (miles[i - 1] ?? 0))
  }
  // The rows before are there until those in the new order are.
  await eventually(areSorted).toBe(true)
})
