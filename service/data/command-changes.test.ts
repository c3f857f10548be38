import { expect, it } from 'vitest'
import { changesData, eventOfCommand } from './command-changes.ts'

const line = (text: string, options: Record<string, unknown> = {}) => {
  const [command = '', ...words] = text.split(' ')
  return { command, words, options }
}

it.each([
  ['sample', {}, { action: 'import', what: 'npm run data -- sample' }],
  [
    'import shops.csv',
    { name: 'shops', from: ['https://example.org/?token=secret'] },
    { action: 'import', criteria: '{"name":"shops"}' },
  ],
  ['refresh shops shops.csv', {}, { action: 'import', criteria: '{"name":"shops"}' }],
  [
    'boundaries import zips.json',
    { name: 'zips' },
    { action: 'import', what: 'npm run data -- boundaries', criteria: '{"name":"zips"}' },
  ],
  [
    'merge shops',
    { into: 'all', kind: 'companies' },
    { action: 'merge', criteria: '{"kind":"companies","name":"shops","into":"all"}' },
  ],
  ['use shops@1', {}, { action: 'data set', criteria: '{"name":"shops@1"}' }],
  ['corrections shops', { undo: '100' }, { action: 'correction', criteria: '{"name":"shops","undo":"100"}' }],
  [
    'forget',
    { kind: 'people', first: 'Ann', last: 'Oak', phone: '4025550100' },
    { action: 'forget', criteria: '{"kind":"people"}' },
  ],
  ['forget', { lift: 'f1' }, { action: 'lift', criteria: '{"lift":"f1"}' }],
])('audits %s %j without details of people', (text, options, expected) => {
  expect(eventOfCommand(line(text, options))).toMatchObject(expected)
  expect(JSON.stringify(eventOfCommand(line(text, options)))).not.toMatch(/Ann|Oak|4025550100|secret/)
})

it.each([
  ['list', {}],
  ['verify', {}],
  ['publish clickhouse', {}],
  ['boundaries list', {}],
  ['addresses list', {}],
  ['merge shops', { into: 'all', 'dry-run': true }],
  ['corrections shops', { csv: 'out.csv' }],
  ['forget', {}],
  ['', {}],
])('does not audit %s %j, which changes no data', (text, options) => {
  expect(eventOfCommand(line(text, options))).toBeUndefined()
  expect(changesData(line(text, options))).toBe(false)
})
