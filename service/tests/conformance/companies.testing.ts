import { expect } from 'vitest'
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

const PIZZA = '100000001'
const DENTAL = '100000002'
const GROUP = '100000003'
const CAFE = '100000004'

const { search, tally, finds, findsByQuery } = checksOf('companies')
const count = async (client: TestClient, body: object) =>
  objectOf(await client.post('/v1/companies/count', body)).MatchCount
const enhanced = async (client: TestClient, id = PIZZA) =>
  objectOf(await client.get(`/v1/companies/${id}?resourcetype=Enhanced`))

/** A field of the Enhanced record and its value in the data. */
const carries = (field: string, value: unknown): ConformanceCheck => [
  'Company record',
  `${field} is carried by Enhanced`,
  async (client) => expect((await enhanced(client))[field]).toEqual(value),
]

const areaOf = (...corners: [number, number][]) => ({
  Points: corners.map(([Latitude, Longitude]) => ({ Latitude, Longitude })),
})
const aroundProvidence = areaOf([41.85, -71.45], [41.85, -71.4], [41.81, -71.4], [41.81, -71.45])

const core = ['ETag', 'Id', 'Links']
const basic =
  'Address AddressParsed City CompanyName FirstName LastName Location Phone PostalCode StateProvince'.split(
    ' ',
  )

const formats: ConformanceCheck[] = [
  [
    'Record formats',
    'Core has only identifiers, and ParentCompany for a company that has a parent',
    async (client) => {
      const [record = {}] = recordsOf(await search(client, { Id: [PIZZA], ResourceType: 'Core' }))
      expect(Object.keys(record)).toEqual([...core, 'ParentCompany'])
    },
  ],
  [
    'Record formats',
    'Core of a company without a parent has no ParentCompany',
    async (client) => {
      const [record = {}] = recordsOf(await search(client, { Id: [DENTAL], ResourceType: 'Core' }))
      expect(Object.keys(record)).toEqual(core)
    },
  ],
  [
    'Record formats',
    'Basic is Core plus address, name and location, and the default',
    async (client) => {
      const [record = {}] = recordsOf(await search(client, { Id: [PIZZA] }))
      expect(Object.keys(record)).toEqual([...core, ...basic, 'ParentCompany'])
      expect(recordsOf(await search(client, { Id: [PIZZA], ResourceType: 'Basic' }))).toEqual([record])
    },
  ],
  [
    'Record formats',
    'Enhanced is Basic plus extra data',
    async (client) =>
      expect(Object.keys(await enhanced(client))).toEqual(expect.arrayContaining([...core, ...basic])),
  ],
  [
    'Record formats',
    'TargetReady and LifeStyle are for people only',
    async (client) => {
      for (const format of ['TargetReady', 'LifeStyle'])
        refusedFor(await client.get(`/v1/companies/?resourcetype=${format}`), 'resourcetype')
    },
  ],
  [
    'Record formats',
    'Fields without ResourceType returns a Core record plus the requested fields',
    async (client) => {
      const [record = {}] = recordsOf(await search(client, { Id: [PIZZA], Fields: ['PrimarySic', 'City'] }))
      expect(Object.keys(record)).toEqual([...core, 'City', 'PrimarySic', 'ParentCompany'])
    },
  ],
  [
    'Record formats',
    'Giving both Fields and ResourceType is a 400 error',
    async (client) => refusedFor(await search(client, { Fields: ['City'], ResourceType: 'Core' }), 'fields'),
  ],
]

