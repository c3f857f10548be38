import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The widths and heights at which a screen is checked. */
export const sizes = [
  [1440, 900],
  [390, 844],
] as const

/**
 * Runs in the page: waits until it is painted, as elements in size containers get their colors only then, and until animations
 * have ended. Endless animations are skipped.
 */
const still = `new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  .then(() => Promise.all(document.getAnimations()
  .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => {}))))`

/** Rules about colors, the only ones whose findings depend on the color scheme. */
const ofColors = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong on a page that has come to rest, as "rule: element <its html". It is at rest when what was found is found
 * again: on a busy machine a first look may meet a page half drawn. Without `rules` all of axe's are checked.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  let found: string[] = await axeLook(page, rules)
  for (let before: string[] = []; found.length > 0 && `${found}` !== `${before}`; ) {
    before = found
    await page.waitForTimeout(500)
    found = await axeLook(page, rules)
  }
  return found
}

/**
 * The same in light and in dark colors, which follow the system without a reload. It begins with those that the page has, and the
 * page keeps the others: a switch draws all of it again.
 */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [first, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const findings: string[] = []
  for (const colorScheme of [first, other]) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    const rules = colorScheme === other ? ofColors : undefined
    findings.push(...(await axeFindings(page, rules)).map((finding) => `${colorScheme}: ${finding}`))
  }
  return findings
}

async function axeLook(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(`${still}.then(() => {})`)
  const { violations } = await page.evaluate((runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    // Reading all style sheets, a third of a look, is for a rule that axe does not run by default, and for audio and video.
    return axe.run({ resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) })
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary}`,
    ),
  )
}

interface Violation {
  id: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}
