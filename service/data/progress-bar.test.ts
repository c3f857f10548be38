import { afterEach, expect, test, vi } from 'vitest'
import { progressBar } from './progress-bar.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['rows', { phase: 'rows', done: 2_000, total: 9_000 }, 'Reading: 2,000 of 9,000 rows\n'],
  ['outlines', { phase: 'rows', done: 2_000, total: 33_020 }, 'Reading: 2,000 of 33,020 outlines\n'],
  ['outlines', { phase: 'rows', done: 2_000 }, 'Reading: 2,000 outlines\n'],
  ['rows', { phase: 'names', done: 0, total: 9_000 }, 'Indexing names: 9,000 rows\n'],
] as const)('a bar counts %s: %o', (counts, progress, expected) => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  progressBar('Reading', counts).show(progress)
  expect(lines).toEqual([expected])
})
