import { z } from 'zod'
import { billedIn } from '#api/billed.ts'
import { type Caller, callReason } from '#api/caller.ts'
import type { MadeCall } from '#api/calls.ts'
import { limitsIn } from '#api/limits.ts'
import { kinds } from '#contract/kind.ts'
import { formatsOf } from '#records/record.ts'

const formats = [...new Set(kinds.flatMap((kind) => formatsOf[kind]))]

/** A stored call: its whole body and its shortened answer as JSON text. The API key is never part of it. */
export const StoredCall = z.object({
  /** Its number in this browser, from 1. */
  n: z.number(),
  name: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  body: z.string().optional(),
  status: z.union([z.number(), z.literal('cut')]),
  answer: z.string().optional(),
  /** Items of the answer, and how many of them are stored; absent where all are, or where it is no array. */
  items: z.object({ all: z.number(), kept: z.number() }).optional(),
  problem: z
    .object({ words: z.string(), item: z.string().optional(), wait: z.number().optional() })
    .optional(),
  at: z.number(),
  first: z.number(),
  took: z.number(),
  size: z.number(),
  headers: z.record(z.string(), z.string()),
  limits: z.array(
    z.object({
      name: z.string(),
      left: z.number(),
      of: z.number().optional(),
      renewed: z.number().optional(),
      window: z.number().optional(),
    }),
  ),
  billed: z.object({ kind: z.enum(kinds), format: z.enum(formats), records: z.number() }),
  why: z.string(),
  caller: z.enum(['page', 'export']),
})
export type StoredCall = z.infer<typeof StoredCall>

/** Longer bodies are not stored; such a call cannot be repeated. */
const MAX_BODY = 400_000

/** A call as it is stored, without its number. */
export function storedCallOf(call: MadeCall, caller: Caller): StoredCall {
  const { name, method, path, status, problem, at, first, took, size, headers, streamedRecords } = call
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  return {
    n: 0,
    ...{ name, method, path, status, problem, at, first, took, size, headers },
    body: body && body.length > MAX_BODY ? undefined : body,
    ...shortenAnswer(call.answer),
    limits: limitsIn(new Headers(headers)),
    billed: { ...billedIn(call, call.answer), ...(streamedRecords && { records: streamedRecords }) },
    why: callReason(call, caller),
    caller,
  }
}

/** The most stored items of an array, and characters of one answer. */
const MAX_STORED_ITEMS = 20
const MAX_ANSWER = 48_000

interface ShortAnswer {
  answer?: string
  items?: { all: number; kept: number }
}

/** An answer as JSON text: the first items of an array and their number; nothing of an answer that is too long. */
export function shortenAnswer(answer: unknown): ShortAnswer {
  if (answer === undefined) return {}
  if (!Array.isArray(answer)) {
    const text = JSON.stringify(answer)
    return text.length > MAX_ANSWER ? {} : { answer: text }
  }
  const first = itemsThatFit(answer.slice(0, MAX_STORED_ITEMS))
  return {
    answer: JSON.stringify(first),
    ...(first.length < answer.length && { items: { all: answer.length, kept: first.length } }),
  }
}

/** The first items within the maximum length. */
function itemsThatFit(items: readonly unknown[]): unknown[] {
  let room = MAX_ANSWER
  const end = items.findIndex((item) => {
    room -= JSON.stringify(item).length + 1
    return room < 0
  })
  return end < 0 ? [...items] : items.slice(0, end)
}
