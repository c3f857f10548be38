import { describe, expect, it, test } from 'vitest'
import type { DataSet, DataVersion } from '#contract/data-sets.ts'
import { bytesOf, byUse, mainVersion, nameError, placeOf, storedVersion, versionsInUse } from './sets.ts'

const version = (stamp: number, more: Partial<DataVersion> = {}): DataVersion => ({
  version: `set@${stamp}`,
  built: `2026-11-0${stamp}T10:00:00.000Z`,
  inUse: false,
  pending: false,
  records: 10 * stamp,
  bytes: 1000 * stamp,
  hasRejects: false,
  ...more,
})
const set = (name: string, versions: DataVersion[], kind: DataSet['kind'] = 'companies'): DataSet => ({
  kind,
  name,
  sample: false,
  versions,
})

const used = set('shops', [version(3), version(2, { inUse: true }), version(1)])
const broken = set('farms', [version(3, { error: 'info.json is cut short' }), version(2)])
const people = set('voters', [version(4, { inUse: true })], 'people')

test.each([
  [[used, people], 'set@1', 'set@1'],
  [[used, people], 'before it was renamed@4', 'set@4'],
  [[used, people], 'set@5', undefined],
  [undefined, 'set@5', 'set@5'],
])('a version is stored under the name that it has now', (sets, given, stored) => {
  expect(storedVersion(sets, given)).toBe(stored)
})

describe('data sets', () => {
  it('are those in use and the others', () => {
    expect(byUse([used, broken, people])).toEqual({ inUse: [used, people], others: [broken] })
    expect(versionsInUse([used, broken, people])).toEqual({ companies: 'set@2', people: 'set@4' })
    expect(versionsInUse([broken])).toEqual({})
  })

  it('take the room of all their versions; a damaged one may have no size', () => {
    expect(bytesOf(used.versions)).toBe(6000)
    expect(bytesOf([version(1, { bytes: undefined })])).toBe(0)
  })

  it.each([
    ['the version in use', used, 'set@2'],
    ['the newest that is whole', broken, 'set@2'],
    ['a damaged one when there is no other', set('x', [version(5, { error: 'cut' })]), 'set@5'],
  ])('are shown by %s', (_, one, expected) => {
    expect(mainVersion(one).version).toBe(expected)
  })

  it('have versions before and after the one in use', () => {
    expect(used.versions.map((one) => placeOf(used, one))).toEqual(['after', 'in use', 'before'])
    expect(broken.versions.map((one) => placeOf(broken, one))).toEqual(['apart', 'apart'])
  })
})

test.each([
  ['shops', undefined],
  ['shops-2026', undefined],
  ['', 'empty'],
  ['farms', 'taken'],
  ['voters', undefined],
  ['our shops', 'letters'],
  ['../etc', 'letters'],
  [`a${'b'.repeat(60)}`, 'letters'],
])('the new name %j: %s', (name, expected) => {
  expect(nameError(used, name, [used, broken, people])).toBe(expected)
})
