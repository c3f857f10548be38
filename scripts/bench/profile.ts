import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserArguments, findBrowser } from '../browser.ts'

/** A folder in which a browser keeps what it stores, until it is removed. */
export function newProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'catchment-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A browser over a profile. */
export const browserOver = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: browserArguments,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  })

/** The processes of the browser that shows a page, of one type. */
export async function processesOf(page: Page, processType: 'browser' | 'renderer'): Promise<number[]> {
  const context = page.context()
  const browser = context.browser()
  const session = await (browser ? browser.newBrowserCDPSession() : context.newCDPSession(page))
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[]
  }
  return processInfo.filter(({ type }) => type === processType).map(({ id }) => id)
}
