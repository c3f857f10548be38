import type { Page } from 'playwright'
import { watchTasks } from '../long-tasks.ts'

/** One thing that a person does with a list, to the end of its answer. */
export type Panel = readonly [what: string, act: (page: Page) => Promise<unknown>]

const words = (n: number) => n.toLocaleString('en-US')
const dialog = (page: Page) => page.getByRole('dialog')
const grid = (page: Page) => page.getByRole('grid')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const first = (page: Page) => page.locator('nav a[href="/lists/a"]')
/** Lists created from the first one have its name too. */
const firstIsOpen = (page: Page) => heading(page, /^First( Rename)?$/)
const choose = (page: Page, name: string | RegExp) => dialog(page).getByRole('checkbox', { name }).click()
const holds = (page: Page, many: number) =>
  page
    .getByText(`${words(many)} companies`)
    .first()
    .waitFor()
const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).and(page.locator(':enabled')).click()
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

/** Opens the first list again from the list of lists, after a new list was opened. */
async function back(page: Page): Promise<void> {
  await first(page).click()
  await firstIsOpen(page)
}

/** Opens the first list from its address, after something did not answer. */
export async function openedAgain(page: Page): Promise<void> {
  await page.goto(new URL('/lists/a', page.url()).href)
  await firstIsOpen(page)
  await watchTasks(page)
}

const viewPanels = (members: number): Panel[] => [
  [
    'open it',
    async (page) => {
      await first(page).click()
      await grid(page).getByRole('row').nth(5).waitFor()
      await page.getByText('all loaded').waitFor()
    },
  ],
  [
    'scroll to its end',
    async (page) => {
      for (let i = 1; i <= 10; i++) {
        await grid(page).evaluate((it, part) => it.scrollTo({ top: (it.scrollHeight * part) / 10 }), i)
        await page.waitForTimeout(60)
      }
    },
  ],
  [
    'filter it by a word, and clear the filter',
    async (page) => {
      const box = page.getByRole('textbox', { name: 'Find in this list' })
      await box.fill('town 77')
      const found = page.getByText(new RegExp(`^[\\d,]+ of ${words(members)} companies`))
      await found.waitFor()
      await box.fill('')
      await found.waitFor({ state: 'hidden' })
    },
  ],
  [
    'sort it by name',
    async (page) => {
      await grid(page).getByRole('button', { name: 'Company', exact: true }).click()
      await page.locator('[aria-sort=ascending]').waitFor()
      await page.waitForTimeout(3000)
    },
  ],
  [
    'remove a record and undo it',
    async (page) => {
      await grid(page).getByRole('checkbox').nth(1).click()
      await press(page, 'Remove 1')
      await holds(page, members - 1)
      await page.keyboard.press('Control+z')
      await holds(page, members)
    },
  ],
]

function comparePanels(members: number): Panel[] {
  const half = Math.floor(members / 2)
  return [
    [
      'compare it by id',
      async (page) => {
        await tab(page, /^Compare/)
        await press(page, 'Add a list')
        await page.getByRole('menuitem', { name: /^Second/ }).click()
        await page.getByRole('checkbox', { name: `A and B ${words(members - half)}` }).waitFor()
      },
    ],
    [
      'compare it by name and address',
      async (page) => {
        await page.getByRole('checkbox', { name: 'Compare by name and address too' }).click()
        await page.getByText(/in an earlier list under another id|No loaded record is in two/).waitFor()
      },
    ],
    [
      'save a part as a list',
      async (page) => {
        await press(page, /^Save as list/)
        await heading(page, 'First without Second')
        await back(page)
      },
    ],
    [
      'intersect it with another as a new list',
      async (page) => {
        await press(page, 'Intersect')
        await choose(page, /^Second/)
        await inDialog(page, /^Save the /)
        await closed(page)
        await back(page)
      },
    ],
    [
      'suppress another and undo it',
      async (page) => {
        await press(page, 'Suppress')
        await choose(page, /^Second/)
        await inDialog(page, 'Change this list')
        await closed(page)
        await holds(page, half)
        await page.keyboard.press('Control+z')
        await holds(page, members)
      },
    ],
  ]
}

const duplicatePanels = (members: number): Panel[] => [
  [
    'find duplicates by phone',
    async (page) => {
      await press(page, /^Duplicates/)
      await dialog(page)
        .getByText(/groups among/)
        .waitFor()
    },
  ],
  [
    'find duplicates by name and address too',
    async (page) => {
      await dialog(page).getByRole('checkbox', { name: 'same name and address' }).click()
      await dialog(page).getByText('Same phone, Same name and address').first().waitFor()
    },
  ],
  [
    'keep the most complete, and remove the others',
    async (page) => {
      await dialog(page).getByRole('combobox', { name: 'Keep from each group' }).click()
      await page.getByRole('option', { name: 'The one with most fields' }).click()
      await inDialog(page, /^Remove /)
      await closed(page)
      await holds(page, members - Math.floor(members / 50))
      await page.keyboard.press('Control+z')
      await holds(page, members)
    },
  ],
]

function samplePanels(members: number): Panel[] {
  const half = Math.floor(members / 2)
  return [
    [
      'draw a random sample of half',
      async (page) => {
        await press(page, 'Sample')
        await dialog(page).getByRole('textbox', { name: 'How many companies' }).fill(String(half))
        await inDialog(page, /^Save the /)
        await closed(page)
        await back(page)
      },
    ],
    [
      'draw a sample by city',
      async (page) => {
        await press(page, 'Sample')
        await dialog(page).getByRole('radio', { name: 'Random, by a field' }).click()
        await dialog(page).getByRole('combobox', { name: 'Each group of' }).click()
        await page.getByRole('option', { name: 'City', exact: true }).click()
        await dialog(page).getByRole('textbox', { name: 'How many companies' }).fill(String(half))
        await inDialog(page, /^Save the /)
        await closed(page)
        await back(page)
      },
    ],
    [
      'split it in halves by state',
      async (page) => {
        await press(page, 'Split')
        await dialog(page).getByRole('combobox', { name: 'Every part has its share of each' }).click()
        await page.getByRole('option', { name: 'State', exact: true }).click()
        await inDialog(page, /^Save the 2 lists/)
        await closed(page)
        await back(page)
      },
    ],
  ]
}

const refreshPanels: readonly Panel[] = [
  [
    'refresh it: compare',
    async (page) => {
      await press(page, 'Refresh')
      await inDialog(page, 'Refresh now')
      await dialog(page)
        .getByRole('button', { name: /^Apply/ })
        .waitFor()
    },
  ],
  [
    'refresh it: apply',
    async (page) => {
      await inDialog(page, /^Apply/)
      await closed(page)
      await page
        .getByRole('tabpanel', { name: 'Changes' })
        .getByRole('button', { name: /removed$/ })
        .waitFor()
    },
  ],
  [
    'show removed records, and more of them',
    async (page) => {
      const changes = page.getByRole('tabpanel', { name: 'Changes' })
      await changes.getByRole('button', { name: /removed$/ }).click()
      await changes.getByRole('button', { name: 'Show 100 more' }).click()
      await changes.getByText(/^200 of /).waitFor()
    },
  ],
  [
    'save removed records as a list',
    async (page) => {
      await press(page, /^Save the [\d,]+ as a list/)
      await page.getByRole('heading', { level: 1, name: /since/ }).waitFor()
    },
  ],
]

/** Every panel in turn; the list has `members` members. */
export const panels = (members: number): Panel[] => [
  ...viewPanels(members),
  ...comparePanels(members),
  ...duplicatePanels(members),
  ...samplePanels(members),
  ...refreshPanels,
]
