import { expect } from 'vitest'
import type { TestAnswer, TestClient } from './service.testing.ts'

/** A sentence of the reference (or of what it leaves open) that can be checked, and the check. */
export type ConformanceCheck = readonly [
  section: string,
  sentence: string,
  holds: (client: TestClient) => Promise<void>,
]

type Records = Record<string, unknown>[]

/** The records of an answer. */
export function recordsOf({ status, value, text }: TestAnswer): Records {
  expect(status, text.slice(0, 300)).toBe(200)
  return value as Records
}

export const idsOf = (answer: TestAnswer) => recordsOf(answer).map(({ Id }) => Id)

/** The object of an answer. */
export function objectOf({ status, value, text }: TestAnswer): Record<string, unknown> {
  expect(status, text.slice(0, 300)).toBe(200)
  return value as Record<string, unknown>
}

/** Checks that an answer is a 400 whose errors name only these items. */
export function refusedFor(answer: TestAnswer, ...items: string[]): void {
  expect(answer.status, answer.text.slice(0, 300)).toBe(400)
  const errors = answer.value as { Description: string; Item: string }[]
  expect([...new Set(errors.map(({ Item }) => Item))]).toEqual(items)
  for (const { Description } of errors) expect(Description).not.toBe('')
}

/** Checks that an answer is an error with a status and a message. */
export function failedWith(answer: TestAnswer, status: number, words: RegExp = /./): void {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status)
  expect(answer.value).toEqual({ statusCode: status, message: expect.stringMatching(words) })
}
