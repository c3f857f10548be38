import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { processesOf } from './profile.ts'

/** Watches the memory of the process of a page, which includes its workers. The returned function gives the peak in MB. */
export async function watchMemory(page: Page): Promise<() => number> {
  const renderers = await processesOf(page, 'renderer')
  let max = 0
  const look = setInterval(() => {
    for (const id of renderers) max = Math.max(max, residentOf(id))
  }, 200)
  return () => {
    clearInterval(look)
    return max
  }
}

/** Private memory of a process, in MB; 0 where the system does not report it. */
function residentOf(id: number): number {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}