const record: ConformanceCheck[] = [
  [
    'Company record',
    'ETag is a short hexadecimal version token',
    async (client) => expect((await enhanced(client)).ETag).toMatch(/^[0-9a-f]{8}$/),
  ],
  [
    'Company record',
    'Id is usable in /v1/companies/{id}',
    async (client) => {
      const [first] = idsOf(await client.get('/v1/companies/?limit=1'))
      expect(objectOf(await client.get(`/v1/companies/${first}`)).Id).toBe(first)
    },
  ],
  [
    'Company record',
    'Links are self and parent, each a relative path to the record',
    async (client) => {
      const { Links } = await enhanced(client)
      expect(Links).toEqual([
        { Href: `/v1/companies/${PIZZA}`, Rel: 'self' },
        { Href: `/v1/companies/${GROUP}`, Rel: 'parent' },
      ])
      for (const { Href } of Links as { Href: string }[]) expect((await client.get(Href)).status).toBe(200)
    },
  ],
  carries('ParentCompany', GROUP),
  carries('Address', '100 N Main St Unit 4'),
  carries('AddressParsed', {
    Name: 'Main',
    Number: '100',
    PreDirectional: 'N',
    Suffix: 'St',
    UnitNumber: '4',
  }),
  carries('City', 'Providence'),
  carries('CompanyName', 'Hilltop Pizza'),
  carries('FirstName', 'Mary'),
  carries('LastName', 'Smith'),
  carries('Location', { Latitude: 41.82, Longitude: -71.41 }),
  carries('Phone', '4015550101'),
  carries('PostalCode', '02903'),
  carries('StateProvince', 'RI'),
  carries('BusinessType', 'Corporation'),
  carries('County', 'Providence'),
  carries('CreditRatingScore', expect.stringMatching(/\S/)),
  carries('Franchise', expect.stringMatching(/\S/)),
  carries('Gender', 'Female'),
  carries('LocationEmployeesSizeActual', 12),
  carries('LocationEmployeesSizeRange', '10-19'),
  carries('LocationSalesVolumeActual', 640_000),
  carries('LocationSalesVolumeRange', '$500,000-1 Million'),
  carries('NaicsList', [{ Code: '722511', Description: expect.any(String) }]),
  carries('PrimaryNaics', '722511'),
  carries('PrimarySic', '581208'),
  carries('SicList', [
    { Code: '581208', Description: expect.any(String), YearFirstAppeared: '2011' },
    { Code: '581301', Description: expect.any(String) },
  ]),
  carries('Title', 'Owner'),
  carries('UriList', [{ Uri: 'pizza.example' }]),
  carries('ZipPlus4', expect.stringMatching(/^02903-?1234$/)),
  [
    'Open points, Records',
    'Company Id has 9 digits, ETag 8 hex digits, Href /v1/companies/{id}',
    async (client) => {
      const { Id, ETag, Links } = await enhanced(client, DENTAL)
      expect([Id, ETag]).toEqual([expect.stringMatching(/^\d{9}$/), expect.stringMatching(/^[0-9a-f]{8}$/)])
      expect(Links).toEqual([{ Href: `/v1/companies/${DENTAL}`, Rel: 'self' }])
    },
  ],
  [
    'Open points, Records',
    'Keys stand in the order ETag, Id, Links, then by name, ParentCompany last',
    async (client) => {
      const keys = Object.keys(await enhanced(client))
      const middle = keys.slice(3, -1)
      expect([keys.slice(0, 3), keys.at(-1)]).toEqual([core, 'ParentCompany'])
      expect(middle).toEqual([...middle].sort())
    },
  ],
  [
    'Open points, Records',
    'Absent values are left out, not null',
    async (client) => {
      const { text } = await client.get(`/v1/companies/${DENTAL}?resourcetype=Enhanced`)
      expect(text).not.toMatch(/null|FirstName/)
    },
  ],
  ...['CorporateEmployeesSizeActual', 'CorporateEmployeesSizeRange', 'CorporateSalesVolumeActual'].map(
    (field): ConformanceCheck => [
      'Open points, Records',
      `Enhanced adds ${field}`,
      async (client) => expect(await enhanced(client)).toHaveProperty(field),
    ],
  ),
  ...['CorporateSalesVolumeRange', 'EIN', 'TickerSymbol', 'SquareFootage', 'AreaCode'].map(
    (field): ConformanceCheck => [
      'Open points, Records',
      `Enhanced adds ${field}`,
      async (client) => expect(await enhanced(client)).toHaveProperty(field),
    ],
  ),
  ...['YearEstablished', 'RecordStatus'].map(
    (field): ConformanceCheck => [
      'Open points, Records',
      `Enhanced adds ${field}`,
      async (client) => expect(await enhanced(client)).toHaveProperty(field),
    ],
  ),
  [
    'Open points, Values',
    'Output labels differ from criteria values',
    async (client) => expect((await enhanced(client)).CorporateSalesVolumeRange).toBe('$10-20 Million'),
  ],
]

