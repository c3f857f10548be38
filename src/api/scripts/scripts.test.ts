import { expect, test } from 'vitest'
import { harOf } from './har.ts'
import { printed } from './print.ts'
import type { ScriptCall } from './script-call.ts'
import { languageNames, languages } from './scripts.ts'

test.each([
  [7, '7'],
  ["it's Ångström", String.raw`"it's \u00c5ngstr\u00f6m"`],
  [[], '[]'],
  [{}, '{}'],
  [{ Limit: 10, Sic: ['15', '17'] }, '{ "Limit": 10, "Sic": ["15", "17"] }'],
  [[undefined, null, true], '[null, null, true]'],
])('%j is printed on one line', (value, text) => {
  expect(printed(value)).toBe(text)
})

test('long text is broken into lines that fit the page and read back complete', () => {
  const value = {
    Id: Array.from({ length: 60 }, (_, i) => String(100_000_000 + i)),
    AnyOf: [{ PolygonList: [[{ Latitude: 1.5, Longitude: -2.5 }]] }, { City: 'Omaha', note: undefined }],
    Text: 'x"\\\n\u2028y'.repeat(20),
  }
  const text = printed(value)
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
  const long = text.split('\n').filter((line) => line.length > 100 && !line.includes('"Text"'))
  expect(long).toEqual([])
})

const call: ScriptCall = { method: 'POST', path: '/v1/companies/count', body: { City: "O'Fallon" } }

test('the key is in no script', () => {
  for (const name of languageNames) {
    const text = languages[name].script([call, call], 'http://127.0.0.1:8080')
    expect(text).toContain('CATCHMENT_KEY')
    expect(text).toContain('http://127.0.0.1:8080')
    expect(languages[name].script([call], undefined)).toContain('CATCHMENT_URL')
  }
})

test('curl for one call reads as people write it', () => {
  expect(languages.curl.script([call], 'http://127.0.0.1:8080')).toBe(
    String.raw`curl -sS --fail-with-body -X POST 'http://127.0.0.1:8080/v1/companies/count' \
  -H "apikey: $CATCHMENT_KEY" \
  -H 'Accept: application/json' \
  -H 'Content-Type: application/json' \
  -d '{ "City": "O'\''Fallon" }'
`,
  )
})

test('an archive has what HAR 1.2 demands', () => {
  const { log } = harOf(
    [
      {
        method: 'GET',
        url: 'http://127.0.0.1:8080/api/v1/sics?keyword=plumb',
        body: undefined,
        status: 'cut',
        answer: undefined,
        comment: 'industry search',
        at: Date.UTC(2026, 10, 20),
        first: 0,
        took: 48,
        size: 0,
        headers: {},
      },
    ],
    '0.1.0',
  )
  expect(log.entries[0]).toMatchObject({
    startedDateTime: '2026-11-20T00:00:00.000Z',
    time: 48,
    request: { queryString: [{ name: 'keyword', value: 'plumb' }], bodySize: 0 },
    response: { status: 0, content: { size: 0, text: '' } },
    timings: { send: 0, wait: 0, receive: 48 },
  })
})
