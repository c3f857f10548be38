import type { FileRow } from '#shared/tabular/file-row.ts'
import { correctionOf } from '#shared/tabular/layout.ts'
import { type OpenedFile, openFile } from '#shared/tabular/open.ts'
import { type LookupFields, roleColumnsOf } from '../model/file/columns/row-request.ts'
import { type RowClass, rowClassifier } from '../model/file/columns/row-tally.ts'
import type { MatchJob } from '../model/file/job.ts'
import { fileOf } from './stored-matches.ts'

/** The file of a job, opened with its detected layout. */
export async function openJobFile({ id, understood: profile }: MatchJob): Promise<OpenedFile> {
  return openFile(await fileOf(id), profile ? correctionOf(profile.layout) : {})
}

/** Every row of a file with its class, some at a time. */
export async function* classifiedRows(
  opened: OpenedFile,
  { mapping }: MatchJob,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<{ row: FileRow; rowClass: RowClass }[]> {
  const classOf = rowClassifier(roleColumnsOf(mapping))
  for await (const rows of opened.read(onBytes)) yield rows.map((row) => ({ row, rowClass: classOf(row) }))
}

/** A row that is looked up. */
export interface RowRequest {
  row: number
  fields: LookupFields
}

/** Rows of one call; their answers are stored together. */
export interface RequestPage {
  page: number
  requests: RowRequest[]
}

/** The rows that are looked up, in pages of one call, numbered from 0; the same each time the file is read. */
export async function* requestPages(job: MatchJob): AsyncGenerator<RequestPage> {
  const { perCall, most: maxRows = Number.POSITIVE_INFINITY } = job
  let waiting: RowRequest[] = []
  let page = 0
  for await (const some of classifiedRows(await openJobFile(job), job)) {
    for (const { rowClass } of some) {
      if (rowClass.type !== 'lookup') continue
      if (page * perCall + waiting.length >= maxRows) break
      waiting.push({ row: rowClass.row, fields: rowClass.fields })
      if (waiting.length < perCall) continue
      yield { page, requests: waiting }
      page += 1
      waiting = []
    }
    if (page * perCall + waiting.length >= maxRows) break
  }
  if (waiting.length > 0) yield { page, requests: waiting }
}
