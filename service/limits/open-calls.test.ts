import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { isAbandoned, thisProcess } from './open-calls.ts'

const NOW = Date.UTC(2026, 10, 20)
const MINUTE = 60_000

it.each<[name: string, process: string, age: number, expected: boolean]>([
  ['this process', thisProcess, 60 * MINUTE, false],
  ['a process that had the number of this one', `${hostname()} ${process.pid} 00000000`, 0, true],
  ['a process of this machine that is gone', `${hostname()} 999999999 00000000`, 0, true],
  ['a process of this machine that runs', `${hostname()} ${process.ppid} 00000000`, MINUTE, false],
  ['a process of another machine', 'elsewhere 1 00000000', MINUTE, false],
  ['a process of another machine, long ago', 'elsewhere 1 00000000', 16 * MINUTE, true],
])('calls of %s are abandoned', (_name, process, age, expected) => {
  expect(isAbandoned({ process, week: 0, calls: 1, at: NOW - age }, NOW)).toBe(expected)
})