/** The values of criteria as open-points lists them. */
const listed: Record<string, string> = {
  LocationEmployeesSizeRange:
    '1-4, 5-9, 10-19, 20-49, 50-99, 100-249, 250-499, 500-999, 1000-4999, 5000-9999, 10000',
  LocationSalesVolumeRange:
    '1-500000, 500000-1000000, 1000000-2500000, 2500000-5000000, 5000000-10000000, 10000000-20000000, 20000000-50000000, 50000000-100000000, 100000000-500000000, 500000000-1000000000, 1000000000',
  CreditRatingScore: 'A, B, C, I, U',
}

const inCriteria = 'Search criteria'
const beyond = 'Open points, Searchable criteria'
const criteria: ConformanceCheck[] = [
  [
    inCriteria,
    'Limit and Offset are the number of records to return and to skip',
    async (client) => {
      const all = idsOf(await search(client, { City: 'Houston', Limit: 5 }))
      expect(idsOf(await search(client, { City: 'Houston', Limit: 2, Offset: 3 }))).toEqual(all.slice(3))
    },
  ],
  finds(inCriteria, 'Id finds records by id', { Id: [PIZZA, CAFE, '999999999'] }, PIZZA, CAFE),
  finds(inCriteria, 'CompanyName finds by name', { CompanyName: 'hilltop' }, PIZZA, GROUP),
  finds(inCriteria, 'City finds by city', { City: 'Cranston' }, DENTAL),
  finds(inCriteria, 'StateProvince finds one state or province', { StateProvince: 'QC' }, CAFE),
  finds(inCriteria, 'StatesProvinces finds several', { StatesProvinces: ['QC', 'MA'] }, GROUP, CAFE),
  finds(
    inCriteria,
    'CitiesByStateProvince finds several cities',
    {
      CitiesByStateProvince: [
        { City: 'Boston', StateProvince: 'MA' },
        { City: 'Cranston', StateProvince: 'RI' },
        { City: 'Boston', StateProvince: 'RI' },
      ],
    },
    DENTAL,
    GROUP,
  ),
  finds(
    inCriteria,
    'PostalCode takes US and Canadian codes',
    { PostalCode: ['02910', 'H2X1Y4'] },
    DENTAL,
    CAFE,
  ),
  finds(
    inCriteria,
    'RadiusPostalCodeList finds within miles around postal codes, number-like text',
    { RadiusPostalCodeList: [{ PostalCode: '02910', RadiusMiles: '1.5' }] },
    DENTAL,
  ),
  finds(
    inCriteria,
    'RadiusCenterPointList finds within miles around points',
    { RadiusCenterPointList: [{ Latitude: 42.36, Longitude: -71.06, RadiusMiles: 1 }] },
    GROUP,
  ),
  finds(inCriteria, 'PolygonList finds within areas', { PolygonList: [aroundProvidence] }, PIZZA),
  finds(inCriteria, 'PrimarySic takes 4 digits', { PrimarySic: '5812' }, PIZZA, CAFE),
  finds(inCriteria, 'PrimarySic takes 6 digits', { PrimarySic: '581203' }, CAFE),
  finds(
    inCriteria,
    'CorporateEmployeesSizeRange takes range labels',
    { CorporateEmployeesSizeRange: ['50-99'] },
    PIZZA,
  ),
  finds(
    'General rules',
    'Search returns every record that meets all supplied criteria',
    { CompanyName: 'hilltop', StateProvince: 'RI' },
    PIZZA,
  ),
  [
    'General rules',
    'GET and POST forms of a search find the same',
    async (client) => {
      const byQuery = recordsOf(await client.get('/v1/companies/?city=Houston&limit=20&offset=5'))
      expect(recordsOf(await search(client, { City: 'Houston', Limit: 20, Offset: 5 }))).toEqual(byQuery)
    },
  ],
  finds(
    'What the service does',
    'A record with a 6-digit code is found by its 4-digit code',
    { Sic: ['5813'] },
    PIZZA,
  ),
  finds(beyond, 'AddressParsed', { AddressParsed: { Name: 'main', Suffix: 'ST' } }, PIZZA),
  finds(beyond, 'County', { County: 'suffolk' }, GROUP),
  finds(
    beyond,
    'CountiesByStateProvince',
    { CountiesByStateProvince: [{ County: 'Suffolk', StateProvince: 'MA' }] },
    GROUP,
  ),
  finds(beyond, 'Phone', { Phone: '(401) 555-0102' }, DENTAL),
  finds(beyond, 'FirstName', { FirstName: 'mary' }, PIZZA),
  finds(beyond, 'LastName', { LastName: 'Smith' }, PIZZA),
  finds(beyond, 'Gender', { Gender: 'Female' }, PIZZA),
  finds(
    'Extensions, criteria',
    'ParentCompany finds the companies of a parent',
    { ParentCompany: [GROUP] },
    PIZZA,
  ),
  finds(
    'Extensions, criteria',
    'NoneOf ParentCompany leaves them out',
    { CompanyName: 'hilltop', NoneOf: [{ ParentCompany: [GROUP, 'x1'] }] },
    GROUP,
  ),
  finds(beyond, 'NotId excludes records', { CompanyName: 'hilltop', NotId: [GROUP] }, PIZZA),
  [
    beyond,
    'SortCenter puts the nearest first',
    async (client) => {
      const SortCenter = { Latitude: 41.78, Longitude: -71.44 }
      const found = idsOf(await search(client, { StatesProvinces: ['RI', 'MA'], SortCenter }))
      expect(found).toEqual([DENTAL, PIZZA, GROUP])
    },
  ],
  finds(beyond, 'RecordStatus New reaches new businesses', { RecordStatus: 'New' }, PIZZA),
  finds(
    'Open points, Data sets',
    'New is first seen within 90 days of the date of the data',
    { RecordStatus: 'Existing', StateProvince: 'RI' },
    DENTAL,
  ),
  finds(beyond, 'EIN', { EIN: '05-0258862' }, PIZZA),
  finds(beyond, 'TickerSymbol', { TickerSymbol: 'hill' }, PIZZA),
  finds(beyond, 'IsFranchise', { IsFranchise: true }, PIZZA),
  finds(beyond, 'CreditRatingScore', { CreditRatingScore: ['B'] }, PIZZA),
  finds(beyond, 'Sic finds any of the record’s codes', { Sic: ['581301'] }, PIZZA),
  finds(beyond, 'Naics', { Naics: ['7225'] }, PIZZA),
  finds(beyond, 'PrimaryNaics', { PrimaryNaics: '722511' }, PIZZA),
  finds(beyond, 'CorporateEmployeesSizeActual', { CorporateEmployeesSizeActual: 64 }, PIZZA),
  finds(beyond, 'CorporateSalesVolumeRange', { CorporateSalesVolumeRange: ['10000000-20000000'] }, PIZZA),
  finds(beyond, 'CorporateSalesVolumeActual', { CorporateSalesVolumeActual: 12_000_000 }, PIZZA),
  finds(beyond, 'LocationEmployeesSizeRange', { LocationEmployeesSizeRange: ['1-4'] }, DENTAL),
  finds(beyond, 'LocationEmployeesSizeActual', { LocationEmployeesSizeActual: 4 }, DENTAL),
  finds(beyond, 'LocationSalesVolumeRange', { LocationSalesVolumeRange: ['500000-1000000'] }, PIZZA),
  finds(beyond, 'LocationSalesVolumeActual', { LocationSalesVolumeActual: 640_000 }, PIZZA),
  finds(
    'Open points, Values',
    'The service accepts either spelling of a range',
    { CorporateSalesVolumeRange: ['$10-20 Million'] },
    PIZZA,
  ),
  [
    beyond,
    'A name the service does not know in a search body is a 400 that names it in Item',
    async (client) => refusedFor(await search(client, { CompanyNames: 'Hilltop' }), 'CompanyNames'),
  ],
  finds(beyond, 'Names are compared without regard to case', { companyNAME: 'hilltop pizza' }, PIZZA),
  ...Object.entries(listed).map(
    ([name, values]): ConformanceCheck => [
      'Open points, Values',
      `${name}: ${values}`,
      async (client) =>
        expect(await count(client, { [name]: values.split(', ') })).toEqual(expect.any(Number)),
    ],
  ),
  ...['Ethnicity', 'Religion', 'PoliticalParty', 'Health'].map(
    (name): ConformanceCheck => [
      beyond,
      `${name} is never a criterion`,
      async (client) => refusedFor(await search(client, { [name]: 'x' }), name),
    ],
  ),
]

