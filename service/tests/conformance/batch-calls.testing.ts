import { expect } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { type ConformanceCheck, objectOf, recordsOf } from './row.testing.ts'

/** A kind, criteria that some of its records meet, and two fields by which these are tallied. */
const batches: readonly [kind: Kind, criteria: object, fields: readonly string[]][] = [
  ['companies', { StateProvince: 'RI' }, ['city', 'sic2']],
  ['people', { PostalCode: ['02906'] }, ['city', 'agerange']],
]

const section = 'Extensions, several in one call'

const rowsOf = ([kind, criteria, fields]: (typeof batches)[number]): ConformanceCheck[] => {
  const [counts, tallies] = [`/v1/${kind}/multiplecount`, `/v1/${kind}/multipletallies`]
  const [one, other] = fields.map((field) => [field])
  const items = (n: number, more = {}) =>
    Array.from({ length: n }, (_, i) => ({ RequestId: `${i}`, ...more }))
  return [
    [
      section,
      `POST ${counts} answers {RequestId, MatchCount} of each item, in order`,
      async (client) => {
        const { MatchCount } = objectOf(await client.post(`/v1/${kind}/count`, criteria))
        const none = { City: 'Nowhere' }
        const body = [
          { RequestId: 'b', ...criteria },
          { RequestId: 'a & <b>', ...none },
          { requestid: 'c', ...criteria },
        ]
        expect(recordsOf(await client.post(counts, body))).toEqual([
          { RequestId: 'b', MatchCount },
          { RequestId: 'a & <b>', MatchCount: 0 },
          { RequestId: 'c', MatchCount },
        ])
      },
    ],
    [
      section,
      `POST ${tallies} answers {RequestId, Tallies} of each item, in order`,
      async (client) => {
        const alone = async (Fields: unknown, more: object) =>
          recordsOf(await client.post(`/v1/${kind}/tallies`, { ...criteria, Fields, ...more }))
        const body = [
          { RequestId: 'b', ...criteria, Fields: one },
          { RequestId: 'a', ...criteria, Fields: fields, Limit: 1 },
          { RequestId: 'c', City: 'Nowhere', Fields: other },
          { RequestId: 'd', ...criteria, Fields: other, Offset: 1 },
        ]
        expect(recordsOf(await client.post(tallies, body))).toEqual([
          { RequestId: 'b', Tallies: await alone(one, {}) },
          { RequestId: 'a', Tallies: await alone(fields, { Limit: 1 }) },
          { RequestId: 'c', Tallies: [] },
          { RequestId: 'd', Tallies: await alone(other, { Offset: 1 }) },
        ])
      },
    ],
    [
      section,
      `POST ${counts} takes 1 to 100 items, POST ${tallies} 1 to 25; more or none: 400`,
      async (client) => {
        expect(recordsOf(await client.post(counts, items(100)))).toHaveLength(100)
        expect(recordsOf(await client.post(tallies, items(25, { Fields: one })))).toHaveLength(25)
        for (const n of [0, 101]) expect((await client.post(counts, items(n))).status).toBe(400)
        for (const n of [0, 26])
          expect((await client.post(tallies, items(n, { Fields: one }))).status).toBe(400)
      },
    ],
    [
      section,
      `POST ${counts} and POST ${tallies}: two items with one RequestId, or one without: 400`,
      async (client) => {
        for (const [path, more] of [
          [counts, {}],
          [tallies, { Fields: one }],
        ] as const) {
          const item = { RequestId: 'a', ...more }
          expect((await client.post(path, [item, item])).status).toBe(400)
          expect((await client.post(path, [item, more])).status).toBe(400)
        }
      },
    ],
    [
      section,
      `POST ${counts} and POST ${tallies} are one call each for the limits`,
      async (client) => {
        const apikey = await client.keys.newOf('trial')
        for (const [path, body] of [
          [counts, items(30)],
          [tallies, items(25, { Fields: one })],
        ] as const) {
          const { headers } = await client.post(path, body, { apikey })
          expect(headers.ratelimit).toMatch(path === counts ? /;r=29;/ : /;r=28;/)
        }
      },
    ],
  ]
}

export const severalRows: readonly ConformanceCheck[] = batches.flatMap(rowsOf)
