import type { FileRow } from '#shared/tabular/file-row.ts'
import { correctionOf } from '#shared/tabular/layout.ts'
import { type OpenedFile, openFile } from '#shared/tabular/open.ts'
import { roleColumnsOf } from '../model/file/columns/row-request.ts'
import { type RowClass, rowClassifier } from '../model/file/columns/row-tally.ts'
import type { MatchJob } from '../model/file/job.ts'
import type { RowRequest } from './batch-match.ts'
import { fileOf } from './stored-matches.ts'

/** The file of a job, opened in the way in which it was understood. */
export async function openedFile({ id, understood }: MatchJob): Promise<OpenedFile> {
  return openFile(await fileOf(id), understood ? correctionOf(understood.layout) : {})
}

/** Every row of a file with what becomes of it, some at a time. */
export async function* classifiedRows(
  opened: OpenedFile,
  { mapping }: MatchJob,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<{ row: FileRow; rowClass: RowClass }[]> {
  const turnOf = rowClassifier(roleColumnsOf(mapping))
  for await (const rows of opened.read(onBytes)) yield rows.map((row) => ({ row, rowClass: turnOf(row) }))
}

/** The rows that are asked about, a call's worth at a time, numbered from 0; the same at every reading. */
export async function* requestPages(job: MatchJob): AsyncGenerator<{ page: number; asks: RowRequest[] }> {
  const { perCall, most = Number.POSITIVE_INFINITY } = job
  let waiting: RowRequest[] = []
  let page = 0
  for await (const some of classifiedRows(await openedFile(job), job)) {
    for (const { rowClass } of some) {
      if (rowClass.type !== 'ask') continue
      if (page * perCall + waiting.length >= most) break
      waiting.push({ row: rowClass.row, asked: rowClass.asked })
      if (waiting.length < perCall) continue
      yield { page, asks: waiting }
      page += 1
      waiting = []
    }
    if (page * perCall + waiting.length >= most) break
  }
  if (waiting.length > 0) yield { page, asks: waiting }
}
