import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { SavedSearch } from '#lists/saved-search.ts'
import { countOf, recordsOf } from './api.ts'
import { axeFindings } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf } from './files.ts'
import { criteriaOf, linkTo } from './link.ts'
import { storedList } from './lists.ts'
import { visit } from './visit.ts'

const island = { StatesProvinces: ['RI'] }
const DAY = 86_400_000

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Lists' })
const section = (page: Page) => sidebar(page).getByRole('region', { name: 'Saved searches' })
const link = (page: Page, name: string | RegExp) => section(page).getByRole('link', { name })
const menu = async (page: Page, name: string, item: string | RegExp) => {
  await section(page)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
const dialog = (page: Page) => page.getByRole('dialog')

const folderField = (page: Page) => dialog(page).getByLabel('Folder', { exact: true }).first()

interface Given {
  name: string
  count: number
  folder?: string
  kind?: 'companies' | 'people'
  criteria?: object
}

/** Puts saved searches into the browser's database that were counted some days ago. */
async function withSearches(given: readonly Given[], options = {}) {
  const it = await visit('/lists', options)
  await it.page.getByRole('button', { name: 'New list' }).first().waitFor()
  const searches = given.map(
    ({ name, count, folder = '', kind = 'companies', criteria = island }, i): SavedSearch => {
      const counted = { count, at: new Date(Date.now() - 20 * DAY).toISOString() }
      return {
        id: `s${i}`,
        kind,
        name,
        folder,
        note: '',
        criteria,
        saved: counted,
        seen: counted,
        last: counted,
      }
    },
  )
  await it.page.evaluate(
    (rows) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('catchment')
        opening.onsuccess = () => {
          const work = opening.result.transaction('searches', 'readwrite')
          for (const row of rows) work.objectStore('searches').put(row, row.id)
          work.oncomplete = () => {
            opening.result.close()
            done()
          }
          work.onerror = () => fail(work.error)
        }
      }),
    searches,
  )
  return it
}

