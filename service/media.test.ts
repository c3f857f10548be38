import { expect, it } from 'vitest'
import { isJson, negotiate } from './media.ts'

const json = 'application/json'
const xml = 'application/xml'

it.each([
  [undefined, json],
  [' ', json],
  ['*/*', json],
  ['application/*', json],
  [xml, xml],
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
  expect(negotiate(accept, [json, xml])).toBe(expected)
})

it.each([
  ['application/json', true],
  ['Application/JSON ; Charset="UTF-8"', true],
  ['application/json; charset=utf-16', false],
  ['application/jsonp', false],
  ['text/json', false],
  ['', false],
  [undefined, false],
])('takes %j for JSON: %s', (contentType, expected) => {
  expect(isJson(contentType)).toBe(expected)
})
