import type { Kind } from '#contract/kind.ts'
import { Refusal } from '../store.ts'
import type { Corrections } from './corrections/apply-corrections.ts'
import { defaultBounds, type Engine, QUERY_BUDGET } from './engine.ts'
import { polygonCost } from './polygon-cost.ts'
import { callsFunction, openRemoteEngine } from './remote-engine.ts'
import type { Statement } from './sql/statement.ts'

/**
 * Opens one version of the data with so many records in an engine, and in a second one with the first query that runs a user-defined
 * function. Such a function runs on the thread of its engine, up to a thousand calls of it before that thread reads its next message
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
  return share(await open(), open, records)
}

/** Estimates past this many times what a query may take are refused at once; nearer ones may be wrong, and are tried. */
const HOPELESS = 4

const tooManyPoints = () =>
  new Refusal(
    'PolygonList',
    'The polygons have too many points for the number of records in them: use fewer points, fewer polygons or smaller ones',
  )

function share(plain: Engine, open: () => Promise<Engine>, records: number): Engine {
  let second: Promise<Engine | undefined> | undefined
  let corrections: Corrections | undefined

  /** Undefined where it does not open, as when the folder of the version was removed: the first engine, which has its files open, answers then. */
  async function openCorrected(): Promise<Engine | undefined> {
    let engine: Engine | undefined
    try {
      engine = await open()
      if (corrections) await engine.correct(corrections)
      return engine
    } catch {
      await engine?.close()
      return undefined
    }
  }

  async function engineFor(statement: Statement): Promise<Engine> {
    if (!callsFunction(statement)) return plain
    if (polygonCost(statement, records) > HOPELESS * QUERY_BUDGET) throw tooManyPoints()
    second ??= openCorrected()
    return (await second) ?? plain
  }

  return {
    columns: async (statement, signal) => (await engineFor(statement)).columns(statement, signal),
    bodies: async (statement, signal) => (await engineFor(statement)).bodies(statement, signal),
    bodiesById: (ids, limit, offset) => plain.bodiesById(ids, limit, offset),
    named: (text, offset, limit) => plain.named(text, offset, limit),
    async correct(others) {
      corrections = others
      const corrected = second?.then((engine) => engine?.correct(others))
      const [info] = await Promise.all([plain.correct(others), corrected])
      return info
    },
    async memory() {
      const engines = [plain, await second]
      const bytes = await Promise.all(engines.map((engine) => engine?.memory?.()))
      return bytes.reduce<number>((sum, of) => sum + (of ?? 0), 0)
    },
    async close() {
      await Promise.all([plain.close(), second?.then((engine) => engine?.close())])
    },
  }
}
