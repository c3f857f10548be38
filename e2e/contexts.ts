import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

/** How a page looks, which can be changed while its context lives. */
const changing = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors', 'permissions'] as const

export interface PageOptions extends BrowserContextOptions {
  /** A context that no other test takes: for a test that sets the clock, which cannot be set back. */
  apart?: boolean
}

const spare = new Map<string, BrowserContext[]>()
const keys = new WeakMap<BrowserContext, string>()
/** An empty page of each context, from which the others are opened: pages of one process compile the scripts of the app once. */
const openers = new WeakMap<BrowserContext, Page>()

/**
 * A page of an empty context with these options. A context that an earlier test left is emptied and taken again: it
 * keeps the files of the app and their compiled scripts, which a new one would read and compile for more than a second.
 */
export async function takePage(
  browser: Browser,
  { apart, ...options }: PageOptions,
  origins: readonly string[],
): Promise<Page> {
  const own = Object.fromEntries(
    Object.entries(options).filter(([name]) => !changing.includes(name as never)),
  )
  const key = apart ? '' : JSON.stringify(own)
  const left = spare.get(key)?.pop()
  const context = left ?? (await browser.newContext({ ...defaultOptions, ...own }))
  keys.set(context, key)
  const page = apart ? await context.newPage() : await openPage(context, origins)
  if (left) await empty(page, origins)
  await dress(page, options)
  return page
}

/** Opens a page from the opener of the context. */
async function openPage(context: BrowserContext, [origin = '']: readonly string[]): Promise<Page> {
  const opener = openers.get(context) ?? (await newOpener(context, origin))
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate(() => void window.open('about:blank')),
  ])
  // A page behind another one may wait for its next frame.
  await page.bringToFront()
  return page
}

async function newOpener(context: BrowserContext, origin: string): Promise<Page> {
  const opener = await context.newPage()
  // A test that crashes its page crashes this one too.
  opener.once('crash', () => openers.delete(context))
  openers.set(context, opener)
  await opener.goto(`${origin}/config.json`)
  return opener
}

/** Tests of motion turn it on: without a graphics card every frame is painted in software. */
const defaultOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Removes all that a context has stored. A database that the page before has just closed may be there after a first time. */
async function empty(page: Page, origins: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (let databases = 1; databases > 0; ) {
    for (const origin of origins)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    // The page has the origin of its opener, the first of these.
    databases = await page.evaluate(async () => (await indexedDB.databases()).length)
  }
  await devtools.detach()
}

async function dress(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme, reducedMotion, forcedColors, permissions } = options
  if (viewport) await page.setViewportSize(viewport)
  if (colorScheme || reducedMotion || forcedColors)
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors })
  if (permissions) await page.context().grantPermissions(permissions)
}

/** Gives the context of a page back, for the next test to take. */
export async function leavePage(page: Page): Promise<void> {
  const context = page.context()
  const key = keys.get(context)
  if (!key) return context.close()
  const opener = openers.get(context)
  await Promise.all(context.pages().map((it) => it !== opener && it.close()))
  await context.setOffline(false)
  await context.unrouteAll()
  await context.clearPermissions()
  spare.set(key, [...(spare.get(key) ?? []), context])
}
