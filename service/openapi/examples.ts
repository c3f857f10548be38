import type { Answer, Given } from '#contract/endpoint.ts'
import type { EndpointName, Endpoints } from '#contract/endpoints.ts'
import { exampleCompany, examplePerson } from './example-records.ts'

/** One call and a possible answer. */
export interface EndpointExample<N extends EndpointName = EndpointName> {
  title: string
  given: Given<Endpoints[N]>
  answer: Answer<Endpoints[N]>
}

const company = exampleCompany()
const person = examplePerson()
const circle = { Latitude: 41.824, Longitude: -71.4128, RadiusMiles: 5 }
const triangle = [
  { Latitude: 41.87, Longitude: -71.47 },
  { Latitude: 41.87, Longitude: -71.37 },
  { Latitude: 41.77, Longitude: -71.42 },
]
const mark = { Probability: 0.982, RuleName: 'NameCityState', Score: 94 } as const
const matched = { ...company, ...mark }
const found = {
  MatchCount: 1,
  Matches: { Common: [matched], Companies: [], People: [] },
  ScoreSummary: [{ Href: '/v1/companies/637824467', ResourceType: 'Company', ...mark }],
} satisfies Answer<Endpoints['match']>

const geocoded = {
  Address: '1020 E 1st St, Papillion, NE 68046',
  Location: { Latitude: 41.1546, Longitude: -96.0335 },
  Grade: 'Range',
  Parsed: { Number: '1020', Street: 'E 1st St', City: 'Papillion', StateProvince: 'NE', PostalCode: '68046' },
  Corrections: [],
  Alternatives: [],
} satisfies Answer<Endpoints['geocode']>

