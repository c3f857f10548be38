import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  type ImportFile,
  type ImportReport,
  ImportRequest,
  type ImportRun,
  importPaths,
  importReports,
} from '#contract/imports.ts'
import { asMapping } from '../data/import/columns/mapping.ts'
import { previewImport } from '../data/import/preview.ts'
import { type ImportJob, rejectsFile } from '../data/runs/stored-runs.ts'
import { problem } from '../http/problem.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { checkName, versionFolder } from '../versions/version-folders.ts'
import { bodyOf } from './bodies.ts'
import type { ImportRuns } from './import-runs.ts'
import { operatorMessages as messages } from './messages.ts'
import { idOf } from './serve-uploads.ts'
import type { Uploads } from './uploads.ts'

interface Imports {
  dataDir: string
  uploads: Uploads
  runs: ImportRuns
}

/** Shows what an import would do, begins, lists and cancels imports, and gives their reports. */
export function serveImports(app: FastifyInstance, { dataDir, uploads, runs }: Imports): void {
  app.post(importPaths.preview, async (body) => {
    const { files, mapping, ...request } = bodyOf(ImportRequest, body)
    const paths = await pathsOf(uploads, files)
    const given = mapping && asMapping(mapping)
    return previewImport({ ...request, files: paths, mapping: given, dataDir })
  })
  app.get(importPaths.imports, async () => ({ runs: await runs.list() }))
  app.post(importPaths.imports, async (request) =>
    runs.start(await jobOf(bodyOf(ImportRequest, request), uploads)),
  )
  app.post(importPaths.cancel(':id'), (request) => runs.cancel(idOf(request)))
  app.delete(importPaths.run(':id'), async (request, reply) => {
    await runs.remove(idOf(request))
    return reply.code(204).send()
  })
  for (const report of importReports)
    app.get(importPaths.report(':id', report), async (request, reply) => {
      const { run } = await runs.find(idOf(request))
      const file = reportFile(dataDir, run, report)
      const found = await stat(file).catch(() => undefined)
      if (!found) throw problem(404, messages.noReport)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-length', found.size)
        .header('content-disposition', `attachment; filename="${run.name}-${report}"`)
        .send(createReadStream(file))
    })
}

/** Where the report of an import is: with the version, or, where none was built, with the run. */
function reportFile(dataDir: string, { id, kind, result, reports }: ImportRun, report: ImportReport): string {
  if (kind && result) return join(versionFolder(kindFolder(dataDir, kind), result.version), report)
  if (report === 'rejects.csv' && reports) return rejectsFile(dataDir, id)
  throw problem(404, messages.noReport)
}

const pathsOf = (uploads: Uploads, files: readonly ImportFile[]): Promise<string[]> =>
  Promise.all(files.map(async (file) => ('path' in file ? file.path : uploads.pathOf(file.upload))))

/** What an import does; throws a `DataError` for a name or a mapping that cannot be used, a 409 for an upload that is not complete. */
async function jobOf({ files, mapping, ...request }: ImportRequest, uploads: Uploads): Promise<ImportJob> {
  if (request.name !== undefined) checkName(request.name)
  if (mapping) asMapping(mapping)
  const paths = await pathsOf(uploads, files)
  const removeAfter = files.flatMap((file) => ('upload' in file ? [uploads.folderOf(file.upload)] : []))
  return { ...request, files: paths, mapping, removeAfter }
}
