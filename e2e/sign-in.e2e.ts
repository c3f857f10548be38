import type { Page } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { dataFolder, type OwnApp, ownApp } from './own-app.ts'
import { failedToLoad, visitApp } from './visit.ts'

const password = 'correct horse battery'
let app: OwnApp
beforeAll(async () => {
  app = await ownApp(
    { AUTH: 'password', AUDIT: 'on' },
    dataFolder([['sample', '--companies', '60', '--people', '40']]),
  )
})

/** A page of a person who has not signed in. */
async function pageAt(path: string, options?: PageOptions) {
  const it = await visitApp(app.address, path, options)
  // A refused call is in the console of the browser.
  it.forgiven.push(failedToLoad)
  return it.page
}

async function signIn(page: Page, login: string, given = password): Promise<void> {
  await page.getByLabel('Email or name').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const count = (page: Page, text: string) =>
  page.getByTestId('count').getByText(text, { exact: true }).waitFor()
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name}: account` })

describe('from the first operator to a member', () => {
  let link = ''
  let invite = ''

  test('the printed link makes the first operator, once', async () => {
    link = await vi.waitFor(
      () => /http\S+#link=\S+/.exec(app.printed())?.[0] ?? Promise.reject(app.printed()),
    )
    const page = await pageAt(new URL(link).pathname + new URL(link).hash)
    await page.getByRole('heading', { name: 'Set up the first operator' }).waitFor()
    await page.getByLabel('Email or name you’ll sign in with').fill('olga@example.com')
    await page.getByLabel('Your name').fill('Olga Op')
    await page.getByLabel('Password', { exact: true }).fill('too short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('password must have at least 12 characters').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await menuOf(page, 'Olga Op').waitFor()
    await count(page, '60')
    expect(new URL(page.url()).hash).toBe('')
    const again = await pageAt(new URL(link).pathname + new URL(link).hash)
    await again.getByText('This link is not valid').waitFor()
  })

  test('the operator invites a member and changes their role', async () => {
    const page = await pageAt('/admin')
    await signIn(page, 'olga@example.com')
    await page.getByRole('heading', { name: 'Admin' }).waitFor()
    await page.getByRole('button', { name: 'Invite…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite a person' })
    await dialog.getByLabel('Email or name they’ll sign in with').fill('max@example.com')
    await dialog.getByLabel('Role').selectOption('viewer')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    invite = await dialog.getByRole('status', { name: 'One-time link' }).innerText()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const invited = await pageAt(new URL(invite).pathname + new URL(invite).hash)
    await invited.getByText('Set a password for max@example.com. Your role: Viewer.').waitFor()
    await invited.getByLabel('Your name').fill('Max Member')
    await invited.getByLabel('Password', { exact: true }).fill(password)
    await invited.getByRole('button', { name: 'Create account' }).click()
    await menuOf(invited, 'Max Member').waitFor()
    await page.reload()
    await page.getByLabel('Role of Max Member').selectOption('member')
    await expect.poll(() => page.getByLabel('Role of Max Member').inputValue()).toBe('member')
  })

  test('the audit has the names of people, and is searched by them', async () => {
    const page = await pageAt('/audit')
    await signIn(page, 'olga@example.com')
    const table = page.getByRole('table', { name: 'Audit' })
    await table.getByText('Olga Op', { exact: true }).first().waitFor()
    await page.getByLabel('Person or key').fill('max member')
    await table.getByText('Olga Op', { exact: true }).first().waitFor({ state: 'hidden' })
    await table.getByText('Max Member', { exact: true }).first().waitFor()
  })

  test('a key is made, shown once, and revoked', async () => {
    const page = await pageAt('/admin')
    await signIn(page, 'olga@example.com')
    await page.getByRole('button', { name: 'Create key…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create a key' })
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const key = await dialog.getByRole('status', { name: 'New key' }).innerText()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const statusWith = async () =>
      (await fetch(`${app.address}/v1/companies/?limit=1`, { headers: { apikey: key } })).status
    expect(await statusWith()).toBe(200)
    await page.getByRole('button', { name: /^Actions for key/ }).click()
    await page.getByRole('menuitem', { name: 'Revoke…' }).click()
    await page.getByRole('button', { name: 'Revoke', exact: true }).click()
    await page.getByText('Revoked', { exact: true }).waitFor()
    expect(await statusWith()).toBe(401)
    expect(await page.content()).not.toContain(key)
  })
})

test('a wrong password is said at its field, and the page that was opened is shown after signing in', async () => {
  const page = await pageAt('/industries')
  await signIn(page, 'max@example.com', 'not the password')
  await page.getByText('The name or the password is wrong.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await menuOf(page, 'Max Member').waitFor()
  expect(new URL(page.url()).pathname).toBe('/industries')
})

test('when the session ends in mid work, signing in again goes on with what was typed', async () => {
  const page = await pageAt('/match')
  await signIn(page, 'max@example.com')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Half a na')
  await page.context().clearCookies()
  await name.pressSequentially('me')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  expect(await dialog.getByLabel('Email or name').inputValue()).toBe('max@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await name.inputValue()).toBe('Half a name')
})

test('signing out leaves nothing behind, and pages above the role say which one is needed', async () => {
  const page = await pageAt('/exports')
  await signIn(page, 'max@example.com')
  await page.getByRole('heading', { name: 'This page needs the Exporter role' }).waitFor()
  await page.getByText('Your role is Member.').waitFor()
  await menuOf(page, 'Max Member').click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { name: 'Sign in to Catchment' }).waitFor()
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${app.address}/`)
  await page.getByRole('heading', { name: 'Sign in to Catchment' }).waitFor()
})

test.each(sizes)('is accessible at %i by %i', async (width, height) => {
  const page = await pageAt('/admin', { viewport: { width, height } })
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await signIn(page, 'olga@example.com')
  await page.getByLabel('Role of Max Member').waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
