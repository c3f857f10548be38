import { constants, setPriority } from 'node:os'
import { createPrivately } from '../versions/private-files.ts'

/** Begins a process that a service has started for its data: its files are for their owner alone, and the callers of the service come first. */
export function beginProcess(): void {
  createPrivately()
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