const geography: ConformanceCheck[] = [
  finds(
    'Open points, Geography',
    'City compares without case and outer spaces',
    { City: '  CRANSTON ' },
    DENTAL,
  ),
  [
    'Open points, Geography',
    'An unknown state is a 400',
    async (client) => refusedFor(await search(client, { StateProvince: 'ZZ' }), 'StateProvince'),
  ],
  [
    'Open points, Geography',
    'An unknown postal code of a radius is a 400 that names it',
    async (client) => {
      const answer = await search(client, { RadiusPostalCodeList: [{ PostalCode: '00000', RadiusMiles: 5 }] })
      refusedFor(answer, 'RadiusPostalCodeList')
      expect(answer.text).toContain('00000')
    },
  ],
  finds(
    'Open points, Geography',
    'One inner space is allowed in a Canadian code',
    { PostalCode: ['h2x 1y4'] },
    CAFE,
  ),
  [
    'Open points, Geography',
    'A number in JSON instead of a text is a 400',
    async (client) => refusedFor(await search(client, { PostalCode: [12345] }), 'PostalCode'),
  ],
  finds(
    'Open points, Geography',
    'PrimarySic of 2 digits finds the major group',
    { PrimarySic: '58' },
    PIZZA,
    CAFE,
  ),
  finds(
    'Open points, Errors and limits',
    'Within one list any item will do',
    { PolygonList: [aroundProvidence, areaOf([42, -71.1], [42.5, -71.1], [42.5, -71], [42, -71])] },
    PIZZA,
    GROUP,
  ),
  [
    'Open points, Errors and limits',
    'A record inside two areas counts once',
    async (client) =>
      expect(await count(client, { PolygonList: [aroundProvidence, aroundProvidence] })).toBe(1),
  ],
  [
    'Open points, Errors and limits',
    'A point on the edge of two adjoining areas belongs to exactly one',
    async (client) => {
      const west = areaOf([41.8, -71.5], [41.9, -71.5], [41.9, -71.41], [41.8, -71.41])
      const east = areaOf([41.8, -71.41], [41.9, -71.41], [41.9, -71.3], [41.8, -71.3])
      const counts = [
        await count(client, { PolygonList: [west] }),
        await count(client, { PolygonList: [east] }),
      ]
      expect([...counts].sort()).toEqual([0, 1])
    },
  ],
  [
    'Open points, Errors and limits',
    'A polygon may be closed or not',
    async (client) => {
      const [first] = aroundProvidence.Points
      const closed = { Points: [...aroundProvidence.Points, first] }
      expect(await count(client, { PolygonList: [closed] })).toBe(1)
    },
  ],
  [
    'Open points, Errors and limits',
    'A polygon may be concave',
    async (client) => {
      const notched = areaOf([41.7, -71.5], [41.9, -71.5], [41.9, -71.3], [41.7, -71.3], [41.88, -71.41])
      expect(await count(client, { PolygonList: [notched] })).toBe(0)
    },
  ],
  [
    'Open points, Errors and limits',
    'The circle of a radius is on the sphere of 3958.8 miles',
    async (client) => {
      const center = { Latitude: 41.82, Longitude: -71.41 }
      const within = (RadiusMiles: number) =>
        count(client, { City: 'Boston', RadiusCenterPointList: [{ ...center, RadiusMiles }] })
      expect([await within(41.401), await within(41.403)]).toEqual([0, 1])
    },
  ],
  [
    'Open points, Errors and limits',
    'A polygon that crosses itself is a 400 that says where',
    async (client) => {
      const answer = await search(client, { PolygonList: [areaOf([0, 0], [1, 1], [0, 1], [2, 0])] })
      refusedFor(answer, 'PolygonList')
      expect(answer.text).toMatch(/near latitude/)
    },
  ],
  [
    'Open points, Errors and limits',
    'Points outside -90 to 90 and -180 to 180 are refused',
    async (client) => {
      for (const [Latitude, Longitude] of [
        [91, 0],
        [0, 181],
      ])
        refusedFor(
          await search(client, { RadiusCenterPointList: [{ Latitude, Longitude, RadiusMiles: 1 }] }),
          'RadiusCenterPointList',
        )
    },
  ],
  [
    'Open points, Errors and limits',
    'A radius is over 0 and up to 500 miles',
    async (client) => {
      for (const RadiusMiles of [0, 500.1, -1])
        refusedFor(
          await search(client, { RadiusCenterPointList: [{ Latitude: 0, Longitude: 0, RadiusMiles }] }),
          'RadiusCenterPointList',
        )
    },
  ],
  [
    'Open points, Errors and limits',
    'At most 100 areas a call',
    async (client) => {
      const circle = { Latitude: 0, Longitude: 0, RadiusMiles: 1 }
      refusedFor(
        await search(client, {
          RadiusCenterPointList: Array(60).fill(circle),
          AnyOf: [{ RadiusCenterPointList: Array(41).fill(circle) }],
        }),
        'PolygonList',
      )
    },
  ],
  [
    'Open points, Errors and limits',
    'No criteria at all asks for everything',
    async (client) => expect(await count(client, {})).toBe(2_104),
  ],
  finds(
    'Open points, Extension',
    'AnyOf: a record meets at least one of them in full',
    { AnyOf: [{ City: 'Boston' }, { StateProvince: 'RI', PrimarySic: '8021' }] },
    DENTAL,
    GROUP,
  ),
  finds(
    'Open points, Extension',
    'NoneOf: it meets none',
    { StatesProvinces: ['RI', 'MA'], NoneOf: [{ City: 'Boston' }] },
    PIZZA,
    DENTAL,
  ),
  [
    'Open points, Extension',
    'At most 20 items',
    async (client) =>
      refusedFor(await search(client, { AnyOf: Array(21).fill({ City: 'Boston' }) }), 'AnyOf'),
  ],
  [
    'Open points, Extension',
    'At most 3 levels deep',
    async (client) => {
      const three = { AnyOf: [{ NoneOf: [{ AnyOf: [{ City: 'Boston' }] }] }] }
      expect((await search(client, three)).status).toBe(200)
      refusedFor(await search(client, { AnyOf: [three] }), 'AnyOf')
    },
  ],
  [
    'Open points, Extension',
    'A service that has them says so in its /openapi.json',
    async (client) => expect((await client.send({ url: '/openapi.json' })).text).toContain('"AnyOf"'),
  ],
]

