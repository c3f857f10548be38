import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  type ImportFile,
  type ImportReport,
  ImportRequest,
  type ImportRun,
  importPaths,
  importReports,
  RestRequest,
} from '#contract/imports.ts'
import { asMapping } from '../data/import/columns/mapping.ts'
import { previewImport } from '../data/import/preview.ts'
import { checkRest } from '../data/rest/import-rest.ts'
import { type ImportJob, rejectsFile } from '../data/runs/stored-runs.ts'
import { problem } from '../http/problem.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { checkName, versionFolder } from '../versions/version-folders.ts'
import { nameOf } from '../versions/versions.ts'
import { bodyOf } from './bodies.ts'
import type { ImportRuns } from './import-runs.ts'
import { operatorMessages as messages } from './messages.ts'
import { sendCsv } from './send-file.ts'
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
  app.post(importPaths.rest, async (request) =>
    runs.start(await restJobOf(bodyOf(RestRequest, request), { dataDir, uploads })),
  )
  app.post(importPaths.cancel(':id'), (request) => runs.cancel(idOf(request)))
  app.delete(importPaths.run(':id'), async (request, reply) => {
    await runs.remove(idOf(request))
    return reply.code(204).send()
  })
  for (const report of importReports)
    app.get(importPaths.report(':id', report), async (request, reply) => {
      const { run } = await runs.find(idOf(request))
      return sendCsv(reply, reportFile(dataDir, run, report), `${run.name}-${report}`)
    })
}

/** Where the report of an import is: with the version, or, where none was built, with the run. */
function reportFile(dataDir: string, { id, kind, result, reports }: ImportRun, report: ImportReport): string {
  if (kind && result) return join(versionFolder(kindFolder(dataDir, kind), result.version), report)
  if (report === 'rejects.csv' && reports) return rejectsFile(dataDir, id)
  throw problem(404, messages.noReport)
}

/** What an import of mended rows does; throws a `DataError` for a version or a file of which that cannot be. */
async function restJobOf(
  { kind, version, file, hold }: RestRequest,
  { dataDir, uploads }: Pick<Imports, 'dataDir' | 'uploads'>,
): Promise<ImportJob> {
  const files = await pathsOf(uploads, [file])
  await checkRest({ dataDir, name: version, kind, file: files[0] as string })
  return {
    files,
    kind,
    name: nameOf(version),
    restOf: version,
    hold,
    removeAfter: foldersOf(uploads, [file]),
  }
}

/** The folders that are removed once their files are imported. */
const foldersOf = (uploads: Uploads, files: readonly ImportFile[]) =>
  files.flatMap((file) => ('upload' in file ? [uploads.folderOf(file.upload)] : []))

const pathsOf = (uploads: Uploads, files: readonly ImportFile[]): Promise<string[]> =>
  Promise.all(files.map(async (file) => ('path' in file ? file.path : uploads.pathOf(file.upload))))

/** What an import does; throws a `DataError` for a name or a mapping that cannot be used, a 409 for an upload that is not complete. */
async function jobOf({ files, mapping, ...request }: ImportRequest, uploads: Uploads): Promise<ImportJob> {
  if (request.name !== undefined) checkName(request.name)
  if (mapping) asMapping(mapping)
  const paths = await pathsOf(uploads, files)
  return { ...request, files: paths, mapping, removeAfter: foldersOf(uploads, files) }
}
