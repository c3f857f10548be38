import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { openExport, planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { gatewayApp } from './gateway-app.ts'
import { linkTo } from './link.ts'
import { mapOf } from './map.ts'
import { type ReverseProxy, reverseProxy } from './reverse-proxy.ts'
import { bar, barsOf } from './tally-panels.ts'
import { address, visitApp } from './visit.ts'

/** The app below a path of another web server: nothing of it requests an address outside of that path. */

const base = '/tools/catchment'
let proxy: ReverseProxy
beforeAll(async () => {
  const settings = { BASE_PATH: base, TRUST_PROXY: 'loopback', GATEWAY: 'open' }
  const app = await gatewayApp(address, settings)
  proxy = await reverseProxy(app.address, base)
})
afterAll(() => expect(proxy.outside).toEqual([]))

const isBelow = (page: Page) => new URL(page.url()).pathname.startsWith(`${base}/`)

test('a search, its map, a tally and a file', async () => {
  const { page } = await visitApp(proxy.origin, base)
  await agreedCount(page)
  expect(new URL(page.url()).pathname).toBe(`${base}/`)

  await page.goto(proxy.origin + base + linkTo({ StatesProvinces: ['RI', 'VT'] }))
  await agreedCount(page)
  await mapOf(page).waitFor()
  await eventually(() => mapOf(page).locator('canvas').count()).toBeGreaterThan(0)
  const [first = ['', 0]] = await barsOf(page, 'employees here')
  const count = await countAfter(page, () => bar(page, 'employees here', first[0]).click())
  expect(count).toBe(first[1])
  expect(isBelow(page)).toBe(true)

  await openExport(page, 'Core')
  await planned(page)
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(rows.length).toBe(count)
  expect(new URL(page.url()).pathname).toBe(`${base}/exports`)
})

test('links within the app, a reload of what they lead to, and the reference', async () => {
  const { page } = await visitApp(proxy.origin, `${base}/industries`)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`${base}/settings`)
  await page.reload()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()

  await page.goto(`${proxy.origin}${base}/docs#getSic`)
  const form = page.locator('article', { has: page.locator('#getSic') }).locator('form')
  await form.getByRole('button', { name: 'Run' }).click()
  await form.locator('output p').waitFor()
  expect(await form.locator('output p').textContent()).toMatch(/^200 OK/)
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await agreedCount(page)
  expect(isBelow(page)).toBe(true)
})
