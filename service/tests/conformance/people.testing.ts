import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { bob } from './data.testing.ts'
import { idsOf, objectOf, type Row, recordsOf, refusedFor } from './row.testing.ts'
import type { Ask } from './service.testing.ts'

const HEAD = '100000000001'
const PARTNER = '100000000002'
const RESIDENT = '100000000003'
const NEIGHBOUR = '100000000004'

const search = (ask: Ask, body: object) => ask.post('/v1/people/search', body)
const tally = (ask: Ask, body: object) => ask.post('/v1/people/tallies', body)
const inFormat = async (ask: Ask, format: string, apikey?: string) =>
  objectOf(await ask.get(`/v1/people/${HEAD}?resourcetype=${format}`, apikey ? { apikey } : {}))
const withEmail = (ask: Ask) => ({ apikey: ask.keys.email })
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

const finds = (section: string, sentence: string, body: object, ...ids: string[]): Row => [
  section,
  sentence,
  async (ask) => expect(idsOf(await search(ask, body)).sort()).toEqual(ids),
]

const asks = (parameter: string, query: string, ...ids: string[]): Row => [
  'Endpoints, People',
  `GET /v1/people/ takes ${parameter}`,
  async (ask) => expect(idsOf(await ask.get(`/v1/people/?${query}`)).sort()).toEqual(ids),
]

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

