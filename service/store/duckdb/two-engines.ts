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
  return share(await open(), openedWhenNeeded(open, onFatal), records)
}

type Corrected = Awaited<ReturnType<Engine['correct']>>

interface LaterEngine {
  /** Opens the engine at the first call, with the corrections of that time. */
  opened(): Promise<Engine>
  /** The engine, where it has been opened. */
  ifOpened(): Promise<Engine | undefined>
  /** Corrects the engine, or what it opens with. */
  correct(corrections: Corrections): Promise<Corrected | undefined>
}

function openedWhenNeeded(open: () => Promise<Engine>, onFatal: (error: Error) => void): LaterEngine {
  let opening: Promise<Engine> | undefined
  let corrections: Corrections | undefined

  async function openCorrected(): Promise<Engine> {
    try {
      const engine = await open()
      if (corrections) await engine.correct(corrections)
      return engine
    } catch (error) {
      onFatal(error as Error)
      throw error
    }
  }

  const ifOpened = async () => opening?.catch(() => undefined)
  return {
    opened: () => (opening ??= openCorrected()),
    ifOpened,
    async correct(others) {
      corrections = others
      return (await ifOpened())?.correct(others)
    },
  }
}

/** Estimates past this many times what a query may take are refused at once; nearer ones may be wrong, and are tried. */
const HOPELESS = 4

const tooManyPoints = () =>
  new Refusal(
    'PolygonList',
    'The polygons have too many points for the number of records in them: use fewer points, fewer polygons or smaller ones',
  )

function share(plain: Engine, polygons: LaterEngine, records: number): Engine {
  async function engineFor(statement: Statement): Promise<Engine> {
    if (!callsFunction(statement)) return plain
    if (polygonCost(statement, records) > HOPELESS * QUERY_BUDGET) throw tooManyPoints()
    return polygons.opened()
  }
  return {
    columns: async (statement, signal) => (await engineFor(statement)).columns(statement, signal),
    bodies: async (statement, signal) => (await engineFor(statement)).bodies(statement, signal),
    bodiesById: (ids, limit, offset) => plain.bodiesById(ids, limit, offset),
    named: (text, offset, limit) => plain.named(text, offset, limit),
    async correct(corrections) {
      const [info] = await Promise.all([plain.correct(corrections), polygons.correct(corrections)])
      return info
    },
    async memory() {
      const [bytes = 0, more = 0] = await Promise.all([
        plain.memory?.(),
        (await polygons.ifOpened())?.memory?.(),
      ])
      return bytes + more
    },
    async close() {
      await Promise.all([plain.close(), polygons.ifOpened().then((engine) => engine?.close())])
    },
  }
}
