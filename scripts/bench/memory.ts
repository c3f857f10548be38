import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { processesOf } from './profile.ts'

/** Watches the memory of the process of a page, which is that of its workers too; the answer tells the most it held, in MB. */
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

/** Memory of a process's own, in MB; 0 where the system does not tell. */
function residentOf(id: number): number {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}
