import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { axeFindings } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { planned } from './exports.ts'
import { isFocused } from './focus.ts'
import { linkTo } from './link.ts'
import { address, emptyPage, visit } from './visit.ts'

const search = linkTo({ StatesProvinces: ['RI'], PrimarySic: '58' }).slice(1)

type Screen = [name: string, path: () => Promise<string>, ready: (page: Page) => Promise<unknown>]
/** The pages that show the number of companies, and what is visible once they are ready. */
const pages: Screen[] = [
  ['search', async () => `/${search}`, agreedCount],
  [
    'industries',
    async () => `/industries${search}`,
    (page) => page.getByRole('treeitem', { name: /^A .*companies/ }).waitFor(),
  ],
  ['settings', async () => `/settings${search}`, (page) => page.getByText('answered in').waitFor()],
  [
    'record',
    async () => `/companies/${(await recordsOf({ StateProvince: 'RI' }))[0]?.Id}`,
    (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  ],
]

/** The pages with a person's own data. */
const ownPages: Screen[] = [
  ['lists', async () => `/lists${search}`, (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['exports', async () => `/exports${search}`, planned],
  ['activity', async () => `/activity${search}`, (page) => page.getByRole('heading').first().waitFor()],
]

/** Elements beyond the right edge of the screen that are neither in a scrolling region nor hidden. */
function cutOff(): string[] {
  const width = document.documentElement.clientWidth
  const scrolls = (it: Element | null): boolean => {
    for (let up = it?.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true
    return false
  }
  return [...document.querySelectorAll('button, a, input, h1, h2, h3, p, label, output')]
    .filter((it) => it.getBoundingClientRect().width > 0 && it.getBoundingClientRect().right > width + 1)
    .filter((it) => !scrolls(it))
    .map((it) => `${it.tagName} ${it.textContent?.slice(0, 40)}`)
}

/** Widths and heights: at 200 % and 400 % on 1280 × 1024, and a small phone. */
const narrow = [
  [640, 512],
  [320, 256],
  [320, 640],
] as const

/** Text spacing that must not cut anything off (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Running animations. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
    .map((it) => String((it as CSSAnimation).animationName ?? it.id))

test.each([...pages, ...ownPages])(
  '%s loses nothing on narrow screens, with wider text, in forced colors and without motion',
  async (_, path, ready) => {
    const { page } = await visit(await path(), { reducedMotion: 'reduce' })
    await ready(page)
    expect(await page.evaluate(moving)).toEqual([])
    for (const [width, height] of narrow) {
      await page.setViewportSize({ width, height })
      await page.reload()
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await page.evaluate(cutOff), `at ${width} by ${height}`).toEqual([])
    }
    expect(await axeFindings(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    const link = page.getByRole('link', { name: 'Settings' }).first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await isFocused(link)).toBe(true)
    expect(await link.evaluate((it) => getComputedStyle(it).outlineStyle)).not.toBe('none')

    // Like a user style sheet; a style element would need the nonce of the page.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, spacing)
    expect(await page.evaluate(cutOff), 'with wider text').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  },
)

test('ticks of the tree are seen in forced colors', async () => {
  const { page } = await visit('/industries', { forcedColors: 'active' })
  const line = page.getByRole('treeitem', { name: /^A .*companies/ })
  await line.locator('[data-part=tick]').click()
  await eventually(() => line.getAttribute('aria-checked')).toBe('true')
  const shown = await line.locator('[data-part=tick] svg').evaluate((it) => {
    const box = it.parentElement as Element
    return getComputedStyle(it).color !== getComputedStyle(box).backgroundColor
  })
  expect(shown).toBe(true)
})

test.each(['de-DE', 'fr-FR', 'ar-EG'])(
  'in a browser of %s numbers and words remain as they are',
  async (locale) => {
    const { page } = await emptyPage({ locale })
    for (const [, path, ready] of pages) {
      await page.goto(address + (await path()))
      await ready(page)
      const words = () => page.locator('body').textContent()
      await eventually(words).toContain('30,000')
      expect(await words()).not.toMatch(/[٠-٩]/)
    }
  },
)
