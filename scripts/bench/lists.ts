import type { Page } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { clientOf } from './client.ts'
import { fillLists } from './lists/fill.ts'
import { openedAgain, panels } from './lists/panels.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { browserOver, newProfile } from './profile.ts'
import { startService } from './service.ts'

const SLOW = 90_000
const GOAL = 100

/** Measures every panel of a list of so many loaded records in a browser. Returns seconds and longest task of each, as a table. */
export async function measureLists(dataDir: string, members: number): Promise<string[]> {
  await prepareApp()
  const service = await startService(dataDir)
  const profile = newProfile()
  const context = await browserOver(profile.folder)
  context.setDefaultTimeout(SLOW)
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${service.port}/lists`)
    await fillLists(page, clientOf(service.port, service.apikey), members)
    await page.reload()
    await page
      .getByRole('link', { name: /^First/ })
      .first()
      .waitFor()
    await watchTasks(page)
    const rows = await measured(page, members)
    return [
      `| a list of ${members.toLocaleString('en-US')}, all loaded | seconds | longest task (goal ${GOAL} ms) |`,
      '|---|---|---|',
      ...rows,
    ]
  } finally {
    await context.close()
    await service.stop()
    profile.remove()
  }
}

/** Milliseconds after a panel shows its answer, so that its remaining work is not counted for the next panel. */
const PAUSE = 1000

async function measured(page: Page, members: number): Promise<string[]> {
  const rows: string[] = []
  for (const [what, act] of panels(members)) {
    await longestTask(page)
    const start = performance.now()
    const seconds = await act(page).then(() => (performance.now() - start) / 1000, reportError)
    await page.waitForTimeout(PAUSE)
    const row = `| ${what} | ${seconds?.toFixed(1) ?? 'no answer'} | ${(await longestTask(page)).toFixed(0)} ms |`
    console.log(row)
    rows.push(row)
    // The next panels are measured all the same.
    if (seconds === undefined) await openedAgain(page)
  }
  return rows
}

function reportError(problem: Error): undefined {
  process.exitCode = 1
  console.error(problem.message)
}
