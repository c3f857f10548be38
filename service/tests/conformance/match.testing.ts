import { expect } from 'vitest'
import { type ConformanceCheck, objectOf, recordsOf, refusedFor } from './row.testing.ts'
import type { TestAnswer, TestClient } from './service.testing.ts'

const match = (client: TestClient, body: unknown, headers = {}) => client.post('/v3/match', body, headers)
const several = (client: TestClient, body: unknown) => client.post('/v3/multiplematch', body)

interface Scored {
  Id: string
  Links: { Rel: string }[]
  RuleName: string
  Score: number
  Probability: number
}
interface Result {
  MatchCount: number
  Matches: { Common: Scored[]; Companies: Scored[]; People: Scored[] }
  ScoreSummary: unknown[]
}
const resultOf = (answer: TestAnswer) => objectOf(answer) as unknown as Result

const pizza = { requesttype: 'Company', name: 'Hilltop Pizza', city: 'Providence', stateprovince: 'RI' }
const robert = { requesttype: 'Person', name: 'Robert Brown', city: 'Providence', stateprovince: 'RI' }
const PIZZA = '100000001'

const response: ConformanceCheck[] = [
  [
    'Match response',
    'MatchCount is the number of matches; Matches has Common, Companies, People',
    async (client) => {
      const { MatchCount, Matches } = resultOf(await match(client, pizza))
      expect(Object.keys(Matches).sort()).toEqual(['Common', 'Companies', 'People'])
      expect(MatchCount).toBe(Matches.Common.length)
      expect(Matches.Common[0]?.Id).toBe(PIZZA)
    },
  ],
  [
    'Match response',
    'ScoreSummary has Href, ResourceType, RuleName and Score of each match (Probability: extension)',
    async (client) => {
      const { Matches, ScoreSummary } = resultOf(await match(client, pizza))
      const [{ RuleName, Score, Probability } = { RuleName: '', Score: 0, Probability: 0 }] = Matches.Common
      expect(ScoreSummary[0]).toEqual({
        Href: `/v1/companies/${PIZZA}`,
        ResourceType: 'Company',
        RuleName,
        Score,
        Probability,
      })
    },
  ],
  [
    'Match response',
    'Each record in Common has the Basic fields of its kind plus RuleName and Score',
    async (client) => {
      const [found] = resultOf(await match(client, pizza)).Matches.Common
      const basic = objectOf(await client.get(`/v1/companies/${PIZZA}`))
      expect(found).toEqual({
        ...basic,
        RuleName: expect.any(String),
        Score: expect.any(Number),
        Probability: expect.any(Number),
      })
    },
  ],
  [
    'Match response',
    'A company match also has a parent link when a parent exists',
    async (client) => {
      const [found] = resultOf(await match(client, pizza)).Matches.Common
      expect(found?.Links.map(({ Rel }) => Rel)).toEqual(['self', 'parent'])
    },
  ],
  [
    'General rules',
    'Match returns the records closest to partial criteria, each with a score',
    async (client) => {
      const [found] = resultOf(await match(client, { ...pizza, name: 'Hill Top Piza Inc' })).Matches.Common
      expect(found?.Id).toBe(PIZZA)
      expect(found?.Score).toBeGreaterThanOrEqual(70)
    },
  ],
]

