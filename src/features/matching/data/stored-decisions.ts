import { z } from 'zod'
import { announceChangeToOtherTabs } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { type Change, Decision, type Decisions } from '../model/file/review/decisions.ts'

/** Decisions about the rows of a file: data of their own, which outlive its answers. Rows stand together in blocks. */

const BLOCK = 1000
const STEPS = 1e9

const Block = z.record(z.string(), Decision)

/** What was done in one step, in words, and what takes it back. */
export interface Step {
  words: string
  back: readonly Change[]
}

const blocksOf = (home: string) => IDBKeyRange.bound([home, 0], [home, STEPS], false, true)
const stepsOf = (home: string) => IDBKeyRange.bound([home, STEPS], [home, Number.POSITIVE_INFINITY])

/** Every decision about the rows of a file; `home` is where they are kept. */
export async function decisionsOf(home: string): Promise<Decisions> {
  const blocks = await inTransaction(['decisions'], 'readonly', (table) =>
    table('decisions').getAll(blocksOf(home)),
  )
  const all = new Map<number, Decision>()
  for (const block of blocks)
    for (const [row, decision] of Object.entries(Block.safeParse(block).data ?? {}))
      all.set(Number(row), decision)
  return all
}

function inBlocks(changes: readonly Change[]): Map<number, Change[]> {
  const blocks = new Map<number, Change[]>()
  for (const change of changes) {
    const block = Math.floor(change[0] / BLOCK)
    const there = blocks.get(block)
    if (there) there.push(change)
    else blocks.set(block, [change])
  }
  return blocks
}

async function write(
  table: {
    get(key: [string, number]): Promise<unknown>
    put(value: unknown, key: [string, number]): Promise<unknown>
  },
  home: string,
  changes: readonly Change[],
): Promise<void> {
  const changed = [...inBlocks(changes)].map(async ([block, some]) => {
    const now: Record<string, Decision> = { ...Block.safeParse(await table.get([home, block])).data }
    for (const [row, decision] of some)
      if (decision) now[row] = decision
      else delete now[row]
    await table.put(now, [home, block])
  })
  await Promise.all(changed)
}

/** Keeps what was decided in one step, with what takes it back. */
export async function decided(home: string, changes: readonly Change[], step: Step): Promise<void> {
  await inTransaction(['decisions'], 'readwrite', async (table) => {
    const stored = table('decisions')
    // In two rounds and not in four: a page that is left before they are over loses what was decided last.
    const steps = stored.getAllKeys(stepsOf(home)).then((keys) => {
      const last = keys.at(-1)?.[1] ?? STEPS
      return stored.put(step, [home, last + 1])
    })
    await Promise.all([write(stored, home, changes), steps])
  })
  announceChangeToOtherTabs('decisions')
}

/** Takes the last step back; answers with it, or with nothing where there is none. */
export async function stepUndone(home: string): Promise<Step | undefined> {
  const step = await inTransaction(['decisions'], 'readwrite', async (table) => {
    const stored = table('decisions')
    const last = (await stored.getAllKeys(stepsOf(home))).at(-1)
    const step = last && ((await stored.get(last)) as Step | undefined)
    if (!last || !step) return undefined
    await write(stored, home, step.back)
    await stored.delete(last)
    return step
  })
  announceChangeToOtherTabs('decisions')
  return step
}
