import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Company } from '#contract/company.ts'
import { ValidationErrors } from '#contract/problem.ts'
import {
  type CallFormat,
  callFormats,
  inFormat,
  isXml,
  problemOf,
  readAnswer,
  typeAgreed,
} from '../testing/call-formats.ts'
import { emailKey, plainKey, revokedKey, tinyApp } from '../testing/tiny-app.ts'
import { hasXmllint, schemaErrors } from '../testing/xmllint.ts'

let app: FastifyInstance
/** Every answer in XML, for the schema. */
const documents: string[] = []

/** Makes a call in one of the formats and checks that the answer is in the negotiated format. */
async function send(call: InjectOptions, way: CallFormat) {
  const request = inFormat(call, way)
  const response = await app.inject(request)
  expect(response.headers['content-type']).toBe(typeAgreed(request))
  if (isXml(response.headers)) documents.push(response.body)
  return response
}

beforeAll(async () => {
  app = await tinyApp()
})
afterAll(() => app.close())

const headers = { apikey: plainKey }
const get = (url: string, more: InjectOptions = {}): InjectOptions => ({
  method: 'GET',
  url,
  headers,
  ...more,
})
const post = (url: string, payload: unknown, more: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: { ...headers, 'content-type': 'application/json', ...more },
  payload: payload as InjectOptions['payload'],
})
const xml = 'application/xml'
const postXml = (payload: string | Buffer, more: Record<string, string> = {}) =>
  post('/v1/companies/search', payload, { 'content-type': xml, ...more })
const search = (payload: unknown, more?: Record<string, string>) =>
  post('/v1/companies/search', payload, more)
const count = (payload: unknown) => post('/v1/companies/count', payload)
const tally = (payload: unknown) => post('/v1/companies/tallies', payload)
const match = (payload: unknown, more?: Record<string, string>) => post('/v3/match', payload, more)
const multiple = (payload: unknown, more?: Record<string, string>) => post('/v3/multiplematch', payload, more)
const keyed = (apikey: string): InjectOptions => get('/v1/companies/', { headers: { apikey } })
const accepting = (accept: string) => get('/v1/companies/', { headers: { ...headers, accept } })

const missing = 'The key must be supplied.'
const invalid = 'A valid key for an active subscription is required.'
const other = 'x'.repeat(32)

