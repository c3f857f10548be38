import { expect } from 'vitest'

/** Milliseconds that anything may take on a busy machine. */
export const SLOW = 20_000

/** Expects something of a value that may take its time. */
export const eventually = <T>(value: () => T | Promise<T>) => expect.poll(value, { timeout: SLOW })
