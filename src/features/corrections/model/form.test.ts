import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { changesOf, formOf } from './form.ts'

const record = { Id: '1', City: 'Waco', UriList: [{ Uri: 'http://a.example' }, { Uri: 'http://b.example' }] }
const form = formOf('companies', record as unknown as AnyRecord, undefined)

test('a form has the first website, and nothing for what is not known', () => {
  expect(form).toMatchObject({
    fields: { City: 'Waco', UriList: 'http://a.example', Phone: '' },
    duplicateOf: '',
    note: '',
  })
})

test.each([
  ['nothing', form, undefined],
  ['a field', { ...form, fields: { ...form.fields, City: 'Austin' } }, { fields: { City: 'Austin' } }],
  ['a field that is emptied', { ...form, fields: { ...form.fields, City: '' } }, { fields: { City: '' } }],
  ['a duplicate', { ...form, duplicateOf: '2' }, { fields: {}, duplicateOf: '2' }],
  ['a note', { ...form, note: 'called' }, { fields: {}, note: 'called' }],
])('only what is changed is requested: %s', (_, after, changes) => {
  expect(changesOf(form, after)).toEqual(changes)
})
