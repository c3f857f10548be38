import { getPriority, setPriority } from 'node:os'
import { createPrivately } from '../versions/private-files.ts'

/** Lower than that of the service (0), so that no caller waits for it; high enough that it gets a fifth of a busy processor. */
const PRIORITY = 5

/** Begins a process that a service has started for its data: its files are for their owner alone, and the callers of the service come first. */
export function beginProcess(): void {
  createPrivately()
  // A user cannot raise the priority of a service that was started with a lower one.
  if (getPriority() < PRIORITY) setPriority(PRIORITY)
}
