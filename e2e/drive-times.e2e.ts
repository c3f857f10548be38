import type { RequestListener } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import {
  collection,
  feature,
  sendsJson,
  squareRing,
  startRoutingServer,
} from '#service/isochrones/routing-server.testing.ts'
import { countOf } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { gatewayApp } from './gateway-app.ts'
import { criteriaOf, linkTo } from './link.ts'
import { atOf, losAngeles, mapOf, middleOf, tool } from './map.ts'
import { address, failedToLoad, visitApp } from './visit.ts'

let routing: Awaited<ReturnType<typeof startRoutingServer>>
let app: string
beforeAll(async () => {
  routing = await startRoutingServer()
  app = (await gatewayApp(address, { ISOCHRONES_URL: routing.url })).address
})
afterAll(() => routing.close())

interface Sent {
  locations: [{ lat: number; lon: number }]
  costing: string
  contours: { time?: number; distance?: number }[]
}

/** Degrees to each side of the point for a minute, or for a kilometer. */
const perUnit = { time: 0.01, distance: 0.02 }

/** The request that the routing server got last. */
const lastSent = () => routing.received.at(-1)?.body as Sent

/** Answers as Valhalla does, with a square around the point for each contour. */
const squares: RequestListener = (request, response) => {
  const { locations, contours } = lastSent()
  const [{ lat, lon }] = locations
  const features = contours.map(({ time, distance }) => {
    const half = time === undefined ? (distance ?? 0) * perUnit.distance : time * perUnit.time
    return feature('Polygon', [squareRing([lon, lat], half)], { contour: time ?? distance })
  })
  sendsJson(collection(...features.toReversed()))(request, response)
}

const polygonsOf = (page: Page) => (criteriaOf(page).PolygonList ?? []).map(({ Points }) => Points)
const widthOf = (points: readonly Point[]) =>
  Math.max(...points.map(({ Longitude }) => Longitude)) -
  Math.min(...points.map(({ Longitude }) => Longitude))
const widths = (page: Page) => polygonsOf(page).map((points) => Number(widthOf(points).toFixed(3)))
const row = (page: Page, name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true })

test('bands of a drive are areas that say what they are, and are changed in their rows', async () => {
  routing.behaves(squares)
  const { page, forgiven } = await visitApp(
    app,
    linkTo({ StatesProvinces: ['CA'] }, { at: atOf(losAngeles) }),
  )
  await agreedCount(page)
  await page.getByRole('button', { name: 'Add to where' }).click()
  const where = page.getByRole('dialog', { name: 'Where' })
  await where.getByRole('tab', { name: 'Drive time' }).click()
  await where.getByRole('textbox', { name: 'From' }).fill('90012')
  await where.getByRole('textbox', { name: 'How far' }).fill('10, ten')
  await where.getByRole('button', { name: 'Add the area' }).click()
  await where.getByText('“ten” is not a number over 0').waitFor()
  await where.getByRole('textbox', { name: 'How far' }).fill('20 10')
  await where.getByText(/Each number is an area/).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await countAfter(page, () => where.getByRole('button', { name: 'Add the area' }).click())
  expect(lastSent()).toMatchObject({ costing: 'auto', contours: [{ time: 10 }, { time: 20 }] })
  await page.keyboard.press('Escape')
  await row(page, '10 min drive of 90012').waitFor()
  await row(page, '20 min drive of 90012').waitFor()
  await mapOf(page).getByText('Valhalla, © OpenStreetMap contributors').waitFor()

  // The link alone has it all.
  await countAfter(page, () => page.getByRole('button', { name: 'Remove California' }).click())
  expect(widths(page).sort()).toEqual([0.2, 0.4])
  const both = await agreedCount(page)
  expect(both).toBe(await countOf(criteriaOf(page)))
  await page.reload()
  expect(await agreedCount(page)).toBe(both)

  await row(page, '20 min drive of 90012').click()
  const form = page.getByRole('dialog', { name: '20 min drive of 90012' })
  expect(await form.getByRole('textbox', { name: 'From' }).inputValue()).toBe('90012')
  await form.getByText('Walk', { exact: true }).click()
  await form.getByRole('textbox', { name: 'How far' }).fill('15')
  await countAfter(page, () => form.getByRole('button', { name: 'Change the area' }).click())
  expect(lastSent()).toMatchObject({ costing: 'pedestrian', contours: [{ time: 15 }] })
  expect(widths(page).sort()).toEqual([0.2, 0.3])
  await row(page, '15 min walk of 90012').waitFor()

  // One step back is the area before.
  await countAfter(page, () => page.goBack())
  expect(widths(page).sort()).toEqual([0.2, 0.4])

  // A routing server that fails leaves the area, and says why.
  forgiven.push(failedToLoad)
  routing.behaves(sendsJson({ error_code: 171, error: 'No suitable edges near location' }, 400))
  await row(page, '20 min drive of 90012').click()
  await form.getByRole('textbox', { name: 'How far' }).fill('25')
  await form.getByRole('button', { name: 'Change the area' }).click()
  await form.getByText('There is no road for cars near this point.').waitFor()
  expect(await form.getByRole('textbox', { name: 'How far' }).inputValue()).toBe('25')
  expect(widths(page).sort()).toEqual([0.2, 0.4])
})

