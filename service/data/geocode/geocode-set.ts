import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import type { ReleaseSummary } from '#contract/releases.ts'
import { type AddressSets, addressFoldersInUse } from '#service/geocode/open.ts'
import type { RowOf } from '#service/store/row.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { buildVersion } from '../build.ts'
import type { Batch } from '../build-batch.ts'
import { openedSets } from '../import/convert/geocode-rows.ts'
import { type OpenedSets, slicesOf, withSets } from '../merge/opened-sets.ts'
import { storedBatches } from '../merge/stored-batches.ts'
import type { OnProgress } from '../progress.ts'
import { copyBesideFiles, importFiles, mergeFiles } from '../releases/copy-beside-files.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { readRecipe } from '../releases/recipe.ts'
import { releaseStep } from '../releases/release-step.ts'
import { versionOfSet } from '../rest/rest-version.ts'
import { geocodedRow } from './geocoded-row.ts'
import { geocodeMessages as messages, type Relocated } from './messages.ts'

export interface GeocodeOptions {
  dataDir: string
  /** Name of the data set, or `NAME@STAMP`. */
  name: string
  kind?: Kind | undefined
  /** Whether the new version waits to be used. */
  hold?: boolean | undefined
  onProgress?: OnProgress | undefined
}

export interface GeocodeResult extends Relocated {
  kind: Kind
  version: string
  pending: boolean
  release: ReleaseSummary | undefined
}

/** No record gets another place: nothing has changed. */
export class NothingMoved extends DataError {}

/** Records of a batch. */
const SLICE = 10_000

/**
 * Gives the records of a data set that are in the middle of their postal code or city, or without a place, the place of their address by
 * the addresses that are imported now; records on their street get that of the building where it is known. The result is a new version
 * of the data set, the one before remains. Other records do not change. Throws a DataError, and changes nothing, where there is no such
 * data set, where no addresses are imported, and (`NothingMoved`) where no record gets another place.
 */
export async function geocodeSet(options: GeocodeOptions): Promise<GeocodeResult> {
  const { dataDir, name } = options
  try {
    const { kind, base } = await versionOfSet(dataDir, name, options.kind)
    const folders = await addressFoldersInUse(dataDir)
    if (!folders.points && !folders.ranges) throw new DataError(messages.noAddresses)
    return await geocodeVersion(kind, base, openedSets(folders), options)
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
}

async function geocodeVersion<K extends Kind>(
  kind: K,
  base: PriorRelease,
  sets: AddressSets,
  { dataDir, hold, onProgress }: GeocodeOptions,
): Promise<GeocodeResult> {
  const { info } = base
  const counts = { moved: 0, before: new Map<string, number>(), after: new Map<string, number>() }
  const recipe = await readRecipe(base.folder)
  const step = releaseStep({ kind, prior: base, recipe, hold, onProgress })
  const spill = join(tmpdir(), `catchment-geocode-${randomUUID()}`)
  const { version, pending } = await withSets(kind, { into: base }, spill, (opened) =>
    buildVersion({
      ...{ kind, dataDir: kindFolder(dataDir, kind), name: info.name, date: info.date, onProgress },
      ...{ sample: info.sample, source: info.source, license: info.license, since: info.since ?? info.date },
      rows: relocatedBatches(opened, base, sets, counts),
      expected: info.records,
      async beforeSwitch(built) {
        if (counts.moved === 0) throw new NothingMoved(messages.nothingMoved)
        await copyBesideFiles([...mergeFiles, ...importFiles], base.folder, built.folder)
        return step.beforeSwitch(built)
      },
    }),
  ).finally(() => rm(spill, { recursive: true, force: true }))
  return {
    ...{ kind, version, pending, moved: counts.moved, release: step.summary() },
    ...{ before: Object.fromEntries(counts.before), after: Object.fromEntries(counts.after) },
  }
}

interface Counts {
  moved: number
  before: Map<string, number>
  after: Map<string, number>
}

async function* relocatedBatches<K extends Kind>(
  { kind, records }: OpenedSets<K>,
  { info }: PriorRelease,
  sets: AddressSets,
  counts: Counts,
): AsyncGenerator<Batch> {
  const batchFrom = storedBatches<K>(kind, info.date)
  for (const { condition } of slicesOf(info.records, SLICE)) {
    const rows = await records('into', condition)
    yield batchFrom(rows.map(({ row, carried }) => ({ row: counted(row, sets, counts), carried })))
  }
}

/** A row at the place of its address, where that is known better than its own. */
function counted<K extends Kind>(row: RowOf<K>, sets: AddressSets, counts: Counts): RowOf<K> {
  const next = geocodedRow(row, sets)
  if (next !== row) counts.moved++
  addOne(counts.before, gradeOf(row))
  addOne(counts.after, gradeOf(next))
  return next
}

const gradeOf = ({ Location, LocationGrade }: RowOf<Kind>) =>
  Location === undefined ? 'None' : (LocationGrade ?? 'Unknown')

const addOne = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
