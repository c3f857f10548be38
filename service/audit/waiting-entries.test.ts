import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { BEGINNING, type ChainedEntry, wrongWith } from './chain.ts'
import { MAX_WAITING, type NextLines, waitingEntries } from './waiting-entries.ts'

const entry = (records: number, day = '2026-11-27'): AuditEntry => ({
  at: `${day}T10:00:00.000Z`,
  action: 'search',
  account: 'k1',
  records,
})
const start = { number: 0, hash: BEGINNING }
const entriesOf = ({ bytes }: NextLines): ChainedEntry[] =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Takes all that waits, batch by batch. */
function takeAll(waiting: ReturnType<typeof waitingEntries>): NextLines[] {
  const taken: NextLines[] = []
  while (!waiting.isEmpty()) {
    const next = waiting.next(taken.at(-1)?.end ?? start)
    taken.push(next)
    waiting.remove(next.entries)
  }
  return taken
}

test('entries are taken in order, 500 at a time, as one chain', () => {
  const waiting = waitingEntries()
  for (let i = 1; i <= 1100; i++) waiting.add(entry(i))
  waiting.addFirst(entry(0))
  const taken = takeAll(waiting)
  expect(taken.map(({ entries }) => entries)).toEqual([500, 500, 101])
  const lines = taken.flatMap(entriesOf)
  expect(lines.map(({ records }) => records)).toEqual(Array.from({ length: 1101 }, (_, i) => i))
  const wrong = lines.map((line, i) => wrongWith(i === 0 ? start : lines[i - 1], line))
  expect(wrong.filter(Boolean)).toEqual([])
})

test('entries of two days are never taken together, also after the clock was set back', () => {
  const waiting = waitingEntries()
  const days = ['2026-11-27', '2026-11-27', '2026-11-28', '2026-11-27']
  for (const day of days) waiting.add(entry(1, day))
  expect(takeAll(waiting).map(({ day, entries }) => [day, entries])).toEqual([
    ['2026-11-27', 2],
    ['2026-11-28', 1],
    ['2026-11-27', 1],
  ])
})

test('entries that do not fit are counted, and noted after those that did', () => {
  const waiting = waitingEntries()
  for (let i = 0; i < MAX_WAITING + 3; i++) waiting.add(entry(i))
  expect(waiting.next(start)).toEqual(waiting.next(start))
  const lines = takeAll(waiting).flatMap(entriesOf)
  expect(lines).toHaveLength(MAX_WAITING + 1)
  expect(lines.at(-1)).toMatchObject({ action: 'audit', what: '3 events were lost' })
})
