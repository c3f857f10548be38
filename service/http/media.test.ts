import { expect, it } from 'vitest'
import { bodyFormat, negotiate } from './media.ts'

const json = 'application/json'
const xml = 'application/xml'
const text = 'text/xml'

it.each([
  [undefined, json],
  [' ', json],
  ['*/*', json],
  ['application/*', json],
  [xml, xml],
  [text, text],
  ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', xml],
  ['Application/XML; charset=utf-8', xml],
  ['application/xml;q=0.9, application/json', json],
  ['application/json;q=0.8, application/xml;q=0.9', xml],
  ['application/json;q=0, */*', xml],
  ['*/*;q=0.1, application/json;q=0.05', xml],
  ['text/html, */*;q=0.1', json],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['garbage', undefined],
  [',,;', undefined],
] as const)('answers %j in %s', (accept, expected) => {
  expect(negotiate(accept, [json, xml, text])).toBe(expected)
})

it.each([
  ['application/json', 'json'],
  ['Application/JSON ; Charset="UTF-8"', 'json'],
  ['application/xml', 'xml'],
  ['text/xml; charset=utf-8', 'xml'],
  ['Application/XML;charset=UTF-8', 'xml'],
  ['application/json; charset=utf-16', undefined],
  ['application/xml; charset=utf-7', undefined],
  ['text/xml; charset=us-ascii', undefined],
  ['application/jsonp', undefined],
  ['application/soap+xml', undefined],
  ['text/json', undefined],
  ['', undefined],
  [undefined, undefined],
])('takes a body of %j for %s', (contentType, expected) => {
  expect(bodyFormat(contentType)).toBe(expected)
})
