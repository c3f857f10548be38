import type { Page } from 'playwright'

/** One change of the search in the app. */
export interface Edit {
  sort: string
  /** Where the app is before it, from `/`; edits of one path follow each other on one page. */
  path: string
  /** Opens what the edits of the path need; done once. */
  open: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

/** Milliseconds from the last keystroke, click or release to the new count, and how many calls the screen made. */
export interface Delay {
  sort: string
  milliseconds: number
  requests: number
}

/** What the page notes: the time of the last input, and of the frame that shows the count for it; 0 while there is none. */
interface Noted {
  input: number
  count: number
}

/** Runs in the page. It is text because the TypeScript loader adds helper names to functions that the page does not have. */
const note = `{
  const noted = (window.noted = { input: 0, count: 0 })
  const input = () => {
    noted.input = performance.now()
    noted.count = 0
  }
  for (const type of ['keydown', 'input', 'pointerup', 'click', 'change']) addEventListener(type, input, true)
  const count = document.querySelector('[data-testid=count]')
  new MutationObserver(() => {
    noted.count = 0
    if (count.dataset.stale !== 'false') return
    requestAnimationFrame((now) => (noted.count = Math.max(now, performance.now())))
  }).observe(count, { attributes: true, attributeFilter: ['data-stale'], childList: true, characterData: true, subtree: true })
}`

const PATIENCE = 60_000
/** After so many milliseconds without a call, a change has sent all of its requests. */
const QUIET = 700

/** Makes the edits one after the other, each after the screen has finished updating. */
export async function measureEdits(page: Page, address: string, edits: readonly Edit[]): Promise<Delay[]> {
  const calls = callsOf(page)
  const delays: Delay[] = []
  let at: string | undefined
  for (const { sort, path, open, act } of edits) {
    if (path !== at) {
      await page.goto(address + path)
      await page.locator('[data-testid=count][data-stale=false]').waitFor({ timeout: PATIENCE })
      await open(page)
      await page.evaluate(note)
      await calls.quiet()
    }
    at = path
    const before = calls.made()
    await act(page)
    const { input, count } = await answered(page)
    await calls.quiet()
    delays.push({ sort, milliseconds: count - input, requests: calls.made() - before })
  }
  return delays
}

/** Waits until the count of the last input is shown. */
async function answered(page: Page): Promise<Noted> {
  const shown = () => (window as unknown as { noted: Noted }).noted.count > 0
  await page.waitForFunction(shown, undefined, { timeout: PATIENCE })
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted)
}

/** Counts the calls that a page makes of the service. */
function callsOf(page: Page) {
  let [made, open, last] = [0, 0, 0]
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
  page.on('request', (request) => {
    if (!isCall(request.url())) return
    made += 1
    open += 1
    last = Date.now()
  })
  const ended = (request: { url(): string }) => {
    if (isCall(request.url())) open -= 1
    last = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return {
    made: () => made,
    async quiet() {
      while (open > 0 || Date.now() - last < QUIET) await new Promise((again) => setTimeout(again, 50))
    },
  }
}