const record: Row[] = [
  ...Object.entries(basic).map(
    ([field, value]): Row => [
      'Person record (Basic)',
      `${field} is carried by Basic`,
      async (ask) => expect((await inFormat(ask, 'Basic'))[field]).toEqual(value),
    ],
  ),
  ...Object.entries(enhanced).map(
    ([field, value]): Row => [
      'Open points, Records',
      `${field} is carried by the Enhanced person`,
      async (ask) => expect((await inFormat(ask, 'Enhanced'))[field]).toEqual(value),
    ],
  ),
  [
    'Person record (Basic)',
    'Basic has these fields and no others',
    async (ask) => expect(await inFormat(ask, 'Basic')).toEqual(basic),
  ],
  [
    'Record formats',
    'Core of a person has only identifiers',
    async (ask) => expect(Object.keys(await inFormat(ask, 'Core'))).toEqual(core),
  ],
  [
    'Person record (Basic)',
    'Id is usable in /v1/people/{id}',
    async (ask) => {
      const [first] = idsOf(await ask.get('/v1/people/?limit=1'))
      expect(objectOf(await ask.get(`/v1/people/${first}`)).Id).toBe(first)
    },
  ],
  [
    'Open points, Records',
    'Person Id has 12 digits',
    async (ask) => expect((await inFormat(ask, 'Core')).Id).toMatch(/^\d{12}$/),
  ],
  [
    'Open points, Records',
    'A LifeStyle person is Enhanced plus LifeStyle {name: "Y"}',
    async (ask) =>
      expect(await inFormat(ask, 'LifeStyle')).toEqual({
        ...basic,
        ...enhanced,
        LifeStyle: { Books: 'Y', Garden: 'Y' },
      }),
  ],
  [
    'Open points, Records',
    'A TargetReady person is Enhanced plus TargetReady {name: "1".."5"}',
    async (ask) =>
      expect(await inFormat(ask, 'TargetReady')).toEqual({
        ...basic,
        ...enhanced,
        TargetReady: { OnlineShopper: '5' },
      }),
  ],
  [
    'General rules',
    'Email addresses are available only to keys with the email profile',
    async (ask) => {
      expect(await inFormat(ask, 'Enhanced')).not.toHaveProperty('Email')
      expect((await inFormat(ask, 'Enhanced', ask.keys.email)).Email).toBe(bob.Email)
    },
  ],
  [
    'Authentication, 4',
    'A key without the profile learns no address by criterion, field, tally or error',
    async (ask) => {
      const answers = [
        await search(ask, { Email: bob.Email }),
        await search(ask, { EmailSha1Upper: sha1(bob.Email.toUpperCase()), Limit: 0 }),
        await search(ask, { Id: [HEAD], Fields: ['Email'] }),
        await tally(ask, { Fields: ['email'] }),
        await ask.get(`/v1/people/?email=${bob.Email}`),
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
const criteria: Row[] = [
  finds('Search criteria', 'Id finds people by id', { Id: [HEAD, NEIGHBOUR] }, HEAD, NEIGHBOUR),
  finds('Search criteria', 'City finds people by city', { City: "coeur d'alene" }, NEIGHBOUR),
  finds('Search criteria', 'StateProvince finds people of a state', { StateProvince: 'ID' }, NEIGHBOUR),
  finds(
    'Search criteria',
    'StatesProvinces finds people of several',
    { StatesProvinces: ['ID', 'RI'] },
    HEAD,
    PARTNER,
    NEIGHBOUR,
  ),
  finds(
    'Search criteria',
    'CitiesByStateProvince finds people of several cities',
    { CitiesByStateProvince: [{ City: "Coeur d'Alene", StateProvince: 'ID' }] },
    NEIGHBOUR,
  ),
  finds('Search criteria', 'PostalCode finds people', { PostalCode: ['83814'] }, NEIGHBOUR),
  finds(
    'Search criteria',
    'RadiusPostalCodeList finds people',
    { RadiusPostalCodeList: [{ PostalCode: '83814', RadiusMiles: '10' }] },
    NEIGHBOUR,
  ),
  finds(
    'Search criteria',
    'RadiusCenterPointList finds people',
    { RadiusCenterPointList: [{ Latitude: 47.68, Longitude: -116.78, RadiusMiles: 1 }] },
    NEIGHBOUR,
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
    NEIGHBOUR,
  ),
  finds(beyond, 'FirstName of a person', { FirstName: 'jose' }, NEIGHBOUR),
  finds(beyond, 'LastName of a person', { LastName: "O'Neil" }, NEIGHBOUR),
  finds(beyond, 'MiddleInitial', { MiddleInitial: 'j' }, HEAD),
  finds(beyond, 'Gender of a person', { Gender: 'Female' }, PARTNER),
  finds(beyond, 'Phone of a person', { Phone: '4015550177' }, HEAD),
  finds(beyond, 'Age', { Age: [41] }, HEAD),
  finds(beyond, 'AgeRange', { AgeRange: ['75'] }, NEIGHBOUR),
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
  finds(beyond, 'County of a person', { County: 'Kootenai' }, NEIGHBOUR),
  finds(beyond, 'AddressParsed of a person', { AddressParsed: { Name: 'Elm' } }, HEAD, PARTNER),
  finds(
    'Ours, criteria',
    'HouseholdId finds the heads of a household',
    { HouseholdId: ['700000000001'] },
    HEAD,
    PARTNER,
  ),
  finds(
    'Ours, criteria',
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
    ([name, values]): Row => [
      'Open points, Values',
      `${name}: ${values}`,
      async (ask) => {
        const answer = await ask.post('/v1/people/count', { [name]: values.split(', ') })
        expect(objectOf(answer).MatchCount).toEqual(expect.any(Number))
      },
    ],
  ),
  ...housing
    .split(', ')
    .map(
      (HousingType): Row => [
        'Open points, Values',
        `HousingType ${HousingType}`,
        async (ask) => expect((await ask.post('/v1/people/count', { HousingType })).status).toBe(200),
      ],
    ),
  [
    beyond,
    'Ethnicity, religion, politics and health are never data',
    async (ask) => {
      const { text } = await ask.send({ url: '/openapi.json' })
      expect(text).not.toMatch(/ethnic|religio|politic|health|ailment/i)
    },
  ],
  [
    beyond,
    'A person under 18 is never returned, nor can be asked for',
    async (ask) => refusedFor(await search(ask, { Age: [17] }), 'Age'),
  ],
  [
    beyond,
    'A criterion of companies is unknown for people',
    async (ask) => refusedFor(await search(ask, { CompanyName: 'x' }), 'CompanyName'),
  ],
]

const emails: Row[] = [
  [
    'Endpoints, People',
    'GET /v1/people/ takes email',
    async (ask) =>
      expect(idsOf(await ask.get(`/v1/people/?email=${bob.Email}`, withEmail(ask)))).toEqual([HEAD]),
  ],
  [
    'People, note 1',
    'emailsha1upper filters by the SHA-1 of the upper-cased address',
    async (ask) => {
      const of = (text: string) => ask.get(`/v1/people/?emailsha1upper=${sha1(text)}`, withEmail(ask))
      expect(idsOf(await of(bob.Email.toUpperCase()))).toEqual([HEAD])
      expect(idsOf(await of(bob.Email))).toEqual([])
    },
  ],
  [
    'People, note 2',
    'includehistoricalemail retrieves historical records; its default is false',
    async (ask) => {
      const of = (more: string) => ask.get(`/v1/people/?email=${bob.former}${more}`, withEmail(ask))
      expect(idsOf(await of('&includehistoricalemail=true'))).toEqual([HEAD])
      expect(idsOf(await of('&includehistoricalemail=false'))).toEqual([])
      expect(idsOf(await of(''))).toEqual([])
    },
  ],
  [
    'People, note 2',
    'It can only be combined with email or emailsha1upper',
    async (ask) => {
      const answer = await ask.get('/v1/people/?city=Providence&includehistoricalemail=true', withEmail(ask))
      refusedFor(answer, 'includehistoricalemail')
    },
  ],
  [
    'People, note 2',
    'When true, only the Basic resourcetype is valid',
    async (ask) => {
      const path = `/v1/people/?email=${bob.former}&includehistoricalemail=true&resourcetype=`
      refusedFor(await ask.get(`${path}Enhanced`, withEmail(ask)), 'includehistoricalemail')
      expect((await ask.get(`${path}Basic`, withEmail(ask))).status).toBe(200)
    },
  ],
]

const calls: Row[] = [
  asks('city', "city=Coeur%20d'Alene", NEIGHBOUR),
  asks('firstname', 'firstname=Ann', PARTNER),
  asks('lastname', 'lastname=Brown', HEAD, PARTNER),
  asks('phone', 'phone=4015550177', HEAD),
  asks('postalcode', 'postalcode=83814,99999', NEIGHBOUR),
  asks('stateprovince', 'stateprovince=ID', NEIGHBOUR),
  asks('limit and offset', 'stateprovince=TX&limit=1&offset=5000'),
  [
    'Endpoints, People',
    'GET /v1/people/ takes resourcetype',
    async (ask) => {
      const [found = {}] = recordsOf(await ask.get('/v1/people/?stateprovince=ID&resourcetype=Core'))
      expect(Object.keys(found)).toEqual(core)
    },
  ],
  [
    'Endpoints, People',
    'POST /v1/people/ (deprecated) and /v1/people/search answer alike',
    async (ask) => {
      const body = { PostalCode: ['02906'] }
      const former = await ask.post('/v1/people/', body)
      expect(recordsOf(former)).toEqual(recordsOf(await search(ask, body)))
    },
  ],
  [
    'Endpoints, People',
    'POST /v1/people/counts (deprecated) and /v1/people/count answer alike',
    async (ask) => {
      const body = { PostalCode: ['02906'] }
      expect(objectOf(await ask.post('/v1/people/counts', body))).toEqual({ MatchCount: 2 })
      expect(objectOf(await ask.post('/v1/people/count', body))).toEqual({ MatchCount: 2 })
    },
  ],
  ...[
    ['/v1/people/', '/v1/people/search'],
    ['/v1/people/counts', '/v1/people/count'],
  ].map(
    ([path = '', successor]): Row => [
      'Open points, Paths',
      `POST ${path} answers with Deprecation and a Link to ${successor}`,
      async (ask) => {
        const { headers } = await ask.post(path, {})
        expect(headers.deprecation).toMatch(/^@\d+$/)
        expect(headers.link).toBe(`<${successor}>; rel="successor-version"`)
      },
    ],
  ),
  [
    'Open points, Paths',
    'GET also on /v1/people/search',
    async (ask) => expect(idsOf(await ask.get('/v1/people/search?stateprovince=ID'))).toEqual([NEIGHBOUR]),
  ],
  ...[
    ['city', 'City'],
    ['stateprovince', 'StateProvince'],
    ['areacode', 'AreaCode'],
    ['county', 'County'],
    ['zip3', 'Zip3'],
    ['postalcode', 'PostalCode'],
    ['incomerange', 'IncomeRange'],
    ['homevaluerange', 'HomeValueRange'],
    ['agerange', 'AgeRange'],
    ['gender', 'Gender'],
    ['maritalstatus', 'MaritalStatus'],
    ['housingtype', 'HousingType'],
    ['ishomeowner', 'IsHomeowner'],
    ['arechildrenpresent', 'AreChildrenPresent'],
    ['vehiclemake', 'VehicleMake'],
  ].map(
    ([field = '', property = '']): Row => [
      'People, note 5',
      `People are tallied by ${field}, told as ${property}`,
      async (ask) => {
        const [row = {}] = recordsOf(await tally(ask, { Id: [HEAD], Fields: [field] }))
        expect(row).toEqual({ Count: 1, [property]: expect.anything() })
      },
    ],
  ),
  [
    'People, note 5',
    'carrierroute is a tally field of people',
    async (ask) => expect((await tally(ask, { Fields: ['carrierroute'] })).status).toBe(200),
  ],
  [
    'People, note 6',
    'detailType selects makes only or makes and models, in any case',
    async (ask) => {
      const makes = recordsOf(await ask.get('/v1/people/vehicles/makes'))
      const models = recordsOf(await ask.get('/v1/people/vehicles/MakesAndModels'))
      expect(Object.keys(makes[0] ?? {})).toEqual(['Make'])
      expect(models.map(({ Make }) => Make)).toEqual(makes.map(({ Make }) => Make))
      expect(models.find(({ Make }) => Make === 'Ford')?.Models).toContain('F-150')
    },
  ],
  [
    'Open points, Paths',
    'Any other detailType is a 400 with Item detailType',
    async (ask) => refusedFor(await ask.get('/v1/people/vehicles/wheels'), 'detailType'),
  ],
  [
    'People, note 8',
    'A city over 30 characters is a 400',
    async (ask) => {
      refusedFor(await ask.get(`/v1/people/?city=${'a'.repeat(31)}`), 'city')
      expect((await ask.get(`/v1/people/?city=${'a'.repeat(30)}`)).status).toBe(200)
    },
  ],
  [
    'People, note 8',
    'A city with digits or special characters is a 400',
    async (ask) => {
      for (const city of ['100 Mile House', 'Providence!', 'a_b', '%25'])
        refusedFor(await ask.get(`/v1/people/?city=${city}`), 'city')
    },
  ],
  [
    'Open points, Errors and limits',
    "A people city may hold letters of any script, spaces and . ' -",
    async (ask) => {
      for (const City of ['St. Louis', 'Winston-Salem', "O'Fallon", 'Montréal', 'Truth or Consequences'])
        expect((await search(ask, { City })).status).toBe(200)
    },
  ],
  [
    'People, note 8',
    'A PostalCode is 5 digits or a Canadian code, single or comma separated',
    async (ask) => {
      for (const code of ['0290', '029033', 'V6CO89', '02903,', '02903-1234'])
        refusedFor(await ask.get(`/v1/people/?postalcode=${code}`), 'postalcode')
      for (const code of ['02903', '02903,V6C0B9'])
        expect((await ask.get(`/v1/people/?postalcode=${code}`)).status).toBe(200)
      refusedFor(await search(ask, { PostalCode: ['0290'] }), 'PostalCode')
    },
  ],
  [
    'Endpoints, People',
    'GET /v1/people/{id} answers one Person; a malformed id gives 400, an unknown one 404',
    async (ask) => {
      expect(objectOf(await ask.get(`/v1/people/${PARTNER}`)).Id).toBe(PARTNER)
      refusedFor(await ask.get('/v1/people/a-b'), 'id')
      expect((await ask.get('/v1/people/999999999999')).status).toBe(404)
    },
  ],
  [
    'Paging, 2',
    'Maximum limit is 100 for LifeStyle and TargetReady, 2000 for Core people',
    async (ask) => {
      for (const ResourceType of ['LifeStyle', 'TargetReady'])
        refusedFor(await search(ask, { ResourceType, Limit: 101 }), 'limit')
      const Core = { ResourceType: 'Core', StateProvince: 'TX' }
      expect(recordsOf(await search(ask, { ...Core, Limit: 2000 }))).toHaveLength(120)
      refusedFor(await search(ask, { ...Core, Limit: 2001 }), 'limit')
    },
  ],
  [
    'Paging, 5',
    'NthRecord samples people',
    async (ask) => {
      const all = idsOf(await search(ask, { StateProvince: 'TX', ResourceType: 'Core', Limit: 2000 }))
      const sample = idsOf(await search(ask, { StateProvince: 'TX', NthRecord: true, Limit: 4 }))
      expect(sample).toEqual([0, 30, 60, 90].map((place) => all[place]))
    },
  ],
]

export const peopleRows: readonly Row[] = [...record, ...criteria, ...emails, ...calls]
