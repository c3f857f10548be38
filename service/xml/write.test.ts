import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Company } from '#contract/company.ts'
import { hasXmllint, schemaErrors } from '../testing/xmllint.ts'
import { readXml } from './read.ts'
import { writeFailure, writeXml } from './write.ts'

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="urn:catchment:data-lookup:1"'

it.each([
  ['Counts', { MatchCount: 5 }, `<Counts ${space}><MatchCount>5</MatchCount></Counts>`],
  ['ArrayOfCompany', [], `<ArrayOfCompany ${space}></ArrayOfCompany>`],
  [
    'ArrayOfTally',
    [{ Count: 2, City: 'Boston' }],
    `<ArrayOfTally ${space}><Tally><Count>2</Count><City>Boston</City></Tally></ArrayOfTally>`,
  ],
  ['Sics', { Matches: [{ Id: '58' }] }, `<Sics ${space}><Matches><Sic><Id>58</Id></Sic></Matches></Sics>`],
  [
    'Company',
    { Links: [{ Href: '/a', Rel: 'self' }], Fax: undefined, Location: { Latitude: 41.5, Longitude: -71 } },
    `<Company ${space}><Links><Link><Href>/a</Href><Rel>self</Rel></Link></Links>` +
      '<Location><Latitude>41.5</Latitude><Longitude>-71</Longitude></Location></Company>',
  ],
  [
    'Company',
    { UriList: [{ Uri: 'http://a/' }], SicList: [{ Code: '58' }], NaicsList: [{ Code: '72' }] },
    `<Company ${space}><UriList><UriItem><Uri>http://a/</Uri></UriItem></UriList>` +
      '<SicList><SicItem><Code>58</Code></SicItem></SicList>' +
      '<NaicsList><NaicsItem><Code>72</Code></NaicsItem></NaicsList></Company>',
  ],
  [
    'MatchResponse',
    {
      Matches: { Common: [{ Id: '1' }], Companies: [{ Id: '2' }], People: [{ Id: '3' }] },
      ScoreSummary: [{ Score: 9 }],
    },
    `<MatchResponse ${space}><Matches><Common><Basic><Id>1</Id></Basic></Common>` +
      '<Companies><Company><Id>2</Id></Company></Companies><People><Person><Id>3</Id></Person></People></Matches>' +
      '<ScoreSummary><MatchScore><Score>9</Score></MatchScore></ScoreSummary></MatchResponse>',
  ],
  [
    'ArrayOfVehicle',
    [{ Make: 'Ford', Models: ['Focus', 'Fiesta'] }],
    `<ArrayOfVehicle ${space}><Vehicle><Make>Ford</Make>` +
      '<Models><Model>Focus</Model><Model>Fiesta</Model></Models></Vehicle></ArrayOfVehicle>',
  ],
])('writes %s', (root, value, expected) => {
  expect(writeXml(root, value)).toBe(start + expected)
})

it.each([
  [
    { statusCode: 404, message: 'The id was not found.' },
    `<Error ${space}><StatusCode>404</StatusCode><Message>The id was not found.</Message></Error>`,
  ],
  [
    [{ Description: 'limit <x>', Item: 'limit' }],
    `<Errors ${space}><Error><Description>limit &lt;x&gt;</Description><Item>limit</Item></Error></Errors>`,
  ],
])('writes the error %j', (body, expected) => {
  expect(writeFailure(body)).toBe(start + expected)
})

/** Row 48 of the test plan: texts of records, and what a reader of the document gets. */
const texts: [name: string, text: string, read?: string][] = [
  ['markup', '<b>&amp;</b> "\''],
  ['the end of CDATA', ']]>'],
  ['a script', '<script>alert(1)</script>'],
  ['line ends and tabs', 'a\r\nb\tc\nd\re'],
  ['outer spaces', '  a  '],
  ['other scripts and emoji', 'Montréal 東京 👩‍👩‍👧 \u202Eabc'],
  ['control characters', 'a\0\u0001\b\u000B\u000C\u001Bb', 'ab'],
  ['half a pair', 'a\uD800b\uDC00c', 'abc'],
  ['characters that are none', 'a\uFFFE\uFFFFb', 'ab'],
  ['nothing', ''],
]

describe('texts of records', () => {
  const company = (CompanyName: string) => [{ ETag: 'a', Id: '1', Links: [], CompanyName }]
  const documents = texts.map(([, text]) => writeXml('ArrayOfCompany', company(text)))

  it.each(texts)('row 48 %s', (_name, text, read = text) => {
    const document = writeXml('ArrayOfCompany', company(text))
    expect(readXml(Buffer.from(document), z.array(Company))).toEqual(company(read))
    expect(document).not.toContain(']]>')
  })

  it.skipIf(!hasXmllint())('are valid by the schema', () => {
    expect(schemaErrors(documents)).toBe('')
  })
})

it('refuses an answer that is not in the schema', { skip: !hasXmllint() }, () => {
  expect(schemaErrors([writeXml('Counts', { MatchCount: 1, More: 2 })])).toMatch(/More/)
})
