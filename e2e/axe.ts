import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The themes and sizes in which a screen is checked. */
export const looks = [
  ['light', 1440, 900],
  ['dark', 1440, 900],
  ['light', 390, 844],
  ['dark', 390, 844],
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
