import { correctionOf } from '#shared/tabular/layout.ts'
import { type Opened, openFile } from '#shared/tabular/open.ts'
import type { Row } from '#shared/tabular/row.ts'
import { usesOf } from '../model/file/columns/row-request.ts'
import { type Turn, turns } from '../model/file/columns/row-tally.ts'
import type { MatchJob } from '../model/file/job.ts'
import type { Ask } from './batch-match.ts'
import { fileOf } from './stored-matches.ts'

/** The file of a job, opened in the way in which it was understood. */
export async function openedFile({ id, understood }: MatchJob): Promise<Opened> {
  return openFile(await fileOf(id), understood ? correctionOf(understood.layout) : {})
}

/** Every row of a file with what becomes of it, some at a time. */
export async function* turnsOf(
  opened: Opened,
  { mapping }: MatchJob,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<{ row: Row; turn: Turn }[]> {
  const turnOf = turns(usesOf(mapping))
  for await (const rows of opened.read(onBytes)) yield rows.map((row) => ({ row, turn: turnOf(row) }))
}

/** The rows that are asked about, a call's worth at a time, numbered from 0; the same at every reading. */
export async function* callsOf(job: MatchJob): AsyncGenerator<{ page: number; asks: Ask[] }> {
  const { perCall, most = Number.POSITIVE_INFINITY } = job
  let waiting: Ask[] = []
  let page = 0
  for await (const some of turnsOf(await openedFile(job), job)) {
    for (const { turn } of some) {
      if (turn.type !== 'ask') continue
      if (page * perCall + waiting.length >= most) break
      waiting.push({ row: turn.row, asked: turn.asked })
      if (waiting.length < perCall) continue
      yield { page, asks: waiting }
      page += 1
      waiting = []
    }
    if (page * perCall + waiting.length >= most) break
  }
  if (waiting.length > 0) yield { page, asks: waiting }
}