const request: ConformanceCheck[] = [
  [
    'Match request',
    'requesttype Person finds people',
    async (client) => {
      const [found] = resultOf(await match(client, robert)).Matches.Common
      expect(found?.Id).toBe('100000000001')
    },
  ],
  [
    'Match request',
    'requesttype Any finds either',
    async (client) => {
      const kinds = [pizza, robert].map(async (body) => {
        const { ScoreSummary } = resultOf(await match(client, { ...body, requesttype: 'Any' }))
        return (ScoreSummary[0] as { ResourceType: string } | undefined)?.ResourceType
      })
      expect(await Promise.all(kinds)).toEqual(['Company', 'Person'])
    },
  ],
  [
    'Match request',
    'limit is the number of matches wanted',
    async (client) => {
      const body = { requesttype: 'Company', name: 'Shop 12', city: 'Houston', stateprovince: 'TX', limit: 1 }
      expect(resultOf(await match(client, body)).Matches.Common).toHaveLength(1)
    },
  ],
  [
    'Match request',
    'confidence is an integer, the least score wanted',
    async (client) => {
      const { Matches } = resultOf(await match(client, { ...pizza, confidence: 90 }))
      for (const { Score } of Matches.Common) expect(Score).toBeGreaterThanOrEqual(90)
    },
  ],
  [
    'Open points, Match',
    'confidence is 70 to 100; outside: 400 Item confidence',
    async (client) => {
      for (const confidence of [69, 101, 'high'])
        refusedFor(await match(client, { ...pizza, confidence }), 'confidence')
      for (const confidence of [70, 100])
        expect((await match(client, { ...pizza, confidence })).status).toBe(200)
    },
  ],
  [
    'Open points, Match',
    'limit is 1 to 100',
    async (client) => {
      for (const limit of [0, 101]) refusedFor(await match(client, { ...pizza, limit }), 'limit')
    },
  ],
  [
    'Open points, Match',
    'limit is 5 unless given',
    async (client) => {
      const body = { requesttype: 'Company', name: 'Shop', city: 'Houston', stateprovince: 'TX' }
      expect(resultOf(await match(client, body)).Matches.Common.length).toBeLessThanOrEqual(5)
    },
  ],
  [
    'Open points, Match',
    'Body names in any case',
    async (client) => {
      const upper = Object.fromEntries(
        Object.entries(pizza).map(([name, value]) => [name.toUpperCase(), value]),
      )
      expect((await match(client, upper)).text).toBe((await match(client, pizza)).text)
    },
  ],
  [
    'Open points, Match',
    'companyname, phone, streetaddress and resourcetype are taken too',
    async (client) => {
      const body = {
        requesttype: 'Company',
        companyname: 'Hilltop Pizza',
        phone: '4015550101',
        streetaddress: '100 N Main St',
        resourcetype: 'Basic',
      }
      expect(resultOf(await match(client, body)).Matches.Common[0]?.Id).toBe(PIZZA)
    },
  ],
  [
    'Open points, Match',
    'With no name, phone or address: 400',
    async (client) =>
      expect((await match(client, { requesttype: 'Company', city: 'Providence' })).status).toBe(400),
  ],
  [
    'Open points, Match',
    'With a richer resourcetype the records stand in Companies and People',
    async (client) => {
      const company = resultOf(await match(client, { ...pizza, resourcetype: 'Enhanced' })).Matches
      const person = resultOf(await match(client, { ...robert, resourcetype: 'Enhanced' })).Matches
      expect([company.Common, company.Companies[0]?.Id]).toEqual([[], PIZZA])
      expect([person.Common, person.People[0]?.Id]).toEqual([[], '100000000001'])
    },
  ],
  [
    'Open points, Match',
    'Score is 0 to 100 and RuleName one of eight',
    async (client) => {
      const rules = /^(Name(AddressCity|Phone|CityState|PostalCode|State|Only)|PhoneOnly|AddressOnly)$/
      for (const { RuleName, Score } of resultOf(await match(client, pizza)).Matches.Common) {
        expect(RuleName).toMatch(rules)
        expect(Score).toBeLessThanOrEqual(100)
      }
    },
  ],
  [
    'Endpoints, Match',
    'The Accept header is required; any value other than JSON or XML gives 415',
    async (client) => {
      for (const accept of ['', 'text/html'])
        for (const [path, body] of [
          ['/v3/match', pizza],
          ['/v3/multiplematch', [pizza]],
        ] as const)
          expect((await client.post(path, body, { accept })).status).toBe(415)
    },
  ],
]

const item = (RequestId: string, CompanyName = 'Hilltop Pizza') => ({
  RequestId,
  RequestType: 'Company',
  CompanyName,
  City: 'Providence',
  StateProvince: 'RI',
  Limit: 1,
})

const multiple: ConformanceCheck[] = [
  [
    'Endpoints, Match',
    'Multiple match answers one match response per item, each with RequestId',
    async (client) => {
      const answers = recordsOf(await several(client, [item('b'), item('a & <b>', 'Zzyzx Qqq'), item('c')]))
      expect(answers.map(({ RequestId }) => RequestId)).toEqual(['b', 'a & <b>', 'c'])
      expect(answers.map(({ MatchCount }) => MatchCount)).toEqual([1, 0, 1])
    },
  ],
  [
    'Open points, Match',
    'Multiple match takes 1 to 100 items; more or none: 400',
    async (client) => {
      const items = (count: number) => Array.from({ length: count }, (_, i) => item(String(i)))
      expect(recordsOf(await several(client, items(100)))).toHaveLength(100)
      for (const count of [0, 101]) expect((await several(client, items(count))).status).toBe(400)
    },
  ],
  [
    'Open points, Match',
    'Two items with one RequestId: 400',
    async (client) => expect((await several(client, [item('a'), item('a')])).status).toBe(400),
  ],
]

export const matchRows: readonly ConformanceCheck[] = [...response, ...request, ...multiple]
