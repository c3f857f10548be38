import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type CorrectionList,
  CorrectionsRequest,
  CorrectRecord,
  correctionPaths,
  MAX_CORRECTIONS,
  UndoCorrection,
} from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { correctRecord, undoCorrection } from '../data/corrections/correct.ts'
import { correctionsCsv } from '../data/corrections/corrections-csv.ts'
import { listCorrections } from '../data/corrections/list-corrections.ts'
import { notesOf } from '../data/corrections/notes.ts'
import { nameInUse } from '../data/corrections/source-records.ts'
import { queryPairs } from '../http/query.ts'
import { asInvalid, bodyOf, parseInput } from './bodies.ts'
import { asFile, CSV } from './send-file.ts'

interface CorrectionOptions {
  dataDir: string
  /** Waits until this process answers from the stored corrections of a kind. */
  follow(kind: Kind): Promise<void>
}

/** Lists, stores and undoes corrections of records, and gives them as files. */
export function serveCorrections(app: FastifyInstance, { dataDir, follow }: CorrectionOptions): void {
  const wanted = async (request: FastifyRequest) => {
    const { kind, name, ...part } = parseInput(
      CorrectionsRequest,
      Object.fromEntries(queryPairs(request.url)),
    )
    return { kind, name: name ?? (await nameInUse(dataDir, kind)), part }
  }
  app.get(correctionPaths.corrections, async (request) => {
    const { kind, name, part } = await wanted(request)
    return listCorrections(dataDir, kind, name, part)
  })
  app.post(correctionPaths.corrections, async (request) => {
    const body = bodyOf(CorrectRecord, request)
    const name = await correctRecord(dataDir, body).catch(asInvalid)
    await follow(body.kind)
    return listCorrections(dataDir, body.kind, name, { id: body.id })
  })
  app.post(correctionPaths.undo, async (request) => {
    const body = bodyOf(UndoCorrection, request)
    const { name } = await undoCorrection(dataDir, body)
    await follow(body.kind)
    return listCorrections(dataDir, body.kind, name, { id: body.id })
  })
  const file = (path: string, type: string, content: (list: CorrectionList) => string) =>
    app.get(path, async (request, reply) => {
      const { kind, name } = await wanted(request)
      const list = await listCorrections(dataDir, kind, name, { limit: MAX_CORRECTIONS })
      return asFile(reply, `${name}-${path.split('/').at(-1)}`, type).send(content(list))
    })
  file(correctionPaths.csv, CSV, correctionsCsv)
  file(correctionPaths.notes, 'application/geo+json; charset=utf-8', (list) => JSON.stringify(notesOf(list)))
}
