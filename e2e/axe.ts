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

/**
 * What axe finds wrong on a page that has come to rest, as "rule: element <its html". It is at rest when what was found is found
 * again: on a busy machine a first look may meet a page half drawn.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  let found: string[] = await axeLook(page)
  for (let before: string[] = []; found.length > 0 && `${found}` !== `${before}`; ) {
    before = found
    await page.waitForTimeout(500)
    found = await axeLook(page)
  }
  return found
}

/** The same in light and in dark colors, which follow the system without a reload; the page is light again afterwards. */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  const findings: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    findings.push(...(await axeFindings(page)).map((finding) => `${colorScheme}: ${finding}`))
  }
  return findings
}

async function axeLook(page: Page): Promise<string[]> {
  await page.evaluate(`${still}.then(() => {})`)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    return axe.run({ resultTypes: ['violations'] })
  })
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
