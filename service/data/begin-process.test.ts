import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Any user but the one who may raise priorities. */
const USER = 10_001

it.each([
  ['one of the service', 0, 5],
  ['a lower one, which a user cannot raise', 12, 12],
])('a process of the data takes its priority below %s', (_, given, expected) => {
  const code = `
    import { getPriority, setPriority } from 'node:os'
    import { beginProcess } from './service/data/begin-process.ts'
    setPriority(Math.max(getPriority(), ${given}))
    if (process.getuid?.() === 0) process.setuid(${USER})
    const before = getPriority()
    beginProcess()
    console.log(JSON.stringify([before, getPriority()]))`
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code])
  const [before, after] = JSON.parse(String(output))
  expect(after).toBe(Math.max(before, expected))
})
