import { z } from 'zod'
import { announceChangeToOtherTabs } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { Decision, type DecisionChange, type Decisions } from '../model/file/review/decisions.ts'

/** The decisions about the rows of a file. They are stored in blocks of rows, separately from the answers. */

const BLOCK = 1000
const STEPS = 1e9

const Block = z.record(z.string(), Decision)

/** One step: a text about it, and the changes that undo it. */
export interface DecisionStep {
  words: string
  back: readonly DecisionChange[]
}

const blocksOf = (key: string) => IDBKeyRange.bound([key, 0], [key, STEPS], false, true)
const stepsOf = (key: string) => IDBKeyRange.bound([key, STEPS], [key, Number.POSITIVE_INFINITY])

/** Every decision about the rows of a file, by its key (`decisionsKey`). */
export async function decisionsOf(key: string): Promise<Decisions> {
  const blocks = await inTransaction(['decisions'], 'readonly', (table) =>
    table('decisions').getAll(blocksOf(key)),
  )
  const all = new Map<number, Decision>()
  for (const block of blocks)
    for (const [row, decision] of Object.entries(Block.safeParse(block).data ?? {}))
      all.set(Number(row), decision)
  return all
}

function inBlocks(changes: readonly DecisionChange[]): Map<number, DecisionChange[]> {
  const blocks = new Map<number, DecisionChange[]>()
  for (const change of changes) {
    const block = Math.floor(change[0] / BLOCK)
    const sameBlock = blocks.get(block)
    if (sameBlock) sameBlock.push(change)
    else blocks.set(block, [change])
  }
  return blocks
}

async function write(
  table: {
    get(key: [string, number]): Promise<unknown>
    put(value: unknown, key: [string, number]): Promise<unknown>
  },
  key: string,
  changes: readonly DecisionChange[],
): Promise<void> {
  const changed = [...inBlocks(changes)].map(async ([block, some]) => {
    const now: Record<string, Decision> = { ...Block.safeParse(await table.get([key, block])).data }
    for (const [row, decision] of some)
      if (decision) now[row] = decision
      else delete now[row]
    await table.put(now, [key, block])
  })
  await Promise.all(changed)
}

/** Stores the changes of one step, and the step itself, so that it can be undone; changes without a step are part of the one before. */
export async function storeDecisions(
  key: string,
  changes: readonly DecisionChange[],
  step: DecisionStep | undefined,
): Promise<void> {
  await inTransaction(['decisions'], 'readwrite', async (table) => {
    const stored = table('decisions')
    // In two rounds instead of four: a page that is closed before they end loses the last decision.
    const steps = stored.getAllKeys(stepsOf(key)).then((keys) => {
      const last = keys.at(-1)?.[1] ?? STEPS
      return step && stored.put(step, [key, last + 1])
    })
    await Promise.all([write(stored, key, changes), steps])
  })
  announceChangeToOtherTabs('decisions')
}

/** Undoes the last step and returns it; undefined if there is none. */
export async function undoStep(key: string): Promise<DecisionStep | undefined> {
  const step = await inTransaction(['decisions'], 'readwrite', async (table) => {
    const stored = table('decisions')
    const last = (await stored.getAllKeys(stepsOf(key))).at(-1)
    const step = last && ((await stored.get(last)) as DecisionStep | undefined)
    if (!last || !step) return undefined
    await write(stored, key, step.back)
    await stored.delete(last)
    return step
  })
  announceChangeToOtherTabs('decisions')
  return step
}