/** Calls of every endpoint, the simplest first. All are valid, and any service with data can answer them. */
export const examples: { [N in EndpointName]: readonly EndpointExample<N>[] } = {
  getCompanies: [
    {
      title: 'Companies of a city',
      given: { query: { city: 'Providence', stateprovince: 'RI', limit: 5 } },
      answer: [company],
    },
    {
      title: 'Identifiers alone',
      given: { query: { postalcode: '02903,02906', resourcetype: 'Core' } },
      answer: [exampleCompany('Core')],
    },
  ],
  searchCompaniesByQuery: [
    {
      title: 'The second page of a state',
      given: { query: { stateprovince: 'RI', limit: 10, offset: 10 } },
      answer: [company],
    },
  ],
  getCompany: [
    { title: 'One company', given: { params: { id: company.Id }, query: {} }, answer: company },
    {
      title: 'With everything known of it',
      given: { params: { id: company.Id }, query: { resourcetype: 'Enhanced' } },
      answer: exampleCompany('Enhanced'),
    },
  ],
  searchCompanies: [
    {
      title: 'Restaurants of a state',
      given: { body: { StateProvince: 'RI', PrimarySic: '5812', Limit: 5 } },
      answer: [company],
    },
    {
      title: 'The largest employers of a state',
      given: {
        body: {
          StateProvince: 'RI',
          Sort: [{ Field: 'LocationEmployeesSizeActual', Descending: true }],
          Limit: 5,
        },
      },
      answer: [company],
    },
    {
      title: 'Within five miles, by size, with chosen fields',
      given: {
        body: {
          RadiusCenterPointList: [circle],
          LocationEmployeesSizeRange: ['10-19', '20-49'],
          Fields: ['CompanyName', 'PrimarySic'],
          Limit: 5,
        },
      },
      answer: [exampleCompany('Core', ['CompanyName', 'PrimarySic'])],
    },
    {
      title: 'A sample of an area, without one city',
      given: {
        body: {
          PolygonList: [{ Points: triangle }],
          NoneOf: [{ City: 'Cranston' }],
          NthRecord: true,
          Limit: 5,
        },
      },
      answer: [company],
    },
  ],
  countCompanies: [
    {
      title: 'Companies around a postal code',
      given: { body: { RadiusPostalCodeList: [{ PostalCode: '02903', RadiusMiles: '5' }] } },
      answer: { MatchCount: 4321 },
    },
  ],
  tallyCompanies: [
    {
      title: 'The largest lines of business of a state',
      given: { body: { StateProvince: 'RI', Fields: ['primarysic'], Limit: 5 } },
      answer: [
        { Count: 212, PrimarySic: '581208' },
        { Count: 187, PrimarySic: '541103' },
      ],
    },
    {
      title: 'A cross tally',
      given: { body: { StateProvince: 'RI', Fields: ['city', 'locationemployeessizerange'], Limit: 5 } },
      answer: [{ Count: 1840, City: 'Providence', LocationEmployeesSizeRange: '1-4' }],
    },
  ],
  multipleCountCompanies: [
    {
      title: 'A state with a criterion and without it',
      given: {
        body: [
          { RequestId: 'all', StateProvince: 'RI' },
          { RequestId: 'restaurants', StateProvince: 'RI', PrimarySic: '5812' },
        ],
      },
      answer: [
        { RequestId: 'all', MatchCount: 31250 },
        { RequestId: 'restaurants', MatchCount: 1460 },
      ],
    },
  ],
  multipleTallyCompanies: [
    {
      title: 'Cities and lines of business of a state',
      given: {
        body: [
          { RequestId: 'cities', StateProvince: 'RI', Fields: ['city'], Limit: 1 },
          { RequestId: 'industries', StateProvince: 'RI', Fields: ['primarysic'], Limit: 2 },
        ],
      },
      answer: [
        { RequestId: 'cities', Tallies: [{ Count: 5120, City: 'Providence' }] },
        {
          RequestId: 'industries',
          Tallies: [
            { Count: 212, PrimarySic: '581208' },
            { Count: 187, PrimarySic: '541103' },
          ],
        },
      ],
    },
  ],
  getPeople: [
    {
      title: 'People of a city',
      given: { query: { city: 'Providence', stateprovince: 'RI', limit: 5 } },
      answer: [person],
    },
  ],
  searchPeopleByQuery: [
    {
      title: 'People by last name',
      given: { query: { lastname: 'Brown', stateprovince: 'RI', limit: 5 } },
      answer: [person],
    },
  ],
  getPerson: [
    { title: 'One person', given: { params: { id: person.Id }, query: {} }, answer: person },
    {
      title: 'With interests',
      given: { params: { id: person.Id }, query: { resourcetype: 'LifeStyle' } },
      answer: examplePerson('LifeStyle'),
    },
  ],
  searchPeople: [
    {
      title: 'Homeowners in their forties',
      given: {
        body: { PostalCode: ['02906'], AgeRange: ['40-44', '45-49'], IsHomeowner: true, Limit: 5 },
      },
      answer: [person],
    },
    {
      title: 'Gardeners, with custom fields',
      given: {
        body: {
          StateProvince: 'RI',
          LifeStyle: { Garden: true },
          Fields: ['LastName', 'AgeRange'],
          Limit: 5,
        },
      },
      answer: [examplePerson('Core', ['LastName', 'AgeRange'])],
    },
  ],
  countPeople: [
    {
      title: 'New movers of a state',
      given: { body: { StateProvince: 'RI', RecordStatus: 'New' } },
      answer: { MatchCount: 5120 },
    },
  ],
  tallyPeople: [
    {
      title: 'Ages in a city',
      given: {
        body: { CitiesByStateProvince: [{ City: 'Providence', StateProvince: 'RI' }], Fields: ['agerange'] },
      },
      answer: [
        { Count: 2040, AgeRange: '35-39' },
        { Count: 1980, AgeRange: '40-44' },
      ],
    },
  ],
  multipleCountPeople: [
    {
      title: 'Two postal codes',
      given: {
        body: [
          { RequestId: '02903', PostalCode: ['02903'] },
          { RequestId: '02906', PostalCode: ['02906'] },
        ],
      },
      answer: [
        { RequestId: '02903', MatchCount: 5310 },
        { RequestId: '02906', MatchCount: 8800 },
      ],
    },
  ],
  multipleTallyPeople: [
    {
      title: 'Ages and incomes of a postal code',
      given: {
        body: [
          { RequestId: 'ages', PostalCode: ['02906'], Fields: ['agerange'], Limit: 1 },
          { RequestId: 'incomes', PostalCode: ['02906'], Fields: ['incomerange'], Limit: 1 },
        ],
      },
      answer: [
        { RequestId: 'ages', Tallies: [{ Count: 940, AgeRange: '40-44' }] },
        { RequestId: 'incomes', Tallies: [{ Count: 1105, IncomeRange: '$75-99,999' }] },
      ],
    },
  ],
  searchPeopleFormerly: [
    {
      title: 'People of a postal code',
      given: { body: { PostalCode: ['02906'], Limit: 5 } },
      answer: [person],
    },
  ],
  countPeopleFormerly: [
    {
      title: 'People of a postal code',
      given: { body: { PostalCode: ['02906'] } },
      answer: { MatchCount: 8800 },
    },
  ],
  getVehicles: [
    {
      title: 'Makes and models',
      given: { params: { detailType: 'makesandmodels' }, query: {} },
      answer: [{ Make: 'Ford', Models: ['Explorer', 'F-150'] }],
    },
    { title: 'Makes', given: { params: { detailType: 'makes' }, query: {} }, answer: [{ Make: 'Ford' }] },
  ],
  match: [
    {
      title: 'A company by name and city',
      given: {
        body: { RequestType: 'Company', Name: 'Hill Top Pizza Inc', City: 'Providence', StateProvince: 'RI' },
      },
      answer: found,
    },
  ],
  multipleMatch: [
    {
      title: 'Two rows of a list',
      given: {
        body: [
          {
            RequestId: 'row-1',
            RequestType: 'Company',
            CompanyName: 'Hilltop Pizza',
            City: 'Providence',
            StateProvince: 'RI',
            Limit: 1,
          },
          {
            RequestId: 'row-2',
            RequestType: 'Company',
            CompanyName: 'No Such Place',
            City: 'Providence',
            StateProvince: 'RI',
            Limit: 1,
          },
        ],
      },
      answer: [
        { ...found, RequestId: 'row-1' },
        {
          MatchCount: 0,
          Matches: { Common: [], Companies: [], People: [] },
          ScoreSummary: [],
          RequestId: 'row-2',
        },
      ],
    },
  ],
  findSics: [
    {
      title: 'Codes by keyword',
      given: { query: { keyword: 'pizza' } },
      answer: { Matches: [{ Id: '581208', Description: 'Pizza parlors' }] },
    },
    {
      title: 'Preferred codes only',
      given: { query: { keyword: 'pizza', preferred: true } },
      answer: { Matches: [{ Id: '581208', Description: 'Pizza parlors' }] },
    },
  ],
  geocode: [
    {
      title: 'The place of an address',
      given: { query: { text: '1020 E 1st St, Papillion NE 68046' } },
      answer: geocoded,
    },
  ],
  multipleGeocode: [
    {
      title: 'Two addresses',
      given: {
        body: [
          { RequestId: 'office', Text: '1020 E 1st St, Papillion NE 68046' },
          { RequestId: 'town', Text: 'Papillion NE' },
        ],
      },
      answer: [
        { RequestId: 'office', ...geocoded },
        {
          RequestId: 'town',
          Address: 'Papillion, NE',
          Location: { Latitude: 41.1218, Longitude: -96.0528 },
          Grade: 'City',
          Parsed: { City: 'Papillion', StateProvince: 'NE' },
          Corrections: [],
          Alternatives: [],
        },
      ],
    },
  ],
  isochrones: [
    {
      title: 'Five and ten minutes by car',
      given: {
        body: { Latitude: 41.1546, Longitude: -96.0335, Mode: 'Car', Unit: 'Minutes', Bands: [5, 10] },
      },
      answer: {
        Bands: [
          { Value: 5, Polygons: [{ Points: triangle }] },
          { Value: 10, Polygons: [{ Points: triangle }] },
        ],
        Attribution: 'Valhalla, © OpenStreetMap contributors',
      },
    },
  ],
  getSic: [
    {
      title: 'A code of four digits',
      given: { params: { id: '5812' }, query: {} },
      answer: { Id: '5812', Description: 'Eating Places' },
    },
  ],
}