/** The paths of the count requests of a page. */
function watchCounts(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(multiple)?count$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

const written = (n: number) => n.toLocaleString('en-US')

test('a search is saved by keyboard, is in the sidebar of lists and in the finder after a reload', async () => {
  const { page } = await visit(linkTo(island))
  const total = await agreedCount(page)
  await page.getByRole('button', { name: 'Save search' }).focus()
  await page.keyboard.press('Enter')
  const name = dialog(page).getByRole('textbox', { name: 'Name' })
  await eventually(() => name.inputValue()).toBe('Rhode Island')
  await name.fill('')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('A saved search needs a name').waitFor()
  await name.fill('Ocean State')
  await folderField(page).fill('New England')
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Every Monday')
  await name.focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Ocean State” is saved.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Saved as “Ocean State”' }).waitFor()

  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await section(page).getByRole('button', { name: 'New England 1', exact: true }).waitFor()
  await eventually(() => link(page, /Ocean State/).innerText()).toBe(`Ocean State\n${written(total)}`)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('ocean')
  await page.getByRole('option', { name: /Ocean State/ }).click()
  expect(await agreedCount(page)).toBe(total)
  expect(criteriaOf(page)).toEqual(island)
})

test('opening the lists counts all saved searches in one call for each kind, and shows the change', async () => {
  const [companies, vermont, people] = await Promise.all([
    countOf(island),
    countOf({ StatesProvinces: ['VT'] }),
    countOf(island, 'people'),
  ])
  const { page } = await withSearches([
    { name: 'More', count: companies - 7 },
    { name: 'Fewer', count: vermont + 3, criteria: { StatesProvinces: ['VT'] } },
    { name: 'Same', count: people, kind: 'people' },
  ])
  const paths = watchCounts(page)
  await page.reload()
  await link(page, /More/)
    .getByText(`${written(companies)} (+7 since `)
    .waitFor()
  await link(page, /Fewer/)
    .getByText(`${written(vermont)} (−3 since `)
    .waitFor()
  await eventually(() => link(page, /Same/).innerText()).toBe(`Same\n${written(people)}`)
  expect(paths.toSorted().map((path) => path.split('/').slice(-2).join('/'))).toEqual([
    'companies/multiplecount',
    'people/multiplecount',
  ])

  // Once it was opened, changes are counted from then on.
  await link(page, /More/).click()
  expect(await agreedCount(page)).toBe(companies)
  await page.goBack()
  await eventually(() => link(page, /More/).innerText()).toBe(`More\n${written(companies)}`)
  await link(page, /Fewer/).getByText('(−3 since ').waitFor()

  // What was counted a moment ago is counted again only on request.
  paths.length = 0
  await section(page).getByRole('button', { name: 'Refresh the counts' }).click()
  await eventually(() => paths.length).toBe(2)
})

test('a saved search becomes a list, and then shows what is new', async () => {
  const all = await recordsOf(island)
  const { page } = await withSearches([{ name: 'Ocean State', count: all.length - 4 }])
  await page.reload()
  await section(page).getByRole('button', { name: 'Save “Ocean State” as a list' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => dialog(page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ocean State')
  await dialog(page)
    .getByRole('button', { name: `Save ${written(all.length)} companies` })
    .click()
  await dialog(page).getByRole('link', { name: 'Open the list' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ocean State' }).waitFor()

  const show = section(page).getByRole('button', { name: 'Show what is new in “Ocean State”' })
  await show.click()
  await page.getByText('“Ocean State” has no new, removed or changed records.').waitFor()

  // As if four of them had come since.
  const { id, steps } = await storedList(page, 'Ocean State')
  await page.evaluate(
    ([key, ids]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('catchment')
        opening.onsuccess = () => {
          const work = opening.result.transaction('members', 'readwrite')
          const empty = ids.replaceAll(/[^\n]/g, '')
          work.objectStore('members').put({ ids, etags: empty }, key)
          work.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    [
      `${id}/${steps.at(-1)?.id}`,
      all
        .slice(4)
        .map(({ Id }) => Id)
        .join('\n'),
    ] as const,
  )
  await page.reload()
  await show.click()
  await page.getByRole('group', { name: 'Changes to show' }).getByRole('button', { name: '4 new' }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
})

test('folders: moved, renamed, closed and deleted, each with undo', async () => {
  const { page } = await withSearches([
    { name: 'A', count: 1, folder: 'East' },
    { name: 'B', count: 1, folder: 'East' },
    { name: 'C', count: 1 },
  ])
  await page.reload()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const folder = (name: string) => section(page).getByRole('button', { name, exact: true })
  await folder('East 2').waitFor()

  await menu(page, '“C”', 'Edit …')
  await folderField(page).fill('East')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await folder('East 3').waitFor()
  await undo.click()
  await folder('East 2').waitFor()

  await menu(page, 'folder “East”', 'Rename …')
  await dialog(page).getByRole('textbox', { name: 'Name of the folder' }).fill('Coast')
  await dialog(page).getByRole('button', { name: 'Rename' }).click()
  await folder('Coast 2').waitFor()
  await folder('Coast 2').click()
  await link(page, /^A/).waitFor({ state: 'hidden' })
  await folder('Coast 2').click()
  await link(page, /^A/).waitFor()

  await menu(page, 'folder “Coast”', 'Delete with 2 searches')
  await folder('Coast 2').waitFor({ state: 'hidden' })
  await undo.click()
  await folder('Coast 2').waitFor()
  await menu(page, '“C”', 'Delete')
  await link(page, /^C/).waitFor({ state: 'hidden' })
  await undo.click()
  await link(page, /^C/).waitFor()

  await sidebar(page).getByRole('textbox', { name: 'Find a list or tag' }).fill('coast b')
  await link(page, /^C/).waitFor({ state: 'hidden' })
  await link(page, /^B/).waitFor()
})

test('saved searches are in the backup, and come back with it', async () => {
  const { page } = await withSearches([{ name: 'Kept', count: 1, folder: 'East' }])
  await page.goto(new URL('/settings', page.url()).href)
  const file = await fileOf(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  expect(file).toContain('["catchment","searches","s0",')
  await page.getByRole('button', { name: 'Delete all local data' }).click()
  await dialog(page).getByText('Saved searches').waitFor()
  await dialog(page)
    .getByRole('button', { name: /^Delete (it|these)/ })
    .click()
  await page.getByText('Nothing is stored in this browser.').waitFor()
  await page
    .getByRole('region', { name: 'Data in this browser' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(file) })
  await page.getByText('The data from the file is restored.').waitFor()
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await link(page, /Kept/).waitFor()
})

test.each([
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)('axe finds nothing: %s, %d wide', async (colorScheme, width, height) => {
  const options = { colorScheme, viewport: { width, height } }
  const { page } = await withSearches(
    [
      { name: 'Ocean State', count: 5, folder: 'East' },
      { name: 'Other', count: 5 },
    ],
    options,
  )
  await page.reload()
  await link(page, /Ocean State/).waitFor()
  const findings: Record<string, string[]> = { sidebar: await axeFindings(page) }
  await menu(page, '“Other”', 'Edit …')
  await folderField(page).waitFor()
  findings.edit = await axeFindings(page)
  expect(findings).toEqual({ sidebar: [], edit: [] })
})
