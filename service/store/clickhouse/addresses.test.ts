import { expect, test } from 'vitest'
import { clickhouseAddresses } from './addresses.ts'

test.each([
  ['http://127.0.0.1:8123', ['http://127.0.0.1:8123']],
  [
    'https://reader:secret@east.example:8443/team, https://west.example:8443/team/',
    ['https://reader:secret@east.example:8443/team', 'https://west.example:8443/team/'],
  ],
  ['http://one.example/a,http://one.example/b', ['http://one.example/a', 'http://one.example/b']],
])('%s is a list of servers', (text, expected) => {
  expect(clickhouseAddresses(text)).toEqual(expected)
})

test.each([
  'clickhouse.example:9000',
  'tcp://clickhouse.example:9000',
  'http://one.example,',
  'http://one.example,http://one.example',
  'http://one.example/Team',
  'http://one.example/a;drop',
  'http://one.example/a/b',
  'http://one.example/?database=x',
  Array.from({ length: 65 }, (_, i) => `http://host${i}.example`).join(','),
])('%s is none', (text) => {
  expect(clickhouseAddresses(text)).toBeUndefined()
})
