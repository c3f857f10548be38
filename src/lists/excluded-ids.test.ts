import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { cacheRecords } from '#storage/record-cache.ts'
import { entriesFrom, withEntries } from './do-not-contact/entries.ts'
import { changeEntries } from './do-not-contact/stored-entries.ts'
import { enteredIds, excludedIds } from './excluded-ids.ts'
import { type List, membersOf } from './list.ts'
import { addStep, createList, updateList } from './stored-lists.ts'

const made = async (kind: Kind, name: string, ids: string[], doNotContact = false): Promise<List> => {
  const members = membersOf(ids)
  const list = await createList({ kind, name, origin: { type: 'picked' }, members, description: 'Made' })
  if (doNotContact) await updateList(list.id, { doNotContact: true })
  return list
}

test('excluded are the current members of the named lists and of every do-not-contact list of the kind', async () => {
  expect(await excludedIds('companies', [])).toEqual(new Set())
  const customers = await made('companies', 'Customers', ['1', '2', '3'])
  await made('companies', 'Prospects', ['7'])
  await made('companies', 'Opted out', ['3', '4'], true)
  await made('people', 'Opted out', ['5'], true)
  const cases: [kind: Kind, lists: string[], ids: string[]][] = [
    ['companies', [], ['3', '4']],
    ['companies', [customers.id], ['1', '2', '3', '4']],
    ['companies', ['deleted'], ['3', '4']],
    ['people', [customers.id], ['5']],
  ]
  for (const [kind, lists, ids] of cases)
    expect([...(await excludedIds(kind, lists))].toSorted()).toEqual(ids)
  await addStep(customers.id, 'One removed', membersOf(['2']))
  expect([...(await excludedIds('companies', [customers.id]))].toSorted()).toEqual(['2', '3', '4'])
})

test('do-not-contact entries exclude their ids, and the cached records that meet them', async () => {
  const record = (Id: string, Phone: string) => ({ Id, ETag: 'e', Phone }) as unknown as AnyRecord
  await cacheRecords('companies', [record('91', '(402) 555-0142'), record('92', '4025550143')], ['Phone'])
  await changeEntries((all) => withEntries(all, entriesFrom({ id: ['90'], phone: ['4025550142'] })))
  expect([...(await enteredIds('companies'))].toSorted()).toEqual(['90', '91'])
  expect([...(await excludedIds('companies', []))].toSorted()).toEqual(['3', '4', '90', '91'])
  expect([...(await enteredIds('people'))]).toEqual(['90'])
  await changeEntries(() => entriesFrom({}))
  expect((await enteredIds('companies')).size).toBe(0)
})