const tallies: ConformanceCheck[] = [
  ...tallyChecks('companies', 'Companies, note 4', PIZZA, [
    'PrimarySic',
    'CorporateEmployeeSizeActual',
    'CorporateSalesVolumeActual',
    'SquareFootage',
    'CorporateEmployeesSizeRange',
    'CorporateSalesVolumeRange',
    'LocationEmployeesSizeRange',
    'LocationSalesVolumeRange',
    'Sic2',
    'Sic4',
    'CreditRatingScore',
    'Franchise',
    'Gender',
    'YearEstablished',
    'RecordStatus',
  ]),
  [
    'Companies, note 4',
    'A tally returns counts of matching records grouped by the chosen fields',
    async (client) => {
      const rows = recordsOf(
        await tally(client, { StatesProvinces: ['RI', 'MA'], Fields: ['stateprovince'] }),
      )
      expect(rows).toEqual([
        { Count: 2, StateProvince: 'RI' },
        { Count: 1, StateProvince: 'MA' },
      ])
    },
  ],
  [
    'Companies, note 4',
    'Fields is given in lower case or mixed case',
    async (client) => {
      const rows = recordsOf(await tally(client, { Id: [PIZZA], Fields: ['PrimarySIC'] }))
      expect(rows).toEqual([{ Count: 1, PrimarySic: '581208' }])
    },
  ],
  [
    'Record formats',
    'Tally is the form of output of a tally call with Fields; any other is a 400 for fields',
    async (client) => {
      expect((await tally(client, { Fields: ['city'], ResourceType: 'Tally' })).status).toBe(200)
      refusedFor(await tally(client, { Fields: ['city'], ResourceType: 'Basic' }), 'fields')
    },
  ],
  [
    'Open points, Records',
    'Tally rows come largest first',
    async (client) => {
      const counts = recordsOf(await tally(client, { Fields: ['city'] })).map(({ Count }) => Count as number)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
    },
  ],
  [
    'Open points, Records',
    'Several Fields give a cross tally',
    async (client) =>
      expect(
        recordsOf(await tally(client, { StateProvince: 'MA', Fields: ['city', 'sic2', 'county'] })),
      ).toEqual([{ Count: 1, City: 'Boston', Sic2: '67', County: 'Suffolk' }]),
  ],
  [
    'Open points, Records',
    'At most 3 fields',
    async (client) =>
      refusedFor(await tally(client, { Fields: ['city', 'sic2', 'sic4', 'county'] }), 'fields'),
  ],
  [
    'Tally item',
    'A tally over nothing is an empty list',
    async (client) =>
      expect(recordsOf(await tally(client, { City: 'Nowhere', Fields: ['city'] }))).toEqual([]),
  ],
]

