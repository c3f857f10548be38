import type { Locator, Page } from 'playwright'
import type { Criteria } from '#contract/criteria.ts'
import type { Point } from '#contract/place.ts'
import type { PageOptions } from './contexts.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { linkTo } from './link.ts'
import { visit } from './visit.ts'

/** A point of the page in pixels. */
export interface PagePoint {
  x: number
  y: number
}

/** The map's middle and zoom, as a link holds it. */
export interface Viewport extends Point {
  zoom: number
}

/** Greater Los Angeles: land, sea and many companies. */
export const losAngeles: Viewport = { Latitude: 34.05, Longitude: -118.1, zoom: 9 }

export const atOf = ({ Latitude, Longitude, zoom }: Viewport) => `${Latitude},${Longitude},${zoom}`

export const mapOf = (page: Page) => page.getByRole('application', { name: /^Map/ })

/** Opens the map over Los Angeles with these criteria, and waits for its count. */
export async function mapPage(criteria: Criteria = {}, options: PageOptions = {}): Promise<Page> {
  const { page } = await visit(linkTo(criteria, { at: atOf(losAngeles) }), options)
  await mapOf(page).waitFor()
  await agreedCount(page)
  return page
}

export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Drawing tools' }).getByRole('button', { name })

/** Web Mercator, in pixels from the north-west corner of the world. */
function mercator({ Latitude, Longitude }: Point, zoom: number): PagePoint {
  const side = 256 * 2 ** zoom
  const y = Math.asinh(Math.tan((Latitude * Math.PI) / 180))
  return { x: (side * (Longitude + 180)) / 360, y: (side * (1 - y / Math.PI)) / 2 }
}

/** The position of a point on the page while the map shows a viewport. */
export async function positionOf(page: Page, point: Point, view: Viewport): Promise<PagePoint> {
  const middle = await middleOf(mapOf(page))
  const [at, center] = [mercator(point, view.zoom), mercator(view, view.zoom)]
  return { x: middle.x + at.x - center.x, y: middle.y + at.y - center.y }
}

/** The position of a place on the page while the map shows Los Angeles. */
export const pagePoint = (page: Page, Latitude: number, Longitude: number): Promise<PagePoint> =>
  positionOf(page, { Latitude, Longitude }, losAngeles)

/** Clicks at each of some places while the map shows Los Angeles. */
export async function clickAt(page: Page, ...places: [latitude: number, longitude: number][]): Promise<void> {
  for (const place of places) {
    const { x, y } = await pagePoint(page, ...place)
    await page.mouse.click(x, y)
  }
}

/** The middle of an element on the page. */
export async function middleOf(element: Locator): Promise<PagePoint> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses at the first point, moves through the others and releases at the last. */
export async function drag(page: Page, from: PagePoint, ...through: PagePoint[]): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of through) await page.mouse.move(x, y, { steps: 6 })
  await page.mouse.up()
}

/** The same with a finger. */
export async function swipe(page: Page, from: PagePoint, ...through: PagePoint[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: PagePoint[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  for (const pagePoint of through) await touch('touchMove', pagePoint)
  await touch('touchEnd')
  await devtools.detach()
}

/** Drags an element by so many pixels. */
export async function dragBy(page: Page, element: Locator, right: number, down: number): Promise<void> {
  const { x, y } = await middleOf(element)
  await drag(page, { x, y }, { x: x + right, y: y + down })
}

/** Waits until the map does not move: the same element at the same position twice. */
export async function still(element: Locator): Promise<void> {
  let before = ''
  await eventually(async () => {
    const now = JSON.stringify(await element.boundingBox())
    const same = now === before
    before = now
    return same
  }).toBe(true)
}

/** Whether a point is inside a ring of corners, by the crossings of a line to the east. */
export function isInside({ Latitude, Longitude }: Point, corners: readonly Point[]): boolean {
  return corners.reduce((inside, a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a
    const between = a.Latitude > Latitude !== b.Latitude > Latitude
    const share = (Latitude - a.Latitude) / (b.Latitude - a.Latitude)
    return between && Longitude < a.Longitude + share * (b.Longitude - a.Longitude) ? !inside : inside
  }, false)
}

/** Red, green, blue and opacity of what a layer of the map draws at a point of the page. */
export const drawnColor = (page: Page, layer: string, { x, y }: PagePoint): Promise<number[]> =>
  page.evaluate(
    ([pane, left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`.leaflet-${pane}-pane canvas`)
      if (!canvas) return []
      const box = canvas.getBoundingClientRect()
      const ratio = canvas.width / box.width
      const [east, south] = [(left - box.x) * ratio, (top - box.y) * ratio]
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      pixel?.drawImage(canvas, -Math.floor(east), -Math.floor(south))
      return [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])]
    },
    [layer, x, y] as const,
  )
