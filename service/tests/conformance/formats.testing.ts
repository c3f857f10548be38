import { expect } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { readXml } from '#service/xml/read.ts'
import { type ConformanceCheck, recordsOf } from './row.testing.ts'
import type { TestClient } from './service.testing.ts'

const xml = { accept: 'application/xml' }

/** What the reference says of a kind of answer: its root, and the element of each item. */
const rooted = (
  kind: string,
  root: string,
  item: string | undefined,
  client: (service: TestClient, headers: Record<string, string>) => ReturnType<TestClient['get']>,
): ConformanceCheck => [
  'Representation rules',
  `${kind}: root ${root}${item ? `, items ${item}` : ''}`,
  async (service) => {
    const { text, headers } = await client(service, xml)
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const [, name, inner] = /^<\?xml[^>]*\?>\s*<(\w+) xmlns="[^"]+">(<\w+>)?/.exec(text) ?? []
    expect([name, item && inner]).toEqual([root, item && `<${item}>`])
  },
]

const roots: ConformanceCheck[] = [
  rooted('Company list', 'ArrayOfCompany', 'Company', (s, h) => s.get('/v1/companies/?limit=2', h)),
  rooted('Company', 'Company', undefined, (s, h) => s.get('/v1/companies/100000001', h)),
  rooted('Person list', 'ArrayOfPerson', 'Person', (s, h) => s.get('/v1/people/?limit=2', h)),
  rooted('Person', 'Person', undefined, (s, h) => s.get('/v1/people/100000000001', h)),
  rooted('Match result', 'MatchResponse', 'MatchCount', (s, h) =>
    s.post('/v3/match', { requesttype: 'Company', name: 'Hilltop Pizza' }, h),
  ),
  rooted('Multiple match result', 'ArrayOfMatchResponse', 'MatchResponse', (s, h) =>
    s.post(
      '/v3/multiplematch',
      [{ RequestId: '1', RequestType: 'Company', CompanyName: 'Hilltop Pizza' }],
      h,
    ),
  ),
  rooted('Count', 'Counts', 'MatchCount', (s, h) => s.post('/v1/companies/count', {}, h)),
  rooted('Tally list', 'ArrayOfTally', 'Tally', (s, h) =>
    s.post('/v1/companies/tallies', { Fields: ['city'] }, h),
  ),
  rooted('Several counts (ours)', 'ArrayOfCountOfRequest', 'CountOfRequest', (s, h) =>
    s.post('/v1/people/multiplecount', [{ RequestId: '1' }], h),
  ),
  rooted('Several tallies (ours)', 'ArrayOfTalliesOfRequest', 'TalliesOfRequest', (s, h) =>
    s.post('/v1/people/multipletallies', [{ RequestId: '1', Fields: ['city'] }], h),
  ),
  rooted('SIC', 'Sic', 'Id', (s, h) => s.get('/v1/sics/5812', h)),
  rooted('SIC keyword result', 'Sics', 'Matches', (s, h) => s.get('/v1/sics?keyword=pizza', h)),
  rooted('Validation errors', 'Errors', 'Error', (s, h) => s.get('/v1/companies/?limit=0', h)),
  rooted('Other errors', 'Error', 'StatusCode', (s, h) => s.get('/v1/companies/999999999', h)),
  rooted('Vehicle list (ours)', 'ArrayOfVehicle', 'Vehicle', (s, h) => s.get('/v1/people/vehicles/makes', h)),
]

export const formatRows: readonly ConformanceCheck[] = [
  ...roots,
  [
    'Representation rules',
    'A link list is Links, with items Link',
    async (client) =>
      expect((await client.get('/v1/companies/100000001', xml)).text).toMatch(
        /<Links><Link><Href>[^<]+<\/Href><Rel>self<\/Rel><\/Link>/,
      ),
  ],
  [
    'Representation rules',
    'SIC keyword results stand in Matches, each as Sic',
    async (client) =>
      expect((await client.get('/v1/sics?keyword=pizza', xml)).text).toMatch(/<Matches><Sic><Id>/),
  ],
  [
    'Representation rules',
    'A record of a match in XML is wrapped in Basic, a score in MatchScore',
    async (client) => {
      const { text } = await client.post(
        '/v3/match',
        { requesttype: 'Company', name: 'Hilltop Pizza', city: 'Providence', stateprovince: 'RI' },
        xml,
      )
      expect(text).toMatch(/<Common><Basic>/)
      expect(text).toMatch(/<ScoreSummary><MatchScore>/)
    },
  ],
  [
    'Representation rules',
    'JSON names are PascalCase, query parameters lower case',
    async (client) => {
      const [record = {}] = recordsOf(await client.get('/v1/companies/?companyname=pizza'))
      for (const name of Object.keys(record)) expect(name).toMatch(/^[A-Z]/)
    },
  ],
  [
    'General rules',
    'The same request in JSON and XML carries equal data',
    async (client) => {
      for (const path of ['/v1/companies/100000004?resourcetype=Enhanced', '/v1/companies/100000001']) {
        const [json, asXml] = [await client.get(path), await client.get(path, xml)]
        expect(readXml(Buffer.from(asXml.text), endpoints.getCompany.response)).toEqual(json.value)
      }
    },
  ],
  [
    'General rules',
    'Request bodies are XML when Content-Type says so',
    async (client) => {
      const body = '<Search><StatesProvinces><S>RI</S><S>MA</S></StatesProvinces><Limit>2</Limit></Search>'
      const answer = await client.post('/v1/companies/search', body, { 'content-type': 'application/xml' })
      const json = await client.post('/v1/companies/search', { StatesProvinces: ['RI', 'MA'], Limit: 2 })
      expect(recordsOf(answer)).toEqual(recordsOf(json))
    },
  ],
  [
    'Open points, Errors and limits',
    'Accept is read by quality values',
    async (client) => {
      const accept = 'application/json;q=0.5, application/xml;q=0.9'
      expect((await client.get('/v1/sics/58', { accept })).headers['content-type']).toMatch(/xml/)
    },
  ],
  [
    'Open points, Errors and limits',
    '*/* means JSON, and so does no Accept',
    async (client) => {
      expect((await client.get('/v1/sics/58', { accept: '*/*' })).headers['content-type']).toMatch(/json/)
      expect((await client.get('/v1/sics/58')).headers['content-type']).toMatch(/json/)
    },
  ],
]
