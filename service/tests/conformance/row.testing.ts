import { expect } from 'vitest'
import type { Kind } from '#contract/kind.ts'
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

const placeTallies = ['City', 'StateProvince', 'AreaCode', 'County', 'Zip3', 'PostalCode']

/** One check for each tally field of a kind, the shared ones included: the property that has its value for one record. */
export function tallyChecks(
  kind: Kind,
  section: string,
  id: string,
  properties: readonly string[],
): ConformanceCheck[] {
  const path = `/v1/${kind}/tallies`
  const title = kind === 'companies' ? 'Companies' : 'People'
  return [
    ...[...placeTallies, ...properties].map(
      (property): ConformanceCheck => [
        section,
        `${title} are tallied by ${property.toLowerCase()}, told as ${property}`,
        async (client) => {
          const Fields = [property.toLowerCase()]
          const [row = {}] = recordsOf(await client.post(path, { Id: [id], Fields }))
          expect(row).toEqual({ Count: 1, [property]: expect.anything() })
        },
      ],
    ),
    [
      section,
      `${title} are tallied by carrierroute`,
      async (client) => expect((await client.post(path, { Fields: ['carrierroute'] })).status).toBe(200),
    ],
  ]
}

/** The calls of a kind, and checks of what they find. */
export const checksOf = (kind: Kind) => {
  const search = (client: TestClient, body: object) => client.post(`/v1/${kind}/search`, body)
  return {
    search,
    tally: (client: TestClient, body: object) => client.post(`/v1/${kind}/tallies`, body),

    /** A criterion of a search, and the records that meet it, in any order. */
    finds: (section: string, sentence: string, body: object, ...ids: string[]): ConformanceCheck => [
      section,
      sentence,
      async (client) => expect(idsOf(await search(client, body)).sort()).toEqual(ids),
    ],

    /** A parameter of a GET, and the records that it finds. */
    findsByQuery: (parameter: string, query: string, ...ids: string[]): ConformanceCheck => [
      kind === 'companies' ? 'Endpoints, Companies' : 'Endpoints, People',
      `GET /v1/${kind}/ takes ${parameter}`,
      async (client) => expect(idsOf(await client.get(`/v1/${kind}/?${query}`)).sort()).toEqual(ids),
    ],
  }
}
