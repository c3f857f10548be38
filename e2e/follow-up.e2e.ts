import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { linkTo } from './link.ts'
import { keepLists } from './stored-lists.ts'
import { address, emptyPage, visit } from './visit.ts'

const criteria = { StatesProvinces: ['RI'] }
const LIST = 'Call list'

const section = (page: Page) => page.getByRole('region', { name: 'Follow-up', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const listGrid = (page: Page) => page.getByRole('grid', { name: 'Companies of the list' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('row').filter({ hasText: name }).first()

/** The day so many days from today, as a date field has it, and as it is written in tables. */
function day(days: number) {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12)
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    value: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    written: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(date),
  }
}

/** The names of the rows of the list. */
const namesIn = (page: Page) =>
  listGrid(page).locator('[role="row"][aria-rowindex] [role="gridcell"]:nth-child(2)').allInnerTexts()

/** Writes rows into the store of follow-ups, as the app stores them. */
async function withFollowUps(page: Page, rows: Record<string, object>): Promise<void> {
  await page.evaluate(
    (rows) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('catchment')
        opening.onsuccess = () => {
          const work = opening.result.transaction('followUps', 'readwrite')
          for (const [key, row] of Object.entries(rows)) work.objectStore('followUps').put(row, key)
          work.oncomplete = () => {
            opening.result.close()
            done()
          }
          work.onerror = () => fail(work.error)
        }
      }),
    rows,
  )
}

/** A list of the first companies of a state that were loaded. */
async function withList(options: Parameters<typeof visit>[1] = {}, records = 4) {
  const all = (await recordsOf(criteria, ['CompanyName', 'City', 'StateProvince'])).slice(0, records)
  const { page } = await visit('/lists', options)
  await keepLists(page, [{ id: 'calls', name: LIST, records: all }], all)
  return { page, all, name: (i: number) => all[i]?.CompanyName ?? '' }
}

async function openList(page: Page) {
  await page.goto(`${address}/lists/calls`)
  await listGrid(page).getByRole('row').nth(1).waitFor()
}

