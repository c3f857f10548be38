import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type PagesSource, pagesKey } from '#api/queries.ts'
import type { AnyRecord } from '#records/record.ts'
import { pickedRecords } from './copy-rows.ts'

const all: PagesSource = { kind: 'companies', criteria: {}, output: { ResourceType: 'Basic' } }
const omaha: PagesSource = { ...all, criteria: { City: 'Omaha' } }
const records = (...ids: string[]) => ids.map((Id) => ({ Id, ETag: 'a', Links: [] }) as unknown as AnyRecord)

test('ticked records are copied once, in the order of the table, from its own pages', () => {
  const client = new QueryClient()
  client.setQueryData([...pagesKey(omaha), 0], records('2', '9'))
  client.setQueryData([...pagesKey(all), 1], records('3', '4'))
  client.setQueryData([...pagesKey(all), 0], records('1', '2'))
  const picked = new Set(['4', '2', '9'])
  expect(pickedRecords(client, all, picked).map(({ Id }) => Id)).toEqual(['2', '4'])
  expect(pickedRecords(client, omaha, picked).map(({ Id }) => Id)).toEqual(['2', '9'])
})