/** Rows of the test plan that are answered by `{statusCode, message}`: number of the row, call, status, message. */
const problems: [row: string, call: InjectOptions, status: number, message: string | RegExp][] = [
  ['1 no key', get('/v1/companies/', { headers: {} }), 401, missing],
  ['1 empty', get('/v1/companies/?apikey=', { headers: {} }), 401, missing],
  ['1 spaces', get('/v1/companies/?apikey=%20%20', { headers: {} }), 401, missing],
  ['2 wrong', keyed(other), 401, invalid],
  ['2 31 characters', keyed(plainKey.slice(1)), 401, invalid],
  ['2 33 characters', keyed(`${plainKey}1`), 401, invalid],
  ['2 other case', keyed(plainKey.toLowerCase()), 401, invalid],
  ['2 switched off', keyed(revokedKey), 401, invalid],
  ['3 header and query differ', get(`/v1/companies/?apikey=${other}`), 401, invalid],
  ['3 header twice', keyed(`${plainKey}, ${plainKey}`), 401, invalid],
  ['3 query twice', get(`/v1/companies/?apikey=${plainKey}&apikey=${plainKey}`), 401, invalid],
  ['4 bad body', { ...search('{'), headers: {} }, 401, missing],
  ['4 unknown id', get('/v1/companies/999999999', { headers: {} }), 401, missing],
  ['4 bad Accept', get('/v1/companies/', { headers: { accept: 'text/html' } }), 401, missing],
  ['4 wrong method', { method: 'DELETE', url: '/v1/companies/' }, 401, missing],
  ['18 trailing comma', search('{"City":"Boston",}'), 405, /JSON/],
  ['18 NaN', search('{"Limit":NaN}'), 405, /JSON/],
  ['18 byte order mark', search('\uFEFF{}'), 405, /JSON/],
  ['18 not UTF-8', search(Buffer.from([0x7b, 0xff, 0x7d])), 405, /UTF-8/],
  ['18 empty', search(''), 405, /empty/],
  ['18 cut', search('{"City":"Bos'), 405, /JSON/],
  ['19 deep', search('['.repeat(100_000)), 405, /deep/],
  ['19 deep and closed', search(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 405, /deep/],
  ['19 large', search(`{"City":"${'x'.repeat(10_000_000)}"}`), 413, /2 MB/],
  ['21 plain text', search('{}', { 'content-type': 'text/plain' }), 415, /JSON/],
  ['21 UTF-16', search('{}', { 'content-type': 'application/json; charset=utf-16' }), 415, /UTF-8/],
  ['21 form', search('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, /JSON/],
  ['21 garbage', search('{}', { 'content-type': 'garbage' }), 415, /JSON/],
  ['21 missing', { method: 'POST', url: '/v1/companies/search', headers }, 415, /JSON/],
  ['22 XML sent as JSON', search('<a/>'), 405, /JSON/],
  ['22 JSON sent as XML', postXml('{}'), 405, /XML/],
  ['21 XML in another encoding', postXml('<a/>', { 'content-type': `${xml}; charset=utf-16` }), 415, /UTF-8/],
  ['23 html', accepting('text/html'), 415, /Accept/],
  ['23 image', accepting('image/*'), 415, /Accept/],
  ['23 refused', accepting('application/json;q=0'), 415, /Accept/],
  ['23 garbage', accepting('garbage'), 415, /Accept/],
  ['23 match in html', match({}, { accept: 'text/html' }), 415, /Accept/],
  ['24 match without Accept', match({}, { accept: '' }), 415, /Accept/],
  ['24 multiple match without Accept', multiple([], { accept: '' }), 415, /Accept/],
  ['25 compressed', search('{}', { 'content-encoding': 'gzip' }), 415, /compressed/],
  ['26 unknown id', get('/v1/companies/999999999'), 404, 'The id was not found.'],
  ['27 GET count', get('/v1/companies/count'), 405, /POST/],
  ['27 GET tallies', get('/v1/companies/tallies'), 405, /POST/],
  ['27 GET with body', { ...get('/v1/companies/search'), payload: '{}' }, 405, /must not have a body/],
  ['28 DELETE', { ...get('/v1/companies/100000001'), method: 'DELETE' }, 405, /GET/],
  ['28 PUT', { ...search({}), method: 'PUT' }, 405, /GET/],
  ['28 PATCH', { ...search({}), method: 'PATCH' }, 405, /GET/],
  ['28 TRACE', { ...get('/v1/sics'), method: 'TRACE' as 'GET' }, 405, /GET/],
  ['28 PURGE', { ...get('/v1/sics'), method: 'PURGE' as 'GET' }, 405, /GET/],
  ['28 POST on the list', { ...search({}), url: '/v1/companies/' }, 405, /GET/],
  ['29 /v1', get('/v1'), 404, /path/],
  ['29 letter case', get('/V1/Companies/'), 404, /path/],
  ['29 doubled slash', get('/v1//companies'), 404, /path/],
  ['29 doubled slash at the end', get('/v1/companies//'), 404, /path/],
  ['29 doubled slash at the start', get('//v1/companies'), 404, /path/],
  ['29 other version', get('/v2/match'), 404, /path/],
  ['29 below an id', get('/v1/companies/100000001/x'), 404, /path/],
  ['31 unknown SIC', get('/v1/sics/0001'), 404, 'The id was not found.'],
]

const deepXml = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`
const declaring = (entities: string) => `<!DOCTYPE a [${entities}]><a><City>&x;</City></a>`
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i} "${`&l${i + 1};`.repeat(10)}">`).join('')

/** Invalid XML bodies (rows 18, 19 and 47), and a part of the answer. */
const brokenXml: [name: string, body: string | Buffer, words?: RegExp][] = [
  ['empty', ''],
  ['not XML', 'City=Boston'],
  ['cut', '<a><City>Bos'],
  ['cut in a tag', '<a><Ci'],
  ['tags that do not match', '<a><City>Boston</Town></a>'],
  ['tags in the wrong order', '<a><b><c></b></c></a>'],
  ['an end without a start', '</a>'],
  ['two roots', '<a/><a/>', /two root/],
  ['text before the root', 'x<a/>'],
  ['text after the root', '<a/>x'],
  ['CDATA after the root', '<a/><![CDATA[x]]>'],
  ['a bare ampersand', '<a><City>A & B</City></a>'],
  ['an ampersand in an attribute', '<a b="&"/>'],
  ['an unknown entity', '<a><City>&nbsp;</City></a>'],
  ['an attribute without quotes', '<a b=1/>'],
  ['an attribute without a value', '<a b/>'],
  ['an attribute with a tag', '<a b="<"/>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['an end of CDATA in text', '<a><City>]]></City></a>'],
  ['hyphens in a comment', '<a><!-- -- --></a>'],
  ['an open comment', '<a><!-- </a>'],
  ['open CDATA', '<a><![CDATA[ </a>'],
  ['an open instruction', '<a><?x </a>'],
  ['a late declaration', ' <?xml version="1.0"?><a/>'],
  ['text beside elements', '<a>Boston<City>Boston</City></a>', /mixes/],
  ['a name of odd characters', '<1a/>'],
  ['a name without end', `<${'x'.repeat(1_000_000)}/>`],
  ['a billion laughs', declaring(`${laughs}<!ENTITY l9 "x"><!ENTITY x "&l0;">`), /document type/],
  ['a file', declaring('<!ENTITY x SYSTEM "file:///etc/passwd">'), /document type/],
  ['an address', declaring('<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'), /document type/],
  ['a parameter entity', declaring('<!ENTITY % p SYSTEM "http://127.0.0.1:9/x"> %p;'), /document type/],
  ['a document type elsewhere', '<a><!DOCTYPE a></a>', /document type/],
  ['a document type in lower case', '<!doctype a><a/>', /document type/],
  [
    'an inclusion',
    '<a xmlns:i="http://www.w3.org/2001/XInclude"><City><i:include href="file:///etc/passwd"/></City></a>',
    /includes/,
  ],
  ['deep', deepXml, /deep/],
  ['deep and open', '<a>'.repeat(100_000), /deep/],
  ['100,000 attributes', `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`],
  ['half a million elements', `<a>${'<b/>'.repeat(500_000)}</a>`, /too many/],
  ['comments without end', `<a>${'<!--'.repeat(400_000)}`],
  ['nothing but brackets', '<'.repeat(2_000_000)],
  ['UTF-7', '<?xml version="1.0" encoding="UTF-7"?><a/>', /UTF-8/],
  ['another encoding by its word', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', /UTF-8/],
  ['UTF-16', Buffer.from('\uFEFF<a/>', 'utf16le'), /UTF-8/],
  ['not UTF-8', Buffer.from([0x3c, 0x61, 0x3e, 0xff]), /UTF-8/],
  ['NUL by number', '<a><City>a&#0;</City></a>', /character/],
  ['half a character by number', '<a><City>&#xD800;</City></a>', /character/],
  ['a number beyond characters', '<a><City>&#x110000;</City></a>', /character/],
  ['NUL', '<a><City>a\0</City></a>', /character/],
  ['U+FFFE', '<a><City>\uFFFE</City></a>', /character/],
]

describe.each(callFormats)('problems, %s', (way) => {
  // One that takes more than its time to read is answered with a 503.
  it.each(brokenXml)('rows 18, 19, 47 %s', async (_name, payload, words = /XML/) => {
    const response = await send(postXml(payload), way)
    expect(problemOf(response)).toEqual({ statusCode: 405, message: expect.stringMatching(words) })
    expect(response.statusCode).toBe(405)
  })

  it.each(problems)('row %s', async (_row, call, status, message) => {
    const response = await send(call, way)
    expect(problemOf(response)).toEqual({ statusCode: status, message: expect.stringMatching(message) })
    expect(response.statusCode).toBe(status)
    if (status === 405) expect(response.headers.allow).toMatch(/OPTIONS/)
  })
})

const circle = (more: object) => ({
  RadiusCenterPointList: [{ Latitude: 41, Longitude: -71, RadiusMiles: 5, ...more }],
})
const polygon = (...points: [number, number][]) => ({
  PolygonList: [{ Points: points.map(([Latitude, Longitude]) => ({ Latitude, Longitude })) }],
})
const request = { name: 'Tiny', requesttype: 'Company' }
const item = (id: number) => ({ ...request, RequestId: String(id) })
const deep = (levels: number): object => (levels ? { AnyOf: [deep(levels - 1)] } : { City: 'Boston' })

type ErrorRow = [row: string, call: InjectOptions, items: string | string[], words?: string | RegExp]

/** Errors in the list of items of a batch call (row 50), as in those of a multiple match. */
function listErrors(path: string, maxItems: number, more: object): ErrorRow[] {
  const item = (id: number) => ({ ...more, City: 'Boston', RequestId: String(id) })
  const items = (n: number) => Array.from({ length: n }, (_, i) => item(i))
  return [
    [`50 ${path} a text`, post(path, '"a"'), 'body', /list/],
    [`50 ${path} an object as JSON`, post(path, '{"RequestId":"1"}'), 'body', /list/],
    [`50 ${path} none`, post(path, []), 'body', /list/],
    [`50 ${path} ${maxItems + 1} items`, post(path, items(maxItems + 1)), 'body', new RegExp(`${maxItems}`)],
    [`50 ${path} two with one id`, post(path, [item(1), item(2), item(1)]), 'RequestId', /^\[2\]/],
    [`50 ${path} no id`, post(path, [item(1), { ...more }]), 'RequestId', /^\[1\]/],
    [
      `50 ${path} one bad item`,
      post(path, [item(1), { ...item(2), StateProvince: 'ZZ' }]),
      'StateProvince',
      /^\[1\]/,
    ],
    [`16 ${path} unknown name`, post(path, [{ ...item(1), Nope: 1 }]), 'Nope', /^\[0\]/],
    [`5 ${path} Email`, post(path, [{ ...item(1), Email: 'a@b.c' }]), 'Email', /^\[0\]/],
  ]
}

/** Rows of the test plan that are answered by a list of errors: number of the row, call, the Items, description of the first. */
const validationErrors: ErrorRow[] = [
  [
    '5 email in a query',
    get('/v1/companies/?email=a@b.c'),
    'email',
    'email is not a known name in this call',
  ],
  ['5 Email in a body', search({ Email: 'a@b.c' }), 'Email', 'Email is not a known name in this call'],
  [
    '5 Email nested',
    search({ AnyOf: [{ eMail: 'a' }] }),
    'eMail',
    'AnyOf[0].eMail is not a known name in this call',
  ],
  ['5 Email as a field', search({ Fields: ['Email'] }), 'fields', /Fields\[0\]/],
  ['5 tally of email', tally({ Fields: ['email'] }), 'fields', /Fields\[0\]/],
  ...['-1', '1.5', 'ten', '', '%205', '0x10', '1e2', '5;drop', '9007199254740992', '0', '101'].map(
    (limit): ErrorRow => [`6 limit=${limit}`, get(`/v1/companies/?limit=${limit}`), 'limit', /^limit /],
  ),
  ['6 Limit null', search('{"Limit":null}'), 'limit', /^Limit /],
  ...[-1, 1.5, 'ten', '', ' 5', '0x10', 2 ** 53, true, [5], {}, 0, 101].map(
    (Limit): ErrorRow => [`6 Limit ${JSON.stringify(Limit)}`, search({ Limit }), 'limit', /^Limit /],
  ),
  ['7 Core', search({ ResourceType: 'Core', Limit: 2001 }), 'limit'],
  ['7 Enhanced', search({ ResourceType: 'Enhanced', Limit: 101 }), 'limit'],
  ['7 Enhanced in a query', get('/v1/companies/search?resourcetype=enhanced&limit=101'), 'limit'],
  ['8 offset -1', get('/v1/companies/?offset=-1'), 'offset'],
  ['8 offset text', search({ Offset: 'a' }), 'offset'],
  ['8 offset 2^31', search({ Offset: 2 ** 31 }), 'offset'],
  ['8 offset 2^63', get('/v1/companies/?offset=9223372036854775808'), 'offset'],
  ['9 Limit in the query of a POST', { ...search({}), url: '/v1/companies/search?Limit=5' }, 'Limit'],
  [
    '9 two spellings',
    search('{"Limit":5,"LIMIT":6}'),
    'LIMIT',
    'LIMIT is given twice, in different letter case',
  ],
  ['10 limit twice', get('/v1/companies/?limit=5&limit=9'), 'limit', 'limit is given more than once'],
  ['10 limit in two spellings', get('/v1/companies/?limit=5&LIMIT=9'), 'LIMIT'],
  ['10 limit[]', get('/v1/companies/?limit[]=5'), 'limit[]'],
  ['10 city twice', get('/v1/companies/?city=a&city=b'), 'city'],
  ['11 Gold', get('/v1/companies/?resourcetype=Gold'), 'resourcetype'],
  ['11 TargetReady', search({ ResourceType: 'TargetReady' }), 'resourcetype'],
  ['11 LifeStyle', get('/v1/companies/100000001?resourcetype=LifeStyle'), 'resourcetype'],
  ['12 Fields with ResourceType', search({ Fields: ['City'], ResourceType: 'Core' }), 'fields'],
  ['12 tally with ResourceType', tally({ Fields: ['city'], ResourceType: 'Basic' }), 'fields'],
  ['13 no field', search({ Fields: [] }), 'fields'],
  ['13 __proto__', search({ Fields: ['__proto__'] }), 'fields'],
  ['13 too many', search({ Fields: Array(10_000).fill('City') }), 'fields'],
  ['13 twice', search({ Fields: ['City', 'city'] }), 'fields'],
  ['13 a text', search({ Fields: 'City' }), 'fields'],
  ['14 tally of a field not listed', tally({ Fields: ['companyname'] }), 'fields'],
  ['14 eleven fields', tally({ Fields: Array(11).fill('city') }), 'fields'],
  ['14 no fields', tally({}), 'fields'],
  ['15 NthRecord 1', search({ NthRecord: 1 }), 'NthRecord'],
  ['15 NthRecord yes', search({ NthRecord: 'yes' }), 'NthRecord'],
  ['16 unknown name', search({ CompanyNames: 'x' }), 'CompanyNames'],
  ['16 list for a text', search({ City: ['Boston'] }), 'city', 'City must be a string'],
  ['16 text for a list', search({ PostalCode: '02903' }), 'PostalCode', 'PostalCode must be a list'],
  ['16 a list as body', search('[]'), 'body', 'The body must be an object with names and values'],
  ['16 null as body', search('null'), 'body'],
  ['16 a text as body', postXml('<a>Boston</a>'), 'body', 'The body must be an object with names and values'],
  [
    '16 a list without its wrapping',
    postXml('<a><Id>1</Id><Id>2</Id></a>'),
    'Id',
    'Id is given more than once',
  ],
  ['16 a list that is a text', postXml('<a><PostalCode>02903</PostalCode></a>'), 'PostalCode', /list/],
  ['16 a number as body', search('5'), 'body'],
  ['18 lone surrogate', search('{"City":"\\ud800"}'), 'city'],
  ['19 1e400', search('{"Offset":1e400}'), 'offset'],
  ['19 text of 1 MB', search({ Limit: '9'.repeat(1_000_000) }), 'limit'],
  ['20 __proto__ in a body', search('{"__proto__":{"x":1}}'), '__proto__'],
  ['20 constructor in a body', search('{"constructor":{"prototype":{"x":1}}}'), 'constructor'],
  ['20 nested', search('{"AnyOf":[{"__proto__":{"x":1}}]}'), '__proto__'],
  ['20 in a query', get('/v1/companies/?__proto__=x'), '__proto__'],
  ['20 toString', get('/v1/companies/?toString=x'), 'toString'],
  ...['__proto__', 'constructor', 'hasOwnProperty'].map(
    (name): ErrorRow => [
      `20 ${name} in XML`,
      postXml(`<a><AnyOf><b><${name}><x>1</x></${name}></b></AnyOf></a>`),
      name,
    ],
  ),
  ...['%00', '..%2f', '%zz', '%ff', 'a'.repeat(100_000), '%F0%9F%98%80', "'%20or%201=1", 'a-b'].map(
    (id): ErrorRow => [`26 id ${id.slice(0, 20)}`, get(`/v1/companies/${id}`), 'id'],
  ),
  ['30 no keyword', get('/v1/sics'), 'Keyword'],
  ['30 empty keyword', get('/v1/sics?keyword='), 'Keyword'],
  ['30 spaces', get('/v1/sics?keyword=%20%20'), 'Keyword'],
  ['30 10 KB', get(`/v1/sics?keyword=${'x'.repeat(10_000)}`), 'Keyword'],
  ...['1', '123', '12345', '1234567', '7', '7372x', '%EF%BC%90%EF%BC%97', '-1'].map(
    (id): ErrorRow => [`31 SIC ${id}`, get(`/v1/sics/${id}`), 'id'],
  ),
  ['32 preferred', get('/v1/sics?keyword=pizza&preferred=maybe'), 'preferred'],
  ['33 SIC as a number', search({ PrimarySic: 111 }), 'PrimarySic'],
  ['35 ZIP+4', search({ PostalCode: ['02903-1234'] }), 'PostalCode', /02903-1234/],
  ['35 mixed', search({ PostalCode: ['2903', '02903', 'V6CO89'] }), ['PostalCode', 'PostalCode'], /2903/],
  ['35 a number', search('{"PostalCode":[2903]}'), 'PostalCode', /strings/],
  ['35 list in a query', get('/v1/companies/?postalcode=02903,,'), ['postalcode', 'postalcode']],
  ...[-1, '5mi', '1e3', 25_000, undefined].map(
    (RadiusMiles): ErrorRow => [
      `36 radius ${RadiusMiles}`,
      search(circle({ RadiusMiles })),
      'RadiusCenterPointList',
      /RadiusCenterPointList\[0\]\.RadiusMiles/,
    ],
  ),
  ['37 latitude', search(circle({ Latitude: 91 })), 'RadiusCenterPointList'],
  ['37 longitude', search(circle({ Longitude: -181 })), 'RadiusCenterPointList'],
  ['38 two points', search(polygon([1, 1], [2, 2])), 'PolygonList'],
  ['38 bow-tie', search(polygon([0, 0], [1, 1], [0, 1], [2, 0])), 'PolygonList', /crosses itself/],
  ['38 no surface', search(polygon([0, 0], [1, 1], [2, 2])), 'PolygonList'],
  [
    '41 many criteria',
    search({
      NoneOf: Array(20).fill({ AnyOf: Array(20).fill({ City: 'a', NoneOf: [{ City: 'b', County: 'c' }] }) }),
    }),
    'NoneOf',
    /at most 1,000 criteria/,
  ],
  ['41 many polygons', search({ PolygonList: Array(1000).fill({ Points: [] }) }), 'PolygonList'],
  [
    '43 a part is missing',
    search({ AnyOf: [{ CitiesByStateProvince: [{ City: 'a', StateProvince: 'RI' }, { City: 'a' }] }] }),
    'CitiesByStateProvince',
    'AnyOf[0].CitiesByStateProvince[1].StateProvince must be the two-letter code of a state or province',
  ],
  ['44 ZZ', get('/v1/companies/?stateprovince=ZZ'), 'stateprovince'],
  ['44 Texas', search({ StateProvince: 'Texas' }), 'StateProvince'],
  ['45 NUL', get('/v1/companies/?companyname=a%00'), 'companyname'],
  ['45 10 KB', search({ CompanyName: 'x'.repeat(10_000) }), 'CompanyName'],
  ['49 no requesttype', match({ name: 'a' }), 'requesttype'],
  ['49 Both', match({ name: 'a', requesttype: 'Both' }), 'requesttype', /Company, Person, Any/],
  ['49 no name', match({ requesttype: 'Any' }), 'Name'],
  ['49 empty name', match({ ...request, name: '' }), 'Name'],
  ...[-1, 69, 101, 'high', 70.5].map(
    (confidence): ErrorRow => [
      `49 confidence ${confidence}`,
      match({ ...request, confidence }),
      'confidence',
    ],
  ),
  ...[0, 101, 'a'].map((limit): ErrorRow => [`49 limit ${limit}`, match({ ...request, limit }), 'limit']),
  ['11 LifeStyle on match', match({ ...request, resourcetype: 'LifeStyle' }), 'resourcetype'],
  ['50 a text', multiple('"a"'), 'body', /list/],
  ['50 an object as JSON', multiple('{"RequestId":"1"}'), 'body', /list/],
  ['50 none', multiple([]), 'body', /list/],
  ['50 101 items', multiple(Array.from({ length: 101 }, (_, i) => item(i))), 'body', /100/],
  ['50 two with one id', multiple([item(1), item(2), item(1)]), 'RequestId', /^\[2\]/],
  ['50 no id', multiple([item(1), request]), 'RequestId', /^\[1\]/],
  ['50 one bad item', multiple([item(1), { ...item(2), limit: 0 }, item(3)]), 'limit', /^\[1\]/],
  ...listErrors('/v1/companies/multiplecount', 100, {}),
  ...listErrors('/v1/people/multiplecount', 100, {}),
  ...listErrors('/v1/companies/multipletallies', 25, { Fields: ['city'] }),
  ...listErrors('/v1/people/multipletallies', 25, { Fields: ['city'] }),
  ['14 no fields in one of several', post('/v1/people/multipletallies', [{ RequestId: 'a' }]), 'fields'],
  ['four levels', search(deep(4)), 'AnyOf'],
  ['several faults', search('{"City":1,"Limit":"x","Nope":1}'), ['Nope', 'city', 'limit']],
]

describe.each(callFormats)('errors, %s', (way) => {
  it.each(validationErrors)('row %s', async (_row, call, items, words) => {
    const response = await send(call, way)
    const body = ValidationErrors.parse(readAnswer(response, ValidationErrors))
    expect(response.statusCode, response.body.slice(0, 200)).toBe(400)
    expect(new Set(body.map((error) => error.Item))).toEqual(new Set([items].flat()))
    if (words) expect(body[0]?.Description).toMatch(words)
  })
})

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(100_000_000 + from + i))

/** Calls that succeed: number of the row, call, and the returned ids. */
const found: [row: string, call: InjectOptions, ids: string[]][] = [
  ['key in the query', get(`/v1/companies/?limit=1&apikey=${plainKey}`, { headers: {} }), ids(1, 1)],
  ['3 equal keys', get(`/v1/companies/?limit=1&apikey=${plainKey}`), ids(1, 1)],
  ['7 default limit', get('/v1/companies/'), ids(1, 10)],
  ['8 beyond the end', search({ Offset: 2 ** 31 - 1 }), []],
  ['9 other letter case', search({ LIMIT: '2', offset: 1 }), ids(2, 3)],
  ['11 lower case', get('/v1/companies/search?resourcetype=basic&limit=2'), ids(1, 2)],
  ['15 sample', search({ NthRecord: 'TRUE', Limit: 3 }), ['100000001', '100000005', '100000009']],
  ['15 larger than all', search({ NthRecord: true, Limit: 50 }), ids(1, 12)],
  ['17 empty body', search({}), ids(1, 10)],
  ['18 of two equal names the last', search('{"Limit":5,"Limit":1}'), ids(1, 1)],
  ['21 charset', search({ Limit: 1 }, { 'content-type': 'Application/JSON; charset="UTF-8"' }), ids(1, 1)],
  ['24 any', accepting('*/*'), ids(1, 10)],
  ['24 by quality', accepting('application/xml;q=0.9,application/json'), ids(1, 10)],
  ['24 XML by quality', accepting('text/xml, application/json;q=0.9'), ids(1, 10)],
  ['23 JSON refused among all', accepting('*/*, application/json;q=0'), ids(1, 10)],
  ['29 no last slash', get('/v1/companies?limit=1'), ids(1, 1)],
  ['29 a last slash', { ...search({ Limit: 1 }), url: '/v1/companies/search/' }, ids(1, 1)],
  [
    '35 postal codes',
    get('/v1/companies/?postalcode=02903,v6c%200b9&limit=3'),
    ['100000001', '100000004', '100000005'],
  ],
  ['33 four digits', search({ PrimarySic: '5812', Limit: 2 }), ['100000002', '100000004']],
  ['44 lower case', get('/v1/companies/?stateprovince=bc'), ['100000004', '100000008', '100000012']],
  ['none of', search({ NoneOf: [{ StatePROVINCE: 'ri' }], Limit: 2 }), ['100000003', '100000004']],
  [
    '62 conditional',
    get('/v1/companies/?limit=1', { headers: { ...headers, 'if-none-match': '*', range: 'bytes=0-1' } }),
    ids(1, 1),
  ],
  ['email with the profile', { ...search({ Email: 'a@b.c', Limit: 1 }, { apikey: emailKey }) }, ids(1, 1)],
]

describe.each(callFormats)('answers, %s', (way) => {
  it.each(found)('%s', async (_row, call, expected) => {
    const response = await send(call, way)
    expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
    const companies = z.array(Company).parse(readAnswer(response, z.array(Company)))
    expect(companies.map((company) => company.Id)).toEqual(expected)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('answers', () => {
  const keysOf = async (call: InjectOptions) => Object.keys((await app.inject(call)).json()[1])
  const core = ['ETag', 'Id', 'Links', 'ParentCompany']
  const basic = ['Address', 'City', 'CompanyName', 'Location', 'Phone', 'PostalCode', 'StateProvince']
  it.each([
    ['Core', { ResourceType: 'core' }, core],
    ['Basic by default', {}, [...core.slice(0, 3), ...basic, 'ParentCompany']],
    [
      'custom fields in wire order',
      { Fields: ['primarysic', 'City'] },
      ['ETag', 'Id', 'Links', 'City', 'PrimarySic', 'ParentCompany'],
    ],
  ])('carries the fields of %s', async (_name, body, expected) => {
    expect(await keysOf(search(body))).toEqual(expected)
  })

  it('counts, tallies and looks up', async () => {
    expect((await app.inject(count({ City: 'boston', Limit: 1 }))).json()).toEqual({ MatchCount: 3 })
    const rows = (await app.inject(tally({ fields: ['City'], resourcetype: 'tally', Limit: 2 }))).json()
    expect(rows).toEqual([
      { Count: 3, City: 'Providence' },
      { Count: 3, City: 'Warwick' },
    ])
    const one = (await app.inject(get('/v1/companies/100000002?resourcetype=Enhanced'))).json()
    expect(one).toMatchObject({ Id: '100000002', PrimarySic: '581208' })
  })

  it('sends HEAD without a body (row 28)', async () => {
    const { url, headers } = get('/v1/companies/')
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${address}${url}`, { method: 'HEAD', headers: headers as HeadersInit })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
  })

  it('answers OPTIONS without a key (row 28)', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: '/v1/companies/search' })
    expect([response.statusCode, response.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
  })

  it('leaves prototypes alone (row 20)', () => {
    expect(({} as { x?: number }).x).toBeUndefined()
  })
})

it.skipIf(!hasXmllint())('every answer in XML is valid by the schema', () => {
  expect(documents.length).toBeGreaterThan(300)
  expect(schemaErrors(documents)).toBe('')
})
