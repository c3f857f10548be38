import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { bob } from './data.testing.ts'
import {
  type ConformanceCheck,
  checksOf,
  idsOf,
  objectOf,
  recordsOf,
  refusedFor,
  tallyChecks,
} from './row.testing.ts'
import type { TestClient } from './service.testing.ts'

const HEAD = '100000000001'
const PARTNER = '100000000002'
const RESIDENT = '100000000003'
const NEIGHBOR = '100000000004'

const { search, tally, finds, findsByQuery } = checksOf('people')
const inFormat = async (client: TestClient, format: string, apikey?: string) =>
  objectOf(await client.get(`/v1/people/${HEAD}?resourcetype=${format}`, apikey ? { apikey } : {}))
const withEmail = (client: TestClient) => ({ apikey: client.keys.email })
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

const core = ['ETag', 'Id', 'Links']
const basic: Record<string, unknown> = {
  ETag: expect.stringMatching(/^[0-9a-f]{8}$/),
  Id: HEAD,
  Links: [{ Href: `/v1/people/${HEAD}`, Rel: 'self' }],
  Address: '12 Elm St',
  AddressParsed: { Name: 'Elm', Number: '12', Suffix: 'St' },
  City: 'Providence',
  FirstName: 'Robert',
  LastName: 'Brown',
  Location: { Latitude: 41.82, Longitude: -71.41 },
  LocationId: '000000000012',
  MiddleInitial: 'J',
  PostalCode: '02906',
  StateProvince: 'RI',
}
const enhanced: Record<string, unknown> = {
  AgeRange: '40-44',
  AreChildrenPresent: 'Yes',
  BirthMonthYear: expect.stringMatching(/1984/),
  County: 'Providence',
  Gender: 'Male',
  HeadOfHousehold: 'Yes',
  HomeValueRange: '$300,000-349,999',
  HouseholdId: '700000000001',
  IncomeRange: '$100,000-124,999',
  IsHomeowner: 'Yes',
  MaritalStatus: 'Married',
  Phone: '4015550177',
  YearsInHome: 3,
  ZipPlus4: expect.stringMatching(/^02906-?1122$/),
}

/** Dates of the first and the latest release (extension). */
const seen = { FirstSeen: '2026-02-01', LastSeen: '2026-03-31' }

const record: ConformanceCheck[] = [
  ...Object.entries(basic).map(
    ([field, value]): ConformanceCheck => [
      'Person record (Basic)',
      `${field} is carried by Basic`,
      async (client) => expect((await inFormat(client, 'Basic'))[field]).toEqual(value),
    ],
  ),
  ...Object.entries(enhanced).map(
    ([field, value]): ConformanceCheck => [
      'Open points, Records',
      `${field} is carried by the Enhanced person`,
      async (client) => expect((await inFormat(client, 'Enhanced'))[field]).toEqual(value),
    ],
  ),
  [
    'Person record (Basic)',
    'Basic has these fields and no others',
    async (client) => expect(await inFormat(client, 'Basic')).toEqual(basic),
  ],
  [
    'Record formats',
    'Core of a person has only identifiers',
    async (client) => expect(Object.keys(await inFormat(client, 'Core'))).toEqual(core),
  ],
  [
    'Person record (Basic)',
    'Id is usable in /v1/people/{id}',
    async (client) => {
      const [first] = idsOf(await client.get('/v1/people/?limit=1'))
      expect(objectOf(await client.get(`/v1/people/${first}`)).Id).toBe(first)
    },
  ],
  [
    'Open points, Records',
    'Person Id has 12 digits',
    async (client) => expect((await inFormat(client, 'Core')).Id).toMatch(/^\d{12}$/),
  ],
  [
    'Open points, Records',
    'A LifeStyle person is Enhanced plus LifeStyle {name: "Y"}',
    async (client) =>
      expect(await inFormat(client, 'LifeStyle')).toEqual({
        ...basic,
        ...enhanced,
        ...seen,
        LifeStyle: { Books: 'Y', Garden: 'Y' },
      }),
  ],
  [
    'Open points, Records',
    'A TargetReady person is Enhanced plus TargetReady {name: "1".."5"}',
    async (client) =>
      expect(await inFormat(client, 'TargetReady')).toEqual({
        ...basic,
        ...enhanced,
        ...seen,
        TargetReady: { OnlineShopper: '5' },
      }),
  ],
  [
    'General rules',
    'Email addresses are available only to keys with the email profile',
    async (client) => {
      expect(await inFormat(client, 'Enhanced')).not.toHaveProperty('Email')
      expect((await inFormat(client, 'Enhanced', client.keys.email)).Email).toBe(bob.Email)
    },
  ],
  [
    'Authentication, 4',
    'A key without the profile learns no address by criterion, field, tally or error',
    async (client) => {
      const answers = [
        await search(client, { Email: bob.Email }),
        await search(client, { EmailSha1Upper: sha1(bob.Email.toUpperCase()), Limit: 0 }),
        await search(client, { Id: [HEAD], Fields: ['Email'] }),
        await tally(client, { Fields: ['email'] }),
        await client.get(`/v1/people/?email=${bob.Email}`),
      ]
      for (const { text } of answers) expect(text).not.toContain(bob.Email)
    },
  ],
]

