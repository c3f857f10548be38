import type { Locator, Page } from 'playwright'
import type { Edit } from './delays.ts'

/** Milliseconds between two keystrokes of a fast typist. */
const KEY = 60

const names = [
  'pizza',
  'smith',
  'auto repair',
  'garden',
  'dental',
  'church',
  'star',
  'first bank',
  'cafe',
  'law',
]
const employees = ['5–9', '10–19', '20–49', '50–99', '100–249', '250–499', '500–999', '5–9', '20–49', '1–4']
const zips = ['60614', '68046', '10001', '90001', '77002', '02903', '33101', '98101', '30301', '80202']
/** Pixels by which a circle's middle, and then its rim, are dragged. */
const drags = [
  [40, 20],
  [-60, 30],
  [25, -45],
  [-30, -20],
  [50, 35],
] as const

const form = (page: Page, group: string) => page.getByRole('dialog', { name: group })

const openForm = (group: string) => (page: Page) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button').first().click()

async function retype(box: Locator, text: string) {
  await box.fill('')
  await box.pressSequentially(text, { delay: KEY })
}

const nameEdits = names.map(
  (name): Edit => ({
    sort: 'company name typed',
    path: '/',
    open: openForm('Contact'),
    async act(page) {
      const box = form(page, 'Contact').getByRole('textbox', { name: 'Company name' })
      await retype(box, name)
      await box.press('Enter')
    },
  }),
)

const sizeEdits = employees.map(
  (words): Edit => ({
    sort: 'range toggled',
    path: '/?StatesProvinces=["CA","TX","NY","FL"]',
    open: openForm('Size'),
    act: (page) =>
      form(page, 'Size')
        .getByRole('group', { name: 'Employees here', exact: true })
        .getByText(words, { exact: true })
        .click(),
  }),
)

const circle = { Latitude: 41.85, Longitude: -87.75, RadiusMiles: 12 }
const dragEdits = drags.flatMap(([right, down]) =>
  [
    (page: Page) => page.getByRole('button', { name: /^Center of Circle 1/ }),
    (page: Page) => page.getByRole('slider', { name: 'Radius of Circle 1' }),
  ].map(
    (handle): Edit => ({
      sort: 'circle dragged',
      path: `/?RadiusCenterPointList=${JSON.stringify([circle])}&at=41.85,-87.75,9`,
      open: (page) => handle(page).waitFor(),
      act: (page) => drag(page, handle(page), right, down),
    }),
  ),
)

const zipEdits = zips.map(
  (zip): Edit => ({
    sort: 'ZIP code typed',
    path: '/?LocationEmployeesSizeRange=["1-4","5-9"]',
    open: openForm('Where'),
    async act(page) {
      const where = form(page, 'Where')
      await where.getByRole('tab', { name: 'ZIP list' }).click()
      const box = where.getByRole('textbox', { name: /ZIP codes/ })
      await retype(box, zip)
      await where.getByRole('button', { name: /^Add .*ZIP code/ }).press('Enter')
    },
  }),
)

/** Forty changes of a search, of four sorts, as a person makes them. */
export const edits: readonly Edit[] = [...nameEdits, ...sizeEdits, ...dragEdits, ...zipEdits]

async function drag(page: Page, handle: Locator, right: number, down: number): Promise<void> {
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 12 })
  await page.mouse.up()
}
