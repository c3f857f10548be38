import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { processExists } from '../versions/process-exists.ts'
import { giveBackAbandoned, type OpenCalls } from './account.ts'
import type { Counters } from './counters.ts'

/** The unique name of this process among all that count calls: machine, process id, random suffix. */
export const thisProcess = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`

/** Milliseconds after which open calls of another machine's process are abandoned: no call takes that long. */
const FORGOTTEN = 15 * 60_000

/** Whether the process of these open calls no longer exists, so that they will not be answered. `now` in milliseconds since 1970. */
export function isAbandoned({ process: name, at }: OpenCalls, now: number): boolean {
  if (name === thisProcess) return false
  const [machine, pid] = name.split(' ')
  const isHere = machine === hostname()
  if (isHere && (Number(pid) === process.pid || !processExists(Number(pid)))) return true
  return now - at > FORGOTTEN
}

/** Gives back the calls of the keys with these ids that were in flight when the process that answered them was killed. */
export async function giveBackAfterKill(counters: Counters, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await counters.change(id, (account, now) => [
      giveBackAbandoned(account, (entry) => isAbandoned(entry, now)),
      undefined,
    ])
}