/** The values of criteria as open-points lists them. */
const listed: Record<string, string> = {
  IncomeRange:
    '1000-20000, 20000-29999, 30000-39999, 40000-49999, 50000-59999, 60000-69999, 70000-79999, 80000-89999, 90000-99999, 100000-124999, 125000-149999, 150000-174999, 175000-199999, 200000-249999, 250000-299999, 300000-399999, 400000-499999, 500000',
  HomeValueRange:
    '1-24999, 25000-49999, 50000-74999, 75000-99999, 100000-124999, 125000-149999, 150000-174999, 175000-199999, 200000-249999, 250000-299999, 300000-349999, 350000-399999, 400000-449999, 450000-499999, 500000-599999, 600000-699999, 700000-799999, 800000-899999, 900000-999999, 1000000',
  AgeRange: '18-24, 25-29, 30-34, 35-39, 40-44, 45-49, 50-54, 55-59, 60-64, 65-69, 70-74, 75',
}
const housing =
  'Single Family Dwelling, Multi-Family Dwelling, Retirement Home, Nursing Home, Trailer Court, Unknown'

const beyond = 'Open points, Searchable criteria'
const criteria: ConformanceCheck[] = [
  finds('Search criteria', 'Id finds people by id', { Id: [HEAD, NEIGHBOR] }, HEAD, NEIGHBOR),
  finds('Search criteria', 'City finds people by city', { City: "coeur d'alene" }, NEIGHBOR),
  finds('Search criteria', 'StateProvince finds people of a state', { StateProvince: 'ID' }, NEIGHBOR),
  finds(
    'Search criteria',
    'StatesProvinces finds people of several',
    { StatesProvinces: ['ID', 'RI'] },
    HEAD,
    PARTNER,
    NEIGHBOR,
  ),
  finds(
    'Search criteria',
    'CitiesByStateProvince finds people of several cities',
    { CitiesByStateProvince: [{ City: "Coeur d'Alene", StateProvince: 'ID' }] },
    NEIGHBOR,
  ),
  finds('Search criteria', 'PostalCode finds people', { PostalCode: ['83814'] }, NEIGHBOR),
  finds(
    'Search criteria',
    'RadiusPostalCodeList finds people',
    { RadiusPostalCodeList: [{ PostalCode: '83814', RadiusMiles: '10' }] },
    NEIGHBOR,
  ),
  finds(
    'Search criteria',
    'RadiusCenterPointList finds people',
    { RadiusCenterPointList: [{ Latitude: 47.68, Longitude: -116.78, RadiusMiles: 1 }] },
    NEIGHBOR,
  ),
  finds(
    'Search criteria',
    'PolygonList finds people',
    {
      PolygonList: [
        {
          Points: [
            { Latitude: 47, Longitude: -117 },
            { Latitude: 48, Longitude: -117 },
            { Latitude: 47.7, Longitude: -116 },
          ],
        },
      ],
    },
    NEIGHBOR,
  ),
  finds(beyond, 'FirstName of a person', { FirstName: 'jose' }, NEIGHBOR),
  finds(beyond, 'LastName of a person', { LastName: "O'Neil" }, NEIGHBOR),
  finds(beyond, 'MiddleInitial', { MiddleInitial: 'j' }, HEAD),
  finds(beyond, 'Gender of a person', { Gender: 'Female' }, PARTNER),
  finds(beyond, 'Phone of a person', { Phone: '4015550177' }, HEAD),
  finds(beyond, 'Age', { Age: [41] }, HEAD),
  finds(beyond, 'AgeRange', { AgeRange: ['75'] }, NEIGHBOR),
  finds(beyond, 'IncomeRange', { IncomeRange: ['100000-124999'] }, HEAD, PARTNER),
  finds(beyond, 'HomeValueRange', { HomeValueRange: ['300000-349999'] }, HEAD, PARTNER),
  finds(beyond, 'HousingType', { HousingType: 'Single Family Dwelling' }, HEAD, PARTNER),
  finds(beyond, 'IsHomeowner', { IsHomeowner: true }, HEAD, PARTNER),
  finds(beyond, 'MaritalStatus', { MaritalStatus: 'Married' }, HEAD, PARTNER),
  finds(beyond, 'AreChildrenPresent', { AreChildrenPresent: true }, HEAD, PARTNER),
  finds(beyond, 'YearsInHome', { YearsInHome: 3 }, HEAD),
  finds(beyond, 'BirthMonth', { BirthMonth: 10 }, PARTNER),
  finds(beyond, 'LifeStyle', { LifeStyle: { Garden: true } }, HEAD),
  finds(beyond, 'TargetReady', { TargetReady: { OnlineShopper: 5 } }, HEAD),
  finds(beyond, 'VehicleMake', { VehicleMake: 'ford' }, HEAD, PARTNER),
  finds(beyond, 'VehicleModel', { VehicleModel: 'F-150' }, HEAD, PARTNER),
  finds(beyond, 'County of a person', { County: 'Kootenai' }, NEIGHBOR),
  finds(beyond, 'AddressParsed of a person', { AddressParsed: { Name: 'Elm' } }, HEAD, PARTNER),
  finds(
    'Extensions, criteria',
    'HouseholdId finds the heads of a household',
    { HouseholdId: ['700000000001'] },
    HEAD,
    PARTNER,
  ),
  finds(
    'Extensions, criteria',
    'HouseholdId with IncludeAllResidents finds every adult of it',
    { HouseholdId: ['700000000001', 'x1'], IncludeAllResidents: true },
    HEAD,
    PARTNER,
    RESIDENT,
  ),
  finds(beyond, 'NotId excludes people', { StateProvince: 'RI', NotId: [HEAD] }, PARTNER),
  finds(
    'Open points, Data sets',
    'US new movers: people with RecordStatus New',
    { RecordStatus: 'New' },
    HEAD,
    PARTNER,
  ),
  finds(
    'Open points, Data sets',
    'US consumer: one head of household and partner each, the default',
    { PostalCode: ['02906'] },
    HEAD,
    PARTNER,
  ),
  finds(
    'Open points, Data sets',
    'US consumer universe: people with IncludeAllResidents true',
    { PostalCode: ['02906'], IncludeAllResidents: true },
    HEAD,
    PARTNER,
    RESIDENT,
  ),
  finds(
    'Open points, Values',
    'The service accepts either spelling of an income',
    { IncomeRange: ['$100,000-124,999'] },
    HEAD,
    PARTNER,
  ),
  ...Object.entries(listed).map(
    ([name, values]): ConformanceCheck => [
      'Open points, Values',
      `${name}: ${values}`,
      async (client) => {
        const answer = await client.post('/v1/people/count', { [name]: values.split(', ') })
        expect(objectOf(answer).MatchCount).toEqual(expect.any(Number))
      },
    ],
  ),
  ...housing
    .split(', ')
    .map(
      (HousingType): ConformanceCheck => [
        'Open points, Values',
        `HousingType ${HousingType}`,
        async (client) => expect((await client.post('/v1/people/count', { HousingType })).status).toBe(200),
      ],
    ),
  [
    beyond,
    'Ethnicity, religion, politics and health are never data',
    async (client) => {
      const { text } = await client.send({ url: '/openapi.json' })
      expect(text).not.toMatch(/ethnic|religio|politic|health|ailment/i)
    },
  ],
  [
    beyond,
    'A person under 18 is never returned, nor can be asked for',
    async (client) => refusedFor(await search(client, { Age: [17] }), 'Age'),
  ],
  [
    beyond,
    'A criterion of companies is unknown for people',
    async (client) => refusedFor(await search(client, { CompanyName: 'x' }), 'CompanyName'),
  ],
]

