import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, sizes } from './axe.ts'
import { visit } from './visit.ts'

const examples = (page: Page) => page.locator('form.example')

/** Runs an example and returns the line with its status. */
async function runExample(page: Page, index: number): Promise<string> {
  const form = examples(page).nth(index)
  await form.getByRole('button', { name: 'Run' }).click()
  const status = form.locator('output p')
  await status.waitFor()
  return (await status.textContent()) ?? ''
}

test('every example of the reference runs', async () => {
  const { page } = await visit('/docs')
  const count = await examples(page).count()
  expect(count).toBeGreaterThan(20)
  for (let i = 0; i < count; i++) expect(await runExample(page, i)).toMatch(/^200 OK · \d+ ms$/)
})

test('an example is changed, requested in XML, and copied as curl', async () => {
  const { page } = await visit('/docs#getSic')
  const form = page.locator('article', { has: page.locator('#getSic') }).locator('form')
  await form.getByRole('textbox').fill('/v1/sics/58')
  await form.getByRole('combobox').selectOption('XML')
  await form.getByRole('button', { name: 'Run' }).click()
  await form.getByText('<Id>58</Id>').waitFor()
  const curl = await form.locator('.curl').textContent()
  expect(curl).toBe(
    `curl "${new URL(page.url()).origin}/v1/sics/58" -H "apikey: $KEY" -H 'Accept: application/xml'`,
  )
})

test.each(sizes)('the reference at %i pixels is for everybody', async (width) => {
  const { page } = await visit('/docs', { viewport: { width, height: 844 } })
  await runExample(page, 0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
})

test('the reference takes the scheme that was selected in the app', async () => {
  const { page } = await visit('/')
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  await page.goto(new URL('/docs', page.url()).href)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe('rgb(17, 23, 31)')
})
