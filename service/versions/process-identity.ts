import { readFile } from 'node:fs/promises'
import { processExists } from './process-exists.ts'

/** A process: its number and, where the system gives it, its start time, as numbers are reused. */
export interface ProcessIdentity {
  pid: number
  began: string
}

/** The start of a process (Linux: boot id and ticks since then), which distinguishes it from others with its number; else empty. */
async function beganAt(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot.trim()} ${ticks}`
  } catch {
    return ''
  }
}

/** The process that has that number now. */
export const identityOf = async (pid: number): Promise<ProcessIdentity> => ({
  pid,
  began: await beganAt(pid),
})

/** Whether a process still runs. */
export const isAlive = async ({ pid, began }: ProcessIdentity): Promise<boolean> =>
  processExists(pid) && (await beganAt(pid)) === began