const emails: ConformanceCheck[] = [
  [
    'Endpoints, People',
    'GET /v1/people/ takes email',
    async (client) =>
      expect(idsOf(await client.get(`/v1/people/?email=${bob.Email}`, withEmail(client)))).toEqual([HEAD]),
  ],
  [
    'People, note 1',
    'emailsha1upper filters by the SHA-1 of the upper-cased address',
    async (client) => {
      const of = (text: string) => client.get(`/v1/people/?emailsha1upper=${sha1(text)}`, withEmail(client))
      expect(idsOf(await of(bob.Email.toUpperCase()))).toEqual([HEAD])
      expect(idsOf(await of(bob.Email))).toEqual([])
    },
  ],
  [
    'People, note 2',
    'includehistoricalemail retrieves historical records; its default is false',
    async (client) => {
      const of = (more: string) => client.get(`/v1/people/?email=${bob.former}${more}`, withEmail(client))
      expect(idsOf(await of('&includehistoricalemail=true'))).toEqual([HEAD])
      expect(idsOf(await of('&includehistoricalemail=false'))).toEqual([])
      expect(idsOf(await of(''))).toEqual([])
    },
  ],
  [
    'People, note 2',
    'It can only be combined with email or emailsha1upper',
    async (client) => {
      const answer = await client.get(
        '/v1/people/?city=Providence&includehistoricalemail=true',
        withEmail(client),
      )
      refusedFor(answer, 'includehistoricalemail')
    },
  ],
  [
    'People, note 2',
    'When true, only the Basic resourcetype is valid',
    async (client) => {
      const path = `/v1/people/?email=${bob.former}&includehistoricalemail=true&resourcetype=`
      refusedFor(await client.get(`${path}Enhanced`, withEmail(client)), 'includehistoricalemail')
      expect((await client.get(`${path}Basic`, withEmail(client))).status).toBe(200)
    },
  ],
]

