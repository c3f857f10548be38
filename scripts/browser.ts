import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright'

/** Chromium without windows, a package of its own: a page costs it a third less. */
const windowless = ['chromium-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium or Chrome for tests and pictures: `CHROMIUM`, an installed one, playwright's own download, or
 * Debian's package, installed by apt when run as root. Throws with what to do where there is none.
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM || onPath(names) || places.find(existsSync) || downloaded() || byApt()
  if (found) return found
  throw new Error(
    'No browser found. Install Chromium or Chrome, name one in CHROMIUM, or run: npx playwright install chromium',
  )
}

/** The same for tests, which open hundreds of pages: one without windows where it is installed. */
export const findTestBrowser = (): string => process.env.CHROMIUM || onPath(windowless) || findBrowser()

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync)
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function byApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No browser found; installing Debian’s chromium')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  return onPath(names)
}

/** Arguments for a browser that makes no requests to other hosts. Root cannot use the sandbox. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Turns the spending limits of the app off, before the first navigation: for pages that load more records than these allow. */
export const disableSpendingLimits = (page: Page) =>
  page.addInitScript(
    (settings) => localStorage.setItem('settings', settings),
    JSON.stringify({ state: { spendingLimits: { on: false, action: 25, session: 100 } }, version: 0 }),
  )
