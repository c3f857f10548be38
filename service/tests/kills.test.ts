import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkWhole, importInMemory, killImports, stages } from '../testing/kill-import.ts'
import { killServices } from '../testing/kill-service.ts'
import { limitMemory, type SmallMemory } from '../testing/small-memory.ts'

// The long draw is "npm run bench -- kills".
const folder = mkdtempSync(join(tmpdir(), 'kills-'))
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true }))

test('an import that is killed in any stage leaves the old or the new data, entire', async () => {
  const outcomes = await killImports(folder, dataDir, {
    kills: stages.length,
    random: Math.random,
    rows: 2000,
  })
  expect(outcomes.map(({ stage }) => stage)).toEqual(stages)
  expect(outcomes.map(({ inUse }) => inUse)).toContain('old')
}, 300_000)

const memory = limitMemory(256)
if (!memory) console.warn('The test of small memory is skipped: memory cannot be limited here.')

test.skipIf(!memory)(
  'row 104: an import that the kernel ends for its memory leaves the old data, entire',
  async () => {
    expect(await importInMemory(folder, dataDir, { count: 40_000, memory: memory as SmallMemory })).toBe(
      'SIGKILL',
    )
    expect(await checkWhole(dataDir)).toBe(2000)
    memory?.remove()
  },
  120_000,
)

test('a service that is killed under load has counted every answered call once, over the same data', async () => {
  const outcomes = await killServices(dataDir, { kills: 3, random: Math.random }, async () =>
    expect(await checkWhole(dataDir)).toBe(2000),
  )
  expect(outcomes.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(0)
}, 300_000)
