import { expect, test } from 'vitest'
import type { ImportPreview } from '#contract/imports.ts'
import { AS_BEFORE, BY_HAND, canSaveAs, GUESSED, mappingInUse, suggestedName } from './saved-mapping.ts'

const preview = (more: Partial<ImportPreview> = {}) =>
  ({ savedMappings: [], ...more }) as never as ImportPreview
const saved = { name: 'Q3 list', saved: '2026-11-12T10:00:00Z' }
const preset = { name: 'p', title: 'P' }

test.each([
  [{}, {}, GUESSED],
  [{}, { savedMapping: saved }, 'Q3 list'],
  [{}, { columnsOf: 'shops@1' }, AS_BEFORE],
  [{ mapping: {} }, {}, BY_HAND],
  [{ mapping: {} }, { savedMapping: saved }, BY_HAND],
])('with %j and %j the mapping is %j', (draft, found, expected) => {
  expect(mappingInUse({ uploads: [], ...draft }, preview(found))).toBe(expected)
})

test.each([
  [{}, {}, 'shops'],
  [{}, { savedMapping: saved }, 'Q3 list'],
  [{ savedMapping: 'Q3 list', mapping: {} }, {}, 'Q3 list'],
  [{ savedMapping: '' }, {}, 'shops'],
  [{}, { preset }, ''],
])('with %j and %j the suggested name is %j', (draft, found, expected) => {
  expect(suggestedName({ uploads: [], ...draft }, preview(found), 'shops.')).toBe(expected)
})

test.each([
  ['', true],
  ['  ', true],
  ['Q3 list', true],
  [' Q3 list ', true],
  ['../x', false],
  ['x.', false],
  ['a'.repeat(61), false],
])('%j can be the name: %s', (name, expected) => {
  expect(canSaveAs(name)).toBe(expected)
})
