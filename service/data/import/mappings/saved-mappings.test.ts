import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataError } from '#service/versions/data-error.ts'
import { Mapping } from '../columns/mapping.ts'
import {
  fittingMappings,
  listMappings,
  readSavedMapping,
  removeMapping,
  renameMapping,
  type StoredMapping,
  saveMapping,
} from './saved-mappings.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mappings-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const stored = (name: string, more: Partial<StoredMapping> = {}): StoredMapping => ({
  name,
  kind: 'companies',
  saved: '2026-11-01T10:00:00.000Z',
  columns: ['Shop', 'Town'],
  mapping: Mapping.parse({ kind: 'companies', columns: { CompanyName: 'Shop', City: 'Town' } }),
  ...more,
})
const names = async () => (await listMappings(dataDir)).map(({ name }) => name)

describe('mappings that are saved', () => {
  it('come back as they were, the latest first, for their owner alone', async () => {
    await saveMapping(dataDir, stored('Q3 list'))
    await saveMapping(dataDir, stored('b', { saved: '2026-11-02T10:00:00.000Z' }))
    expect(await names()).toEqual(['b', 'Q3 list'])
    expect(await readSavedMapping(dataDir, 'Q3 list')).toEqual(stored('Q3 list'))
    expect(statSync(join(dataDir, 'mappings', 'b.json')).mode & 0o077).toBe(0)
    expect(readdirSync(join(dataDir, 'mappings'))).toEqual(['Q3 list.json', 'b.json'])
  })

  it('are replaced, renamed and removed', async () => {
    await saveMapping(dataDir, stored('a'))
    await saveMapping(dataDir, stored('a', { columns: ['x'] }))
    await renameMapping(dataDir, 'a', 'b')
    expect(await listMappings(dataDir)).toEqual([stored('b', { columns: ['x'] })])
    await removeMapping(dataDir, 'b')
    expect(await names()).toEqual([])
  })

  it('are found for files of the same columns, however they are written', async () => {
    await saveMapping(dataDir, stored('a'))
    await saveMapping(dataDir, stored('later', { saved: '2026-11-02T10:00:00.000Z' }))
    await saveMapping(dataDir, stored('other', { columns: ['Shop', 'Town', 'Zip'] }))
    await saveMapping(dataDir, stored('people', { kind: 'people' }))
    const found = await fittingMappings(dataDir, ['town', 'SHOP'], 'companies')
    expect(found.map(({ name }) => name)).toEqual(['later', 'a'])
    expect(found[0]?.mapping.columns).toEqual({ CompanyName: 'SHOP', City: 'town' })
    expect((await fittingMappings(dataDir, ['town', 'shop'])).map(({ name }) => name)).toHaveLength(3)
    expect(await fittingMappings(dataDir, ['town'])).toEqual([])
  })

  it('are not listed when their file is damaged', async () => {
    await saveMapping(dataDir, stored('a'))
    writeFileSync(join(dataDir, 'mappings', 'b.json'), '{"name":')
    expect(await names()).toEqual(['a'])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['one that is not there', () => readSavedMapping(dataDir, 'x'), 'There is no mapping "x". Mappings: a'],
    ['to remove one that is not there', () => removeMapping(dataDir, 'x'), 'There is no mapping "x"'],
    ['a new name that another one has', () => renameMapping(dataDir, 'a', 'b'), 'has the name "b"'],
    ['a name that leads out', () => saveMapping(dataDir, stored('../a')), 'cannot be the name'],
    ['a new name that leads out', () => renameMapping(dataDir, 'a', 'x/y'), 'cannot be the name'],
    ['a name that ends with a dot', () => saveMapping(dataDir, stored('a.')), 'cannot be the name'],
  ])('refuses %s', async (_, run, message) => {
    await saveMapping(dataDir, stored('a'))
    if (message.includes('"b"')) await saveMapping(dataDir, stored('b'))
    const failure = await run().catch((error: Error) => error)
    expect(failure).toBeInstanceOf(DataError)
    expect((failure as DataError).message).toContain(message)
  })
})