const calls: ConformanceCheck[] = [
  findsByQuery('city', "city=Coeur%20d'Alene", NEIGHBOR),
  findsByQuery('firstname', 'firstname=Ann', PARTNER),
  findsByQuery('lastname', 'lastname=Brown', HEAD, PARTNER),
  findsByQuery('phone', 'phone=4015550177', HEAD),
  findsByQuery('postalcode', 'postalcode=83814,99999', NEIGHBOR),
  findsByQuery('stateprovince', 'stateprovince=ID', NEIGHBOR),
  findsByQuery('limit and offset', 'stateprovince=TX&limit=1&offset=5000'),
  [
    'Endpoints, People',
    'GET /v1/people/ takes resourcetype',
    async (client) => {
      const [found = {}] = recordsOf(await client.get('/v1/people/?stateprovince=ID&resourcetype=Core'))
      expect(Object.keys(found)).toEqual(core)
    },
  ],
  [
    'Endpoints, People',
    'POST /v1/people/ (deprecated) and /v1/people/search answer alike',
    async (client) => {
      const body = { PostalCode: ['02906'] }
      const former = await client.post('/v1/people/', body)
      expect(recordsOf(former)).toEqual(recordsOf(await search(client, body)))
    },
  ],
  [
    'Endpoints, People',
    'POST /v1/people/counts (deprecated) and /v1/people/count answer alike',
    async (client) => {
      const body = { PostalCode: ['02906'] }
      expect(objectOf(await client.post('/v1/people/counts', body))).toEqual({ MatchCount: 2 })
      expect(objectOf(await client.post('/v1/people/count', body))).toEqual({ MatchCount: 2 })
    },
  ],
  ...[
    ['/v1/people/', '/v1/people/search'],
    ['/v1/people/counts', '/v1/people/count'],
  ].map(
    ([path = '', successor]): ConformanceCheck => [
      'Open points, Paths',
      `POST ${path} answers with Deprecation and a Link to ${successor}`,
      async (client) => {
        const { headers } = await client.post(path, {})
        expect(headers.deprecation).toMatch(/^@\d+$/)
        expect(headers.link).toBe(`<${successor}>; rel="successor-version"`)
      },
    ],
  ),
  [
    'Open points, Paths',
    'GET also on /v1/people/search',
    async (client) =>
      expect(idsOf(await client.get('/v1/people/search?stateprovince=ID'))).toEqual([NEIGHBOR]),
  ],
  ...tallyChecks('people', 'People, note 5', HEAD, [
    'IncomeRange',
    'HomeValueRange',
    'AgeRange',
    'Gender',
    'MaritalStatus',
    'HousingType',
    'IsHomeowner',
    'AreChildrenPresent',
    'VehicleMake',
  ]),
  [
    'People, note 6',
    'detailType selects makes only or makes and models, in any case',
    async (client) => {
      const makes = recordsOf(await client.get('/v1/people/vehicles/makes'))
      const models = recordsOf(await client.get('/v1/people/vehicles/MakesAndModels'))
      expect(Object.keys(makes[0] ?? {})).toEqual(['Make'])
      expect(models.map(({ Make }) => Make)).toEqual(makes.map(({ Make }) => Make))
      expect(models.find(({ Make }) => Make === 'Ford')?.Models).toContain('F-150')
    },
  ],
  [
    'Open points, Paths',
    'Any other detailType is a 400 with Item detailType',
    async (client) => refusedFor(await client.get('/v1/people/vehicles/wheels'), 'detailType'),
  ],
  [
    'People, note 8',
    'A city over 30 characters is a 400',
    async (client) => {
      refusedFor(await client.get(`/v1/people/?city=${'a'.repeat(31)}`), 'city')
      expect((await client.get(`/v1/people/?city=${'a'.repeat(30)}`)).status).toBe(200)
    },
  ],
  [
    'People, note 8',
    'A city with digits or special characters is a 400',
    async (client) => {
      for (const city of ['100 Mile House', 'Providence!', 'a_b', '%25'])
        refusedFor(await client.get(`/v1/people/?city=${city}`), 'city')
    },
  ],
  [
    'Open points, Errors and limits',
    "A people city may hold letters of any script, spaces and . ' -",
    async (client) => {
      for (const City of ['St. Louis', 'Winston-Salem', "O'Fallon", 'Montréal', 'Truth or Consequences'])
        expect((await search(client, { City })).status).toBe(200)
    },
  ],
  [
    'People, note 8',
    'A PostalCode is 5 digits or a Canadian code, single or comma separated',
    async (client) => {
      for (const code of ['0290', '029033', 'V6CO89', '02903,', '02903-1234'])
        refusedFor(await client.get(`/v1/people/?postalcode=${code}`), 'postalcode')
      for (const code of ['02903', '02903,V6C0B9'])
        expect((await client.get(`/v1/people/?postalcode=${code}`)).status).toBe(200)
      refusedFor(await search(client, { PostalCode: ['0290'] }), 'PostalCode')
    },
  ],
  [
    'Endpoints, People',
    'GET /v1/people/{id} answers one Person; a malformed id gives 400, an unknown one 404',
    async (client) => {
      expect(objectOf(await client.get(`/v1/people/${PARTNER}`)).Id).toBe(PARTNER)
      refusedFor(await client.get('/v1/people/a-b'), 'id')
      expect((await client.get('/v1/people/999999999999')).status).toBe(404)
    },
  ],
  [
    'Paging, 2',
    'Maximum limit is 100 for LifeStyle and TargetReady, 2000 for Core people',
    async (client) => {
      for (const ResourceType of ['LifeStyle', 'TargetReady'])
        refusedFor(await search(client, { ResourceType, Limit: 101 }), 'limit')
      const Core = { ResourceType: 'Core', StateProvince: 'TX' }
      expect(recordsOf(await search(client, { ...Core, Limit: 2000 }))).toHaveLength(120)
      refusedFor(await search(client, { ...Core, Limit: 2001 }), 'limit')
    },
  ],
  [
    'Paging, 5',
    'NthRecord samples people',
    async (client) => {
      const all = idsOf(await search(client, { StateProvince: 'TX', ResourceType: 'Core', Limit: 2000 }))
      const sample = idsOf(await search(client, { StateProvince: 'TX', NthRecord: true, Limit: 4 }))
      expect(sample).toEqual([0, 30, 60, 90].map((place) => all[place]))
    },
  ],
]

export const peopleRows: readonly ConformanceCheck[] = [...record, ...criteria, ...emails, ...calls]
