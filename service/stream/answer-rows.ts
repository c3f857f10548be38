import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Problem, ValidationError } from '#contract/problem.ts'
import { inOrder } from '../concurrency/in-order.ts'
import type { Billed } from '../http/billed.ts'
import { parseRow } from '../http/parse.ts'
import { Failure, unexpected } from '../http/problem.ts'
import type { BillRows } from '../limits/billing.ts'
import type { SentRow, SentRows } from './sent-rows.ts'

/** A row of an upload after its values were checked. */
export type CheckedRow<T> = { row: number; id?: string; given: unknown } & (
  | { value: T }
  | { errors: ValidationError[] }
)

interface Answering<T> {
  /** The first row to answer. */
  from: number
  schema: z.ZodType<T>
  /** Default settings of a row. */
  defaults: object
  /** The answers to some rows, in their order. */
  answer(rows: readonly T[]): Promise<object[]>
  /** The records of an answer by kind and format. */
  recordsIn(answer: object, row: T): Billed
  /** Without it nothing is billed. */
  bill?: BillRows | undefined
  /** Called with internal failures. */
  onFailure(error: unknown): void
}

/** Rows of one batch, and how many batches run at once. */
const BATCH = 32
const AT_A_TIME = 4

/**
 * Answers rows with lines of JSON, some lines at a time, each with the number of its row. An invalid row is answered with its
 * errors. When the work fails or the call volume is used up, the last line has the first row without an answer and the error.
 */
export async function* answerRows<T>(rows: SentRows, on: Answering<T>): AsyncGenerator<string> {
  let next = on.from
  const batches = batchesOf(rows, (sent) => checkedRow(sent, on))
  try {
    for await (const done of inOrder(batches, AT_A_TIME, (batch) => answerBatch(batch, on))) {
      const { paid, failure } = await billed(done, on)
      const sent = done.slice(0, paid)
      if (sent.length > 0) yield sent.map(lineOf).join('')
      next = (sent.at(-1)?.checked.row ?? next - 1) + 1
      if (!failure) continue
      yield endLine(done[paid]?.checked.row ?? next, failure.body as Problem)
      return
    }
  } catch (error) {
    const failure = error instanceof Failure ? error : unexpected()
    if (!(error instanceof Failure)) on.onFailure(error)
    yield endLine(next, failure.body as Problem)
  }
}

const endLine = (Row: number, problem: Problem) => `${JSON.stringify({ Row, Error: problem })}\n`

async function* batchesOf<T>(rows: SentRows, check: (sent: SentRow) => T): AsyncGenerator<T[]> {
  for await (const some of rows)
    for (let at = 0; at < some.length; at += BATCH) yield some.slice(at, at + BATCH).map(check)
}

function checkedRow<T>(sent: SentRow, { schema, defaults }: Answering<T>): CheckedRow<T> {
  const { row } = sent
  if ('errors' in sent) return { row, given: undefined, errors: sent.errors }
  const { given } = sent
  const id = idIn(given)
  const parsed = parseRow(schema, given, defaults)
  return parsed.value === undefined
    ? { row, id, given, errors: 'errors' in parsed ? parsed.errors : [] }
    : { row, id, given, value: parsed.value }
}

/** The RequestId of a row, in whatever letter case its name is; also when other values of the row are invalid. */
function idIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const [, id] = Object.entries(given).find(([name]) => name.toLowerCase() === 'requestid') ?? []
  return typeof id === 'string' && id !== '' ? id : undefined
}

interface DoneRow<T> {
  checked: CheckedRow<T>
  answer?: object
}

async function answerBatch<T>(batch: readonly CheckedRow<T>[], on: Answering<T>): Promise<DoneRow<T>[]> {
  const good = batch.flatMap((row) => ('value' in row ? [row.value] : []))
  const answers = good.length > 0 ? await on.answer(good) : []
  let at = 0
  return batch.map((checked) =>
    'value' in checked ? { checked, answer: answers[at++] as object } : { checked },
  )
}

async function billed<T>(
  done: readonly DoneRow<T>[],
  { bill, recordsIn }: Answering<T>,
): Promise<{ paid: number; failure?: Failure | undefined }> {
  const costing = done.flatMap(({ checked, answer }, i) =>
    answer && 'value' in checked ? [{ i, checked, records: recordsIn(answer, checked.value) }] : [],
  )
  if (!bill || costing.length === 0) return { paid: done.length }
  const { paid, failure } = await bill(
    costing.map(({ checked, records }) => ({ print: printOf(checked), records })),
  )
  return { paid: costing[paid]?.i ?? done.length, failure }
}

/** The fingerprint of a row, by which it is recognized when it is sent again: its RequestId, or its number if it has none, and all of its values. */
function printOf({ row, id, given }: CheckedRow<unknown>): string {
  return createHash('sha256')
    .update(id === undefined ? `row ${row}` : 'id')
    .update(JSON.stringify(given))
    .digest('base64url')
    .slice(0, 16)
}

function lineOf<T>({ checked, answer }: DoneRow<T>): string {
  const { row: Row, id } = checked
  const named = id === undefined ? { Row } : { Row, RequestId: id }
  const rest = 'errors' in checked ? { Errors: checked.errors } : answer
  return `${JSON.stringify({ ...named, ...rest })}\n`
}
