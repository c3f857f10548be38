import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { columnsFor } from '#files/columns.ts'
import { useNotices } from '#session/notices.ts'
import { database } from '#storage/database.ts'
import { deleteTemplate, renameTemplate, saveTemplate, type Template, templatesQuery } from './templates.ts'

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

test('templates are stored by kind, in the order of their names', async () => {
  await saveTemplate(template('Mailing'))
  await saveTemplate(template('Calls'))
  await saveTemplate(template('Neighbors', { kind: 'people' }))
  expect([await names(), await names('people')]).toEqual([['Calls', 'Mailing'], ['Neighbors']])
  await undone()
  expect(await names('people')).toEqual([])
})

test('one of the same name is replaced, which can be undone', async () => {
  await saveTemplate(template('Mailing'))
  await saveTemplate(template('Mailing', { columns: columnsFor('companies', 'Basic') }))
  const stored = () => new QueryClient().fetchQuery(templatesQuery('companies'))
  expect((await stored()).map(({ columns }) => columns.length)).toEqual([19])
  await undone()
  expect((await stored()).map(({ columns }) => columns.length)).toEqual([3])
})

test('a new name and a deletion can be undone', async () => {
  await saveTemplate(template('Mailing'))
  await renameTemplate(template('Mailing'), 'Letters')
  expect(await names()).toEqual(['Letters'])
  await undone()
  expect(await names()).toEqual(['Mailing'])
  await deleteTemplate(template('Mailing'))
  expect(await names()).toEqual([])
  await undone()
  expect(await names()).toEqual(['Mailing'])
})

test('values that do not fit the schema are ignored', async () => {
  await (await database()).put('templates', { name: 7 }, 'companies/7')
  await saveTemplate(template('Mailing'))
  expect(await names()).toEqual(['Mailing'])
})
