import { expect } from 'vitest'
import { type ConformanceCheck, objectOf, refusedFor } from './row.testing.ts'
import type { TestClient } from './service.testing.ts'

interface Sic {
  Id: string
  Description: string
}

const matches = async (client: TestClient, query: string) =>
  objectOf(await client.get(`/v1/sics?${query}`)).Matches as Sic[]
const idsOf = (sics: readonly Sic[]) => sics.map(({ Id }) => Id)

export const sicRows: readonly ConformanceCheck[] = [
  [
    'SIC item',
    'An item is {Id, Description}, Id a 2-, 4- or 6-digit code',
    async (client) => {
      for (const sic of await matches(client, 'keyword=pizza'))
        expect(sic).toEqual({
          Id: expect.stringMatching(/^(\d{2}|\d{4}|\d{6})$/),
          Description: expect.any(String),
        })
    },
  ],
  [
    'SIC item',
    'One code may appear with several descriptions in a keyword result',
    async (client) => {
      const ids = idsOf(await matches(client, 'keyword=pizza'))
      expect(ids.length).toBeGreaterThan(new Set(ids).size)
    },
  ],
  [
    'SIC lookup',
    'keyword matches the code description',
    async (client) => {
      const found = await matches(client, 'keyword=dentist')
      expect(idsOf(found).some((id) => id.startsWith('8021'))).toBe(true)
      for (const { Description } of found) expect(Description).toMatch(/dentist/i)
    },
  ],
  [
    'SIC lookup',
    'preferred true limits results to the preferred codes for the keyword',
    async (client) => {
      const [all, preferred] = [
        await matches(client, 'keyword=pizza'),
        await matches(client, 'keyword=pizza&preferred=true'),
      ]
      expect(preferred.length).toBeGreaterThan(0)
      expect(preferred.length).toBeLessThan(all.length)
      expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(preferred)))
    },
  ],
  ...['58', '5812', '581208', '07', '0111'].map(
    (id): ConformanceCheck => [
      'SIC lookup',
      `GET /v1/sics/${id} answers {Id, Description}`,
      async (client) =>
        expect(objectOf(await client.get(`/v1/sics/${id}`))).toEqual({
          Id: id,
          Description: expect.stringMatching(/\S/),
        }),
    ],
  ),
  [
    'SIC lookup',
    'An empty keyword gives 400 with Item Keyword',
    async (client) => {
      for (const query of ['', 'keyword=', 'keyword=%20'])
        refusedFor(await client.get(`/v1/sics?${query}`), 'Keyword')
    },
  ],
  [
    'SIC lookup',
    'An id that is not a 2, 4 or 6 digit code gives 400 with Item id',
    async (client) => {
      for (const id of ['1', '123', '12345', '1234567', '58a2'])
        refusedFor(await client.get(`/v1/sics/${id}`), 'id')
    },
  ],
  [
    'Errors',
    'An unknown SIC code is a 404',
    async (client) => expect((await client.get('/v1/sics/0001')).status).toBe(404),
  ],
  [
    'What the service does',
    'The 6-digit codes extend the 4-digit code with two more digits',
    async (client) => {
      const found = idsOf(await matches(client, 'keyword=pizza&preferred=true'))
      for (const id of found.filter((code) => code.length === 6))
        expect((await client.get(`/v1/sics/${id.slice(0, 4)}`)).status).toBe(200)
    },
  ],
]
