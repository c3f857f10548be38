import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processes that share a few megabytes of memory; the kernel ends the one that needs more. */
export interface SmallMemory {
  /** A command and its words that run another command in it. */
  within(command: string, words: readonly string[]): [command: string, words: string[]]
  /** Once all of its processes have ended. */
  remove(): void
}

const CONTROLLER = '/sys/fs/cgroup/memory'

/** Limits memory; undefined where the system or the user's rights do not allow it (it takes Linux with control groups of version 1, and root). */
export function limitMemory(megabytes: number): SmallMemory | undefined {
  const group = join(CONTROLLER, `catchment-${process.pid}`)
  try {
    mkdirSync(group)
    writeFileSync(join(group, 'memory.limit_in_bytes'), String(megabytes * 2 ** 20))
  } catch {
    return undefined
  }
  return {
    within: (command, words) => [
      'sh',
      ['-c', `echo $$ > ${join(group, 'cgroup.procs')}; exec "$@"`, 'sh', command, ...words],
    ],
    remove: () => rmdirSync(group),
  }
}
