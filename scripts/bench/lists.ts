import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { prepareApp } from '../../service/prepare.ts'
import { browserArguments, findBrowser } from '../browser.ts'
import { clientOf } from './client.ts'
import { fillLists } from './lists/fill.ts'
import { panels } from './lists/panels.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { startService } from './service.ts'

const SLOW = 300_000
const GOAL = 100

/** Every panel of a list of so many records, all of which are held, in a browser: its seconds and longest task, as a table. */
export async function measureLists(dataDir: string, members: number): Promise<string[]> {
  await prepareApp()
  const service = await startService(dataDir)
  const profile = mkdtempSync(join(tmpdir(), 'catchment-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserArguments,
    viewport: { width: 1440, height: 900 },
  })
  context.setDefaultTimeout(SLOW)
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${service.port}/lists`)
    await fillLists(page, clientOf(service.port, service.apikey), members)
    await page.reload()
    await watchTasks(page)
    const rows = await measured(page, members)
    return [
      `| a list of ${members.toLocaleString('en-US')}, all of them read | seconds | longest task (goal ${GOAL} ms) |`,
      '|---|---|---|',
      ...rows,
    ]
  } finally {
    await context.close()
    await service.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** What is left of one panel when its answer stands is none of the next one's. */
const SETTLED = 1000

async function measured(page: Page, members: number): Promise<string[]> {
  const rows: string[] = []
  for (const [what, act] of panels(members)) {
    await longestTask(page)
    const begun = performance.now()
    await act(page)
    const seconds = (performance.now() - begun) / 1000
    await page.waitForTimeout(SETTLED)
    const row = `| ${what} | ${seconds.toFixed(1)} | ${(await longestTask(page)).toFixed(0)} ms |`
    console.log(row)
    rows.push(row)
  }
  return rows
}