test('what is noted in the panel is in the table, in another tab and after a reload', async () => {
  const { page } = await visit(linkTo(criteria))
  await agreedCount(page)
  const grid = page.getByRole('grid', { name: 'Companies' })
  const first = grid.locator('[aria-rowindex="2"]').getByRole('gridcell').nth(1)
  await eventually(() => first.innerText()).not.toBe('')
  const name = await first.innerText()
  await first.click()
  await section(page).getByLabel('Status').selectOption('To call')
  await section(page).getByText('Saved').waitFor()
  await section(page).getByRole('textbox', { name: 'Note' }).fill('Ask for Ada')
  await section(page).getByRole('button', { name: 'In a week' }).click()
  await section(page).getByLabel('Tags', { exact: true }).first().pressSequentially('spring,')
  await section(page).getByText('Saved').waitFor()
  expect(await section(page).getByLabel('Follow-up date').inputValue()).toBe(day(7).value)

  await page.getByRole('button', { name: 'Choose columns' }).click()
  const choice = page.getByRole('group', { name: 'Yours' })
  for (const label of ['Status', 'Follow-up', 'Tags', 'Note'])
    await choice.getByRole('checkbox', { name: label }).click()
  await page.getByRole('button', { name: 'Choose columns' }).click()
  const cells = () => rowOf(page, name).innerText()
  await eventually(cells).toMatch(
    new RegExp(['To call', day(7).written, 'spring', 'Ask for Ada'].join('[\\s\\S]*')),
  )

  const other = await page.context().newPage()
  await other.goto(page.url())
  await eventually(() => section(other).getByRole('textbox', { name: 'Note' }).inputValue()).toBe(
    'Ask for Ada',
  )
  await section(other).getByLabel('Status').selectOption({ label: 'Add a status …' })
  await section(other).getByRole('textbox', { name: 'New status' }).fill('Ask again')
  await other.keyboard.press('Enter')
  await section(other).getByText('Saved').waitFor()
  await other.close()
  await eventually(cells).toContain('Ask again')
  await eventually(() => section(page).getByLabel('Status').inputValue()).toBe('Ask again')

  await page.reload()
  await eventually(cells).toContain('Ask again')
  expect(await section(page).getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Ask for Ada')
})

test('a note is stored as it is typed: closing the panel at once loses nothing', async () => {
  const { page } = await visit(linkTo(criteria))
  await agreedCount(page)
  const grid = page.getByRole('grid', { name: 'Companies' })
  const first = grid.locator('[aria-rowindex="2"]').getByRole('gridcell').nth(1)
  await first.click()
  await section(page).getByRole('textbox', { name: 'Note' }).pressSequentially('Left a message')
  await page.getByRole('button', { name: 'Close the record' }).click()
  await first.click()
  await eventually(() => section(page).getByRole('textbox', { name: 'Note' }).inputValue()).toBe(
    'Left a message',
  )
})

test('rows of a list get a status and tags together, with one undo, and are filtered by them', async () => {
  const { page, name } = await withList()
  await openList(page)
  for (const i of [0, 1]) await page.getByRole('checkbox', { name: `Tick ${name(i)}` }).click()
  await page.getByRole('button', { name: 'Set status …' }).click()
  await page.getByRole('menuitem', { name: 'To call' }).click()
  await page.getByText('Status of 2 companies set to “To call”.').waitFor()
  await eventually(() => rowOf(page, name(0)).innerText()).toContain('To call')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await eventually(() => rowOf(page, name(0)).innerText()).not.toContain('To call')
  await page.getByRole('button', { name: 'Set status …' }).click()
  await page.getByRole('menuitem', { name: 'New status …' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name of the status' }).fill('Visit')
  await page.keyboard.press('Enter')
  await eventually(() => rowOf(page, name(1)).innerText()).toContain('Visit')

  await page.getByRole('button', { name: 'Add tag …' }).click()
  await dialog(page).getByLabel('Tags', { exact: true }).first().fill('fair')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('“fair” added to 2 companies.').waitFor()
  await page.getByRole('button', { name: 'Add tag …' }).click()
  await dialog(page).getByRole('group', { name: 'Tags in use' }).getByRole('button', { name: 'fair' }).click()
  await dialog(page).getByText('fair').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Untick all' }).click()

  await page.getByRole('button', { name: 'Filter by follow-up' }).click()
  await dialog(page).getByLabel('Status').selectOption('No status')
  await eventually(() => namesIn(page)).toEqual([name(2), name(3)])
  await dialog(page).getByLabel('Status').selectOption('Any status')
  await dialog(page).getByLabel('Tag').selectOption('fair')
  await eventually(() => namesIn(page)).toEqual([name(0), name(1)])
  await dialog(page).getByLabel('Due today or overdue').check()
  await page.getByText('No record of this list matches the follow-up filters.').waitFor()
  await dialog(page).getByRole('button', { name: 'Clear' }).click()
  await eventually(() => namesIn(page)).toHaveLength(4)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Choose columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click()
  await page.keyboard.press('Escape')
  await eventually(() => rowOf(page, name(0)).innerText()).toContain('fair')
})

test('follow-ups that are due are at the top of the lists, and open their records', async () => {
  const { page, all, name } = await withList()
  const followUp = { status: 'To call', tags: ['spring'], note: 'Ask for Ada' }
  await withFollowUps(page, {
    [`companies/${all[0]?.Id}`]: { ...followUp, date: day(0).value },
    [`companies/${all[1]?.Id}`]: { ...followUp, date: day(-3).value },
    [`companies/${all[2]?.Id}`]: { ...followUp, date: day(1).value },
  })
  await page.reload()
  await page.getByRole('link', { name: 'Follow-ups due: 2' }).click()
  const table = page.getByRole('table', { name: 'Records with a follow-up that is due' })
  await eventually(() => table.getByRole('rowheader').allInnerTexts()).toEqual([name(1), name(0)])
  await table.getByRole('row').nth(1).getByText('overdue').waitFor()
  await table.getByRole('button', { name: `Tomorrow: move the follow-up of ${name(1)}` }).click()
  await page.getByRole('link', { name: 'Follow-ups due: 1' }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('link', { name: 'Follow-ups due: 2' }).waitFor()
  await table.getByRole('button', { name: `Done: remove the follow-up date of ${name(0)}` }).click()
  await page.getByRole('link', { name: 'Follow-ups due: 1' }).waitFor()
  await table.getByRole('link', { name: name(1) }).click()
  await eventually(() => section(page).getByLabel('Follow-up date').inputValue()).toBe(day(-3).value)
  await section(page).getByText('Overdue').waitFor()
})

test('an export has what was noted once its columns are added', async () => {
  const { page, all } = await withList()
  await withFollowUps(page, {
    [`companies/${all[1]?.Id}`]: { status: 'Won', date: '2026-11-24', tags: ['a', 'b'], note: 'Two\nlines' },
  })
  await page.goto(`${address}/exports?list=calls`)
  await planned(page)
  await page.getByRole('button', { name: 'Add columns' }).click()
  const own = page.getByRole('group', { name: 'Yours', exact: true })
  expect(await own.getByRole('checkbox', { name: 'Status' }).isChecked()).toBe(false)
  await own.getByRole('checkbox', { name: 'Yours, all 4' }).check()
  await page.keyboard.press('Escape')
  await planned(page)
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(
    rows.map((row) => ['Status', 'Date', 'Tags', 'Note'].map((part) => row[`FollowUp.${part}`])),
  ).toEqual([
    ['', '', '', ''],
    ['Won', '2026-11-24', 'a; b', 'Two\nlines'],
    ['', '', '', ''],
    ['', '', '', ''],
  ])
})

test('a vCard has what was noted once it is selected', async () => {
  const { page, all } = await withList()
  const [first] = all
  await withFollowUps(page, {
    [`companies/${first?.Id}`]: { status: 'Won', date: '', tags: ['fair', 'spring'], note: 'Ask for Ada' },
  })
  await page.goto(`${address}/exports?list=calls`)
  await page.getByRole('radio', { name: /^vCard/ }).click()
  await planned(page)
  const own = page.getByRole('group', { name: 'Yours', exact: true })
  await own.getByRole('checkbox', { name: 'Tags' }).check()
  await own.getByRole('checkbox', { name: 'Note' }).check()
  await page.getByRole('region', { name: 'Columns of vCard' }).getByText('Ask for Ada').waitFor()
  const lines = (await fileOf(page, () => startExport(page))).split('\r\n')
  expect(lines.filter((line) => /^(CATEGORIES|NOTE)/.test(line))).toEqual([
    'CATEGORIES:fair,spring',
    'NOTE:Ask for Ada',
  ])
})

test('it is in the backup, deleted with all local data, and comes back with the backup', async () => {
  const { page, all, name } = await withList()
  await withFollowUps(page, {
    [`companies/${all[0]?.Id}`]: { status: 'Visit', date: '', tags: [], note: 'Kept' },
  })
  await page.goto(`${address}/settings`)
  const data = page.getByRole('region', { name: 'Data in this browser', exact: true })
  const file = await fileOf(page, () => data.getByRole('button', { name: 'Save as a file' }).click())
  expect(file).toContain(`["catchment","followUps","companies/${all[0]?.Id}",`)
  await data.getByRole('button', { name: 'Delete all local data' }).click()
  await dialog(page).getByText('Status, follow-up dates, tags and notes of records').waitFor()
  await dialog(page)
    .getByRole('button', { name: /^Delete (it|these)/ })
    .click()
  await data.getByText('Nothing is stored in this browser.').waitFor()
  await data
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(file) })
  await page.getByText('The data from the file is restored.').waitFor()
  await openList(page)
  await eventually(() => rowOf(page, name(0)).innerText()).toContain('Visit')
})

test('a database of the version before opens, and takes the first follow-up', async () => {
  const { page } = await emptyPage()
  await page.goto(`${address}/robots.txt`)
  await page.evaluate(async () => {
    const tables =
      'lists members records searches jobs pages templates calls matches matchParts decisions doNotContact turn'
    const request = indexedDB.open('catchment', 4)
    request.onupgradeneeded = () => {
      for (const name of tables.split(' ')) request.result.createObjectStore(name)
      const at = '2026-11-20T10:00:00.000Z'
      const steps = [{ id: 's', at, words: 'Pasted', count: 0 }]
      const list = { id: 'old', kind: 'companies', name: 'Before', tags: [], note: '', doNotContact: false }
      request.transaction?.objectStore('lists').put({ ...list, origin: { type: 'pasted' }, steps }, 'old')
    }
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.close()
  })
  await page.goto(address + linkTo(criteria))
  await agreedCount(page)
  await page
    .getByRole('grid', { name: 'Companies' })
    .locator('[aria-rowindex="2"]')
    .getByRole('gridcell')
    .nth(1)
    .click()
  await section(page).getByLabel('Status').selectOption('Called')
  await section(page).getByText('Saved').waitFor()
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByRole('navigation', { name: 'Lists' }).getByText('Before').waitFor()
})

test.each(sizes)('axe finds nothing, %d wide', async (width, height) => {
  const { page, all, name } = await withList({ viewport: { width, height } })
  await withFollowUps(page, {
    [`companies/${all[0]?.Id}`]: { status: 'To call', date: day(-1).value, tags: ['a'], note: 'n' },
  })
  await page.reload()
  const findings: Record<string, string[]> = {}
  await page.getByRole('link', { name: 'Follow-ups due: 1' }).waitFor()
  findings.lists = await findingsInBothSchemes(page)
  await page.getByRole('link', { name: 'Follow-ups due: 1' }).click()
  await page.getByRole('link', { name: name(0) }).waitFor()
  findings.due = await findingsInBothSchemes(page)
  await openList(page)
  await page.getByRole('checkbox', { name: `Tick ${name(0)}` }).click()
  findings.list = await findingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Add tag …' }).click()
  await dialog(page).getByLabel('Tags', { exact: true }).first().waitFor()
  findings.tags = await findingsInBothSchemes(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Filter by follow-up' }).click()
  await dialog(page).getByLabel('Status').waitFor()
  findings.filter = await findingsInBothSchemes(page)
  await page.goto(`${address}${linkTo(criteria)}&record=${all[0]?.Id}`)
  await section(page).getByText('Overdue').waitFor()
  findings.panel = await findingsInBothSchemes(page)
  expect(findings).toEqual({ lists: [], due: [], list: [], tags: [], filter: [], panel: [] })
})
