import type { Kind } from '#contract/kind.ts'
import { Refusal } from '../store.ts'
import { defaultBounds, type Engine, QUERY_BUDGET } from './engine.ts'
import { polygonCost } from './polygon-cost.ts'
import { callsFunction, openRemoteEngine } from './remote-engine.ts'
import type { Statement } from './sql/statement.ts'

/**
 * Opens two engines over one version of the data with so many records, which share their work: one for queries that run a user-defined function, one for all
 * others. Such a function runs on the thread of its engine, up to a thousand calls of it before that thread reads its next message
 * (Node.js, `ThreadSafeFunction::Dispatch`): within one engine it would delay the answers of all callers.
 */
export async function openEngines(
  kind: Kind,
  folder: string,
  records: number,
  onFatal: (error: Error) => void,
  bounds = defaultBounds,
): Promise<Engine> {
  // Six tallies at once over nested polygons were out of memory with 256 MB, of 3,000 records already.
  const open = () => openRemoteEngine(kind, folder, onFatal, bounds)
  const opening = [open(), open()] as const
  try {
    return share(...(await Promise.all(opening)), records)
  } catch (error) {
    for (const result of await Promise.allSettled(opening))
      if (result.status === 'fulfilled') await result.value.close()
    throw error
  }
}

/** Estimates past this many times what a query may take are refused at once; nearer ones may be wrong, and are tried. */
const HOPELESS = 4

const tooManyPoints = () =>
  new Refusal(
    'PolygonList',
    'The polygons have too many points for the number of records in them: use fewer points, fewer polygons or smaller ones',
  )

function share(plain: Engine, polygons: Engine, records: number): Engine {
  function engineFor(statement: Statement): Engine {
    if (!callsFunction(statement)) return plain
    if (polygonCost(statement, records) > HOPELESS * QUERY_BUDGET) throw tooManyPoints()
    return polygons
  }
  return {
    columns: async (statement, signal) => engineFor(statement).columns(statement, signal),
    bodies: async (statement, signal) => engineFor(statement).bodies(statement, signal),
    bodiesById: (ids, limit, offset) => plain.bodiesById(ids, limit, offset),
    named: (text, offset, limit) => plain.named(text, offset, limit),
    async correct(corrections) {
      const [info] = await Promise.all([plain.correct(corrections), polygons.correct(corrections)])
      return info
    },
    async memory() {
      const [bytes = 0, more = 0] = await Promise.all([plain.memory?.(), polygons.memory?.()])
      return bytes + more
    },
    async close() {
      await Promise.all([plain.close(), polygons.close()])
    },
  }
}