const calls: ConformanceCheck[] = [
  findsByQuery('city', 'city=cranston', DENTAL),
  findsByQuery('companyname', 'companyname=hilltop', PIZZA, GROUP),
  findsByQuery('ein', 'ein=050258862', PIZZA),
  findsByQuery('firstname', 'firstname=Mary', PIZZA),
  findsByQuery('lastname', 'lastname=Smith', PIZZA),
  findsByQuery('phone', 'phone=4015550102', DENTAL),
  findsByQuery('postalcode', 'postalcode=02910,H2X1Y4', DENTAL, CAFE),
  findsByQuery('stateprovince', 'stateprovince=MA', GROUP),
  [
    'Endpoints, Companies',
    'GET /v1/companies/ takes resourcetype',
    async (client) => {
      const [found = {}] = recordsOf(await client.get('/v1/companies/?city=Cranston&resourcetype=Core'))
      expect(Object.keys(found)).toEqual(core)
    },
  ],
  findsByQuery('limit and offset', 'city=Houston&limit=1&offset=5000'),
  [
    'Endpoints, Companies',
    'GET /v1/companies/ takes email, for keys with the profile',
    async (client) => {
      const answer = await client.get('/v1/companies/?email=owner@pizza.example', {
        apikey: client.keys.email,
      })
      expect(idsOf(answer)).toEqual([PIZZA])
    },
  ],
  [
    'Endpoints, Companies',
    'GET /v1/companies/{id} answers one Company',
    async (client) => expect(objectOf(await client.get(`/v1/companies/${CAFE}`)).Id).toBe(CAFE),
  ],
  [
    'Endpoints, Companies',
    'POST /v1/companies/count answers {MatchCount}',
    async (client) =>
      expect(objectOf(await client.post('/v1/companies/count', { StateProvince: 'RI' }))).toEqual({
        MatchCount: 2,
      }),
  ],
  [
    'Companies, note 1',
    'A malformed id gives 400',
    async (client) => refusedFor(await client.get('/v1/companies/a-b'), 'id'),
  ],
  [
    'Companies, note 1',
    'An unknown id gives 404',
    async (client) => expect((await client.get('/v1/companies/999999999')).status).toBe(404),
  ],
  [
    'Companies, note 2',
    'GET on /v1/companies/search takes stateprovince, limit and offset',
    async (client) => {
      const answer = await client.get('/v1/companies/search?stateprovince=TX&limit=3&offset=2098')
      expect(recordsOf(answer)).toHaveLength(2)
    },
  ],
  [
    'Companies, note 3',
    'Any other resourcetype gives 400',
    async (client) => {
      refusedFor(await client.get(`/v1/companies/${PIZZA}?resourcetype=Gold`), 'resourcetype')
      refusedFor(await search(client, { ResourceType: 'Gold' }), 'resourcetype')
    },
  ],
  [
    'Companies, note 5',
    'Fields, no ResourceType and Id criteria return the Core record plus the named fields',
    async (client) => {
      const [found = {}] = recordsOf(await search(client, { Id: [DENTAL], Fields: ['CompanyName'] }))
      expect(Object.keys(found)).toEqual([...core, 'CompanyName'])
    },
  ],
  [
    'Open points, Paths',
    'A path with or without its last slash answers',
    async (client) => {
      for (const path of [
        '/v1/companies',
        '/v1/companies/',
        `/v1/companies/${PIZZA}/`,
        '/v1/companies/search/',
      ])
        expect((await client.get(path)).status).toBe(200)
    },
  ],
  [
    'Open points, Paths',
    'POST /v1/companies/ does not exist: 405',
    async (client) => expect((await client.post('/v1/companies/', {})).status).toBe(405),
  ],
]

