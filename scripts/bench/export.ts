import type { BrowserContext } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { watchMemory } from './memory.ts'
import { browserOver, newProfile } from './profile.ts'
import { startService } from './service.ts'

const RECORDS = 100_000
const SLOW = 300_000

/** An export of 100,000 Basic records in a browser, over a folder of data: its seconds, longest task and memory, as a table. */
export async function measureExport(dataDir: string): Promise<string[]> {
  await prepareApp()
  const service = await startService(dataDir)
  const profile = newProfile()
  const context = await browserOver(profile.folder)
  try {
    const figures = await exported(context, `http://127.0.0.1:${service.port}`)
    return [
      '| an export of 100,000 Basic records | goal | measured |',
      '|---|---|---|',
      `| from Start to the whole file | 60 s | ${figures.seconds.toFixed(1)} s |`,
      `| longest task of the page | 100 ms | ${figures.longestTask.toFixed(0)} ms |`,
      `| most memory of the page, its worker with it | 500 MB | ${figures.megabytes.toFixed(0)} MB |`,
    ]
  } finally {
    await context.close()
    await service.stop()
    profile.remove()
  }
}

async function exported(context: BrowserContext, address: string) {
  context.setDefaultTimeout(SLOW)
  const page = await context.newPage()
  await page.goto(`${address}/exports`)
  await page.getByRole('combobox', { name: 'Records to export' }).selectOption('First')
  await page.getByRole('textbox', { name: 'Maximum records' }).fill(String(RECORDS))
  const start = page.getByRole('button', { name: 'Start export' })
  await start.click({ trial: true })
  await watchTasks(page)
  const memory = await watchMemory(page)
  const startTime = performance.now()
  const [file] = await Promise.all([page.waitForEvent('download'), start.click()])
  const seconds = (performance.now() - startTime) / 1000
  await file.path()
  return { seconds, longestTask: await longestTask(page), megabytes: memory() }
}
