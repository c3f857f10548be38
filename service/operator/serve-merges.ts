import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  type Merge,
  type MergeAnswer,
  MergeSettings,
  mergePaths,
  NewDecisions,
  NewMerge,
  PairsRequest,
} from '#contract/merges.ts'
import { pairsFrom } from '#shared/pair-counts.ts'
import { readPreview } from '../data/merge/compare-sets.ts'
import { decidedOf, pairsPage, type StoredComparison } from '../data/merge/pair-pages.ts'
import { mergeFolder } from '../data/merge/stored-merges.ts'
import { storeDecisions } from '../data/merge/stored-pairs.ts'
import { choosable } from '../data/merge/units.ts'
import { invalid, problem } from '../http/problem.ts'
import { queryPairs } from '../http/query.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { versionFiles } from '../versions/layout.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { nameOf } from '../versions/versions.ts'
import { bodyOf, parseInput } from './bodies.ts'
import { mergeRunsIn } from './merge-runs.ts'
import { operatorMessages as messages } from './messages.ts'
import { sendCsv } from './send-file.ts'
import { idOf } from './serve-uploads.ts'

/** Compares data sets and merges them, and stores what a person decides on pairs in doubt. */
export function serveMerges(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const runs = mergeRunsIn(dataDir)
  app.get(mergePaths.merges, async () => ({ merges: await runs.list() }))
  app.post(mergePaths.merges, (request) => runs.compare(bodyOf(NewMerge, request)))
  app.get(mergePaths.merge(':id'), async (request) => answerOf(dataDir, await runs.find(idOf(request))))
  app.delete(mergePaths.merge(':id'), async (request, reply) => {
    await runs.remove(idOf(request))
    return reply.code(204).send()
  })
  app.post(mergePaths.cancel(':id'), (request) => runs.cancel(idOf(request)))
  app.post(mergePaths.run(':id'), async (request) => {
    const settings = bodyOf(MergeSettings, request)
    const merge = await runs.find(idOf(request))
    checkWinners(merge, settings)
    return runs.merge(merge.id, settings)
  })
  app.get(mergePaths.pairs(':id'), async (request) => {
    const { list, offset, limit, ...bounds } = parseInput(
      PairsRequest,
      Object.fromEntries(queryPairs(request.url)),
    )
    const merge = await runs.find(idOf(request))
    return pairsPage(await comparisonOf(dataDir, merge), { list, bounds, offset, limit })
  })
  app.post(mergePaths.decisions(':id'), async (request) => {
    const { decisions } = bodyOf(NewDecisions, request)
    const comparison = await comparisonOf(dataDir, await runs.find(idOf(request)))
    const pairs = pairsFrom(comparison.preview.first, 0) + pairsFrom(comparison.preview.further, 0)
    const unknown = decisions.findIndex(({ pair }) => pair >= pairs)
    if (unknown >= 0)
      throw invalid([{ Item: `decisions.${unknown}.pair`, Description: messages.noPair(pairs) }])
    await storeDecisions(comparison.folder, decisions)
    return decidedOf(comparison)
  })
  app.get(mergePaths.list(':id'), async (request, reply) => {
    const { kind, report } = await runs.find(idOf(request))
    const file =
      report && join(versionFolder(kindFolder(dataDir, kind), report.version), versionFiles.mergeList)
    return sendCsv(reply, file, `${report?.version}-merge.csv`, messages.noMergeList)
  })
}

/** A merge with what it would do, once that is known. */
async function answerOf(dataDir: string, merge: Merge): Promise<MergeAnswer> {
  if (merge.state !== 'ready') return { merge }
  const folder = mergeFolder(dataDir, merge.id)
  const preview = await readPreview(folder)
  return preview ? { merge, preview, decided: await decidedOf({ folder, preview }) } : { merge }
}

/** The comparison of a merge; throws a 409 where there is none yet, or a version was removed. */
async function comparisonOf(dataDir: string, merge: Merge): Promise<StoredComparison> {
  const folder = mergeFolder(dataDir, merge.id)
  const preview = merge.state === 'comparing' ? undefined : await readPreview(folder)
  if (!preview) throw problem(409, messages.notCompared)
  const of = (version: string) => versionFolder(kindFolder(dataDir, merge.kind), version)
  const versions = { into: of(merge.into), from: of(merge.from) }
  for (const version of [merge.into, merge.from])
    if (!(await stat(of(version)).catch(() => undefined)))
      throw problem(409, messages.setRemoved(nameOf(version)))
  return { kind: merge.kind, folder, preview, versions }
}

function checkWinners({ kind }: Merge, { winners }: MergeSettings): void {
  const known = choosable(kind)
  const wrong = Object.keys(winners).filter((name) => !known.includes(name))
  if (wrong.length > 0)
    throw invalid(wrong.map((name) => ({ Item: `winners.${name}`, Description: messages.noWinner(known) })))
}
