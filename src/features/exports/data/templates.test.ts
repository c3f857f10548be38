import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { columnsFor } from '#files/columns.ts'
import { useNotices } from '#session/notices.ts'
import { database } from '#storage/database.ts'
import {
  type Template,
  templateDeleted,
  templateRenamed,
  templateSaved,
  templatesQuery,
} from './templates.ts'

const template = (name: string, rest: Partial<Template> = {}): Template => ({
  kind: 'companies',
  name,
  columns: columnsFor('companies', 'Core'),
  ...rest,
})

const names = async (kind: Template['kind'] = 'companies') =>
  (await new QueryClient().fetchQuery(templatesQuery(kind))).map(({ name }) => name)

async function undone() {
  useNotices.getState().notice?.undo?.()
  // A read after the writes waits for them.
  await names()
}

beforeEach(async () => {
  await (await database()).clear('templates')
})

test('templates are kept by kind, in the order of their names', async () => {
  await templateSaved(template('Mailing'))
  await templateSaved(template('Calls'))
  await templateSaved(template('Neighbours', { kind: 'people' }))
  expect([await names(), await names('people')]).toEqual([['Calls', 'Mailing'], ['Neighbours']])
  await undone()
  expect(await names('people')).toEqual([])
})

test('one of the same name gives way and can be brought back', async () => {
  await templateSaved(template('Mailing'))
  await templateSaved(template('Mailing', { columns: columnsFor('companies', 'Basic') }))
  const kept = () => new QueryClient().fetchQuery(templatesQuery('companies'))
  expect((await kept()).map(({ columns }) => columns.length)).toEqual([19])
  await undone()
  expect((await kept()).map(({ columns }) => columns.length)).toEqual([3])
})

test('a new name and a deletion can be undone', async () => {
  await templateSaved(template('Mailing'))
  await templateRenamed(template('Mailing'), 'Letters')
  expect(await names()).toEqual(['Letters'])
  await undone()
  expect(await names()).toEqual(['Mailing'])
  await templateDeleted(template('Mailing'))
  expect(await names()).toEqual([])
  await undone()
  expect(await names()).toEqual(['Mailing'])
})

test('what cannot be read is left out', async () => {
  await (await database()).put('templates', { name: 7 }, 'companies/7')
  await templateSaved(template('Mailing'))
  expect(await names()).toEqual(['Mailing'])
})
