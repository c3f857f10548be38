import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { doneList, idsOf, openExport, planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { linkTo } from './link.ts'
import { keepLists } from './stored-lists.ts'
import { address, visit } from './visit.ts'

const rhodeIsland = { StatesProvinces: ['RI'] }
const section = (page: Page) => page.getByRole('region', { name: 'Do not contact', exact: true })
const entry = (page: Page, value: string) => section(page).getByRole('row').filter({ hasText: value })

async function add(page: Page, text: string): Promise<void> {
  await section(page).getByRole('textbox', { name: 'Add entries' }).fill(text)
  await section(page).getByRole('button', { name: 'Add', exact: true }).click()
}

/** How many entries of a kind there are. */
const countOf = (page: Page, kind: string) =>
  section(page).locator('dl > div', { hasText: kind }).locator('dd').first().textContent()

test('pasted phones, addresses, ids and domains are in no export; the file is read back without them', async () => {
  const fields = ['CompanyName', 'Phone', 'Address', 'City', 'StateProvince', 'PostalCode', 'UriList']
  const records = await recordsOf(rhodeIsland, fields)
  const withValue = (field: 'Phone' | 'Address' | 'UriList', from: number) =>
    records.slice(from).find((it) => it[field]?.length && it.PostalCode)
  const [byPhone, byAddress, byDomain, byId] = [
    withValue('Phone', 0),
    withValue('Address', 10),
    withValue('UriList', 20),
    records.at(-1),
  ]
  const host = (uri: string) => uri.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '')
  const domain = byDomain?.UriList?.[0]?.Uri
  const { page } = await visit('/settings')
  await add(
    page,
    [
      `${byPhone?.Phone?.slice(0, 3)}.${byPhone?.Phone?.slice(3)}`,
      `${byAddress?.Address}, ${byAddress?.City}, ${byAddress?.StateProvince} ${byAddress?.PostalCode}`,
      byId?.Id,
      domain && `www.${host(domain)}`,
      'not an entry',
    ]
      .filter(Boolean)
      .join('\n'),
  )
  await section(page).getByText('1 line not recognized: not an entry').waitFor()
  await eventually(() => countOf(page, 'Phones')).toBe('1')
  expect(await countOf(page, 'Addresses')).toBe('1')
  expect(await countOf(page, 'Ids')).toBe('1')
  await page.goto(address + linkTo(rhodeIsland))
  await agreedCount(page)
  await openExport(page, 'Core')
  await planned(page)
  // Before anything is loaded, the id is known; the others after it.
  await page.getByText(/of them do-not-contact/).waitFor()
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  const street = (it: (typeof records)[0]) => `${it.Address} ${it.PostalCode}`
  const wanted = records.filter(
    (it) =>
      it.Id !== byId?.Id &&
      it.Phone !== byPhone?.Phone &&
      street(it) !== street(byAddress as (typeof records)[0]) &&
      !(domain && it.UriList?.some(({ Uri }) => host(Uri) === host(domain))),
  )
  expect(wanted.length).toBeLessThan(records.length - 2)
  expect(idsOf(rows)).toEqual(idsOf(wanted))
  await doneList(page)
    .getByText(new RegExp(`${records.length - wanted.length} are excluded: do-not-contact`))
    .waitFor()
})

test('entries are searched, removed and cleared, and each of it is undone; the lists are shown with them', async () => {
  const { page } = await visit('/lists')
  await keepLists(page, [
    { id: 'never', name: 'Asked not to be called', records: [{ Id: '1', ETag: 'a' }], doNotContact: true },
  ])
  await page.goto(`${address}/settings`)
  await section(page).getByRole('link', { name: 'Asked not to be called' }).waitFor()
  await add(page, '(402) 555-0142\njane@example.com; acme.com\n12 Elm St, Omaha, NE 68102')
  await section(page).getByText('Added 4 entries.').waitFor()
  await entry(page, '(402) 555-0142').waitFor()
  await section(page).getByRole('textbox', { name: 'Search entries' }).fill('ACME')
  await eventually(() => entry(page, '@').count()).toBe(0)
  await section(page).getByRole('button', { name: 'Remove acme.com' }).click()
  await section(page).getByText('No entry contains this.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await entry(page, 'acme.com').waitFor()
  await section(page).getByRole('textbox', { name: 'Search entries' }).fill('')
  await section(page).getByRole('button', { name: 'Clear all' }).press('Enter')
  await eventually(() => countOf(page, 'Phones')).toBe('0')
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => countOf(page, 'Phones')).toBe('1')
  await page.reload()
  await eventually(() => countOf(page, 'Emails')).toBe('1')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    expect(await findingsInBothSchemes(page), `${width}`).toEqual([])
  }
})

test('entries of a file come from its columns, and are part of a backup', async () => {
  const { page } = await visit('/settings')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section(page).getByRole('button', { name: 'Add from a file' }).click(),
  ])
  await chooser.setFiles({
    name: 'never.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Company,Phone,Email\nAcme,(402) 555-0142,jane@example.com\nAjax,402-555-0143,\n'),
  })
  await section(page).getByText('Added 3 entries.').waitFor()
  const data = page.getByRole('region', { name: 'Data in this browser', exact: true })
  const backup = await fileOf(page, () => data.getByRole('button', { name: 'Save as a file' }).click())
  expect(backup.toString()).toContain('4025550143')
  await section(page).getByRole('button', { name: 'Clear all' }).click()
  await eventually(() => countOf(page, 'Phones')).toBe('0')
  const [restore] = await Promise.all([
    page.waitForEvent('filechooser'),
    data.getByRole('button', { name: 'Restore from a file' }).click(),
  ])
  await restore.setFiles({ name: 'backup.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(backup) })
  await page.getByText('The data from the file is restored.').waitFor()
  await eventually(() => countOf(page, 'Phones')).toBe('2')
})