test('a click on the map is where a drive begins, by mouse and by keyboard', async () => {
  routing.behaves(squares)
  const { page, forgiven } = await visitApp(app, linkTo({}, { at: atOf(losAngeles), map: 'none' }))
  await mapOf(page).waitFor()
  await agreedCount(page)
  await tool(page, 'Drive time from a point').click()
  const hint = page.getByRole('region', { name: 'How to draw' })
  await hint.getByText('Click where the drive begins').waitFor()
  await hint.getByRole('textbox', { name: 'How far' }).fill('5')
  const { x, y } = await middleOf(mapOf(page))
  await countAfter(page, () => page.mouse.click(x, y))
  expect(widths(page)).toEqual([0.1])
  await page.keyboard.press('Escape')
  await eventually(() => tool(page, 'Select').getAttribute('aria-pressed')).toBe('true')

  await mapOf(page).focus()
  await page.keyboard.press('t')
  await page.keyboard.press('Shift+ArrowRight')
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(widths(page)).toEqual([0.1, 0.1])

  forgiven.push(failedToLoad)
  routing.behaves((_request, response) => response.writeHead(500).end())
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await hint.getByText('The routing server failed (status 500).').waitFor()
  expect(polygonsOf(page)).toHaveLength(2)
})

test('a sentence with a drive time requests its area when it is selected', async () => {
  let release = () => {}
  const delay = new Promise<void>((done) => {
    release = done
  })
  routing.behaves(async (request, response) => {
    await delay
    squares(request, response)
  })
  const { page, forgiven } = await visitApp(app)
  await agreedCount(page)
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('combobox', { name: 'Find anything' })
  await finder.fill('dentists within 30 minutes of 90012')
  const option = page.getByRole('option', { name: /Offices and clinics of dentists.*30 min drive of 90012/ })
  await option.waitFor()
  expect(routing.received).toHaveLength(0)
  await page.keyboard.press('Enter')
  await page.getByText('Finding the area of the drive time…').first().waitFor()
  const n = await countAfter(page, async () => release())
  expect(criteriaOf(page).PrimarySic).toBe('8021')
  expect(widths(page)).toEqual([0.6])
  expect(n).toBe(await countOf(criteriaOf(page)))
  await row(page, '30 min drive of 90012').waitFor()

  forgiven.push(failedToLoad)
  routing.behaves((_request, response) => response.writeHead(500).end())
  const box = page.getByRole('combobox', { name: /^Add a place/ })
  await box.fill('within 40 minutes of 90012')
  await page.getByRole('option', { name: '40 min drive of 90012' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('The routing server failed (status 500).').first().waitFor()
  expect(await box.inputValue()).toBe('within 40 minutes of 90012')
})

test('a service without a routing server offers no drive times', async () => {
  const { page } = await visitApp((await gatewayApp(address)).address)
  await agreedCount(page)
  const group = page.getByRole('region', { name: 'Where', exact: true })
  await group.getByRole('button').first().click()
  const where = page.getByRole('dialog', { name: 'Where' })
  await where.getByRole('tab', { name: 'Around a place' }).waitFor()
  expect(await where.getByRole('tab', { name: 'Drive time' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await mapOf(page).focus()
  await page.keyboard.press('t')
  expect(await tool(page, 'Select').getAttribute('aria-pressed')).toBe('true')
  expect(await tool(page, 'Drive time from a point').count()).toBe(0)
})
