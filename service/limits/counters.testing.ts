import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import type { Counters } from './counters.ts'
import { openLocalCounters } from './local-counters.ts'

/** The time at which each test begins: a Friday. */
export const FRIDAY = Date.UTC(2026, 10, 20, 10)

/** Counters in an empty folder for each test of a file, with a clock that the test sets. */
export function countersOfTests(): { folder: string; now: number; counters: Counters; reopen(): void } {
  const root = mkdtempSync(join(tmpdir(), 'usage-'))
  const it = {
    folder: '',
    now: FRIDAY,
    counters: {} as Counters,
    reopen() {
      it.counters = openLocalCounters(it.folder, () => it.now)
    },
  }
  beforeEach(() => {
    it.folder = mkdtempSync(join(root, 'case-'))
    it.now = FRIDAY
    it.reopen()
  })
  afterEach(() => it.counters.close())
  afterAll(() => rmSync(root, { recursive: true }))
  return it
}
