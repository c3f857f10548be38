import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { parseCall } from '../http/parse.ts'
import { Failure } from '../http/problem.ts'
import { orderedCriteria } from '../testing/ordered-criteria.ts'
import { unescaped } from './characters.ts'
import { readXml } from './read.ts'
import { writeXml } from './write.ts'

const { searchCompanies, multipleMatch } = endpoints
const read = (text: string, schema: z.ZodType = searchCompanies.body) => readXml(Buffer.from(text), schema)

/** Bodies in XML and the value that they are. */
const bodies: [name: string, text: string, value: unknown][] = [
  ['an empty element', '<a/>', {}],
  [
    'any root in any namespace',
    '<s:Search xmlns:s="urn:x" s:b="1"><s:City>Boston</s:City></s:Search>',
    { City: 'Boston' },
  ],
  [
    'a byte order mark and a declaration',
    '\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<a/>\n',
    {},
  ],
  [
    'comments and instructions',
    '<!-- a --><?b c?><a><!-- > --><City>Bos<!-- x -->ton</City></a><!-- d -->',
    { City: 'Boston' },
  ],
  ['references', '<a><City>A&amp;B &lt;&#65;&#x42;&gt; &quot;&apos;</City></a>', { City: 'A&B <AB> "\'' }],
  ['CDATA', '<a><City><![CDATA[<b>&amp;]]> c</City></a>', { City: '<b>&amp; c' }],
  ['spaces of a text', '<a>\n <City> New York </City>\n</a>', { City: ' New York ' }],
  ['a list', '<a><PostalCode><x>02903</x><y>02904</y></PostalCode></a>', { PostalCode: ['02903', '02904'] }],
  ['a list of one', '<a><PostalCode><x>02903</x></PostalCode></a>', { PostalCode: ['02903'] }],
  ['an empty text', '<a><City/><x:County  /></a>', { City: '', County: '' }],
  [
    'a number as programs write it',
    '<a><SortCenter><Latitude>1.5E-5</Latitude></SortCenter></a>',
    { SortCenter: { Latitude: 0.000015 } },
  ],
  ['no such number where a whole one is wanted', '<a><Limit>1e2</Limit></a>', { Limit: '1e2' }],
  ['an empty list', '<a><PostalCode> </PostalCode></a>', { PostalCode: [] }],
  [
    'a list in another letter case',
    '<a><postalcode><x>02903</x></postalcode></a>',
    { postalcode: ['02903'] },
  ],
  ['a text where a list may stand too', '<a><PrimarySic>5812</PrimarySic></a>', { PrimarySic: '5812' }],
  ['a list where a text may stand too', '<a><PrimarySic><x>58</x></PrimarySic></a>', { PrimarySic: ['58'] }],
  [
    'objects in lists',
    '<a><PolygonList><p><Points><q><Latitude>1.5</Latitude></q></Points></p></PolygonList></a>',
    { PolygonList: [{ Points: [{ Latitude: 1.5 }] }] },
  ],
  [
    'criteria in criteria',
    '<a><AnyOf><b><NoneOf><c><Id><d>1</d></Id></c></NoneOf></b><b/></AnyOf></a>',
    { AnyOf: [{ NoneOf: [{ Id: ['1'] }] }, {}] },
  ],
  ['an unknown name', '<a><Nope><x>1</x></Nope></a>', { Nope: { x: '1' } }],
  ['a tag over lines', '<a\n  b="1>2"\n><City\n>Boston</City\n></a>', { City: 'Boston' }],
]

it.each(bodies)('reads %s', (_name, text, value) => {
  expect(read(text)).toEqual(value)
})

it('reads a list at the root', () => {
  const text = '<a><b><RequestId>1</RequestId></b><b><RequestId>2</RequestId></b></a>'
  expect(read(text, multipleMatch.body)).toEqual([{ RequestId: '1' }, { RequestId: '2' }])
})

it('stops at the first ampersand that begins no reference', () => {
  const looks = vi.spyOn(RegExp.prototype, 'exec')
  expect(unescaped(`a&amp;${'&'.repeat(10_000)}`)).toBeUndefined()
  expect(looks).toHaveBeenCalledTimes(2)
  looks.mockRestore()
})

it('leaves prototypes alone', () => {
  const value = read('<a><__proto__><x>1</x></__proto__><constructor/></a>') as object
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor'])
  expect(({} as { x?: string }).x).toBeUndefined()
})

describe('any criteria', () => {
  const parsed = (body: unknown) => parseCall(searchCompanies, { params: {}, query: [], body }, true)

  it('mean in XML what they mean in JSON', () => {
    const property = fc.property(orderedCriteria, (criteria) => {
      const inJson = outcome(() => parsed(JSON.parse(JSON.stringify(criteria))))
      expect(outcome(() => parsed(read(writeXml('Search', criteria))))).toEqual(inJson)
    })
    fc.assert(property, { numRuns: 300 })
  })

  it('are refused with a 405 or a 400 when the text is anything', () => {
    const segment = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      'City',
      '&',
      ';',
      '#',
      ' ',
      '"',
      '=',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(segment, { maxLength: 20 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (given) => void outcome(() => read(given))),
      { numRuns: 2000 },
    )
  })
})

/** What comes of it: a value, or the status of the failure that is raised; other errors go on. */
function outcome(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    if (error instanceof Failure) return error.statusCode
    throw error
  }
}