const paging: ConformanceCheck[] = [
  [
    'Paging, 1',
    'Default limit is 10, default offset is 0',
    async (client) => {
      const ten = idsOf(await client.get('/v1/companies/?city=Houston'))
      expect(ten).toHaveLength(10)
      expect(idsOf(await search(client, { City: 'Houston' }))).toEqual(ten)
      expect(idsOf(await client.get('/v1/companies/?city=Houston&offset=0&limit=10'))).toEqual(ten)
    },
  ],
  [
    'Paging, 2',
    'Maximum limit is 100 for Basic records',
    async (client) => {
      expect(recordsOf(await search(client, { City: 'Houston', Limit: 100 }))).toHaveLength(100)
      refusedFor(await search(client, { City: 'Houston', Limit: 101 }), 'limit')
    },
  ],
  [
    'Paging, 2',
    'Maximum limit is 2000 for Core records',
    async (client) => {
      const body = { City: 'Houston', ResourceType: 'Core' }
      expect(recordsOf(await search(client, { ...body, Limit: 2000 }))).toHaveLength(2000)
      refusedFor(await search(client, { ...body, Limit: 2001 }), 'limit')
    },
  ],
  [
    'Open points, Records',
    'The limit is 100 for Enhanced and 2000 for custom Fields',
    async (client) => {
      refusedFor(await search(client, { ResourceType: 'Enhanced', Limit: 101 }), 'limit')
      expect(recordsOf(await search(client, { Fields: ['City'], Limit: 2000 }))).toHaveLength(2000)
    },
  ],
  [
    'Paging, 3',
    'POST forms take Limit and Offset in the body, not in the query',
    async (client) => refusedFor(await client.post('/v1/companies/search?limit=5', {}), 'limit'),
  ],
  [
    'Paging, 4',
    'Increasing offset by limit on each call reads everything once',
    async (client) => {
      const pages = [0, 500, 1000, 1500, 2000].map((Offset) =>
        search(client, { City: 'Houston', ResourceType: 'Core', Limit: 500, Offset }),
      )
      const ids = (await Promise.all(pages)).flatMap(idsOf)
      expect([ids.length, new Set(ids).size]).toEqual([2100, 2100])
    },
  ],
  [
    'Paging, 5',
    'NthRecord and Limit n return n records at a regular interval of the total divided by n',
    async (client) => {
      const all = idsOf(await search(client, { City: 'Houston', ResourceType: 'Core', Limit: 2000 }))
      const sample = idsOf(await search(client, { City: 'Houston', NthRecord: true, Limit: 7 }))
      expect(sample).toEqual([0, 300, 600, 900, 1200, 1500, 1800].map((place) => all[place]))
    },
  ],
  [
    'Search criteria',
    'NthRecord takes true as text as well',
    async (client) => {
      const both = [true, 'true'].map((NthRecord) => search(client, { City: 'Houston', NthRecord, Limit: 3 }))
      const [one, other] = await Promise.all(both)
      expect(one?.text).toBe(other?.text)
    },
  ],
  [
    'Open points, Records',
    'Numbers may arrive as numeric strings',
    async (client) =>
      expect(recordsOf(await search(client, { City: 'Houston', Limit: '3' }))).toHaveLength(3),
  ],
]

export const companyRows: readonly ConformanceCheck[] = [
  ...formats,
  ...record,
  ...criteria,
  ...geography,
  ...tallies,
  ...calls,
  ...paging,
]
