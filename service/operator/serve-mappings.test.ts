import { describe, expect, it } from 'vitest'
import { mappingPaths, SavedMappings } from '#contract/mappings.ts'
import { asMapping } from '../data/import/columns/mapping.ts'
import { importFile } from '../data/import/import.ts'
import { operatorApp } from './operator-app.testing.ts'

const { call, companies, dataDir, file, preview, run, start } = await operatorApp()

const shops = (head: string) => `${head}\nAnn's Bakery,Omaha,68102\nBob's Bikes,Papillion,68046\n`
const byHand = { columns: { CompanyName: 'Where', City: { value: '' } } }
const list = async () => SavedMappings.parse((await call('GET', mappingPaths.list)).body).mappings

describe('the mapping of an import', () => {
  const first = file('first.csv', shops('Where,City,Zip'))
  const later = file('later.csv', shops('WHERE,city,zip'))

  it('is saved under its name when the import begins', async () => {
    await run({ files: [first], kind: 'companies', mapping: byHand, name: 'shops', saveAs: 'Q3 list' })
    expect(await list()).toEqual([
      { name: 'Q3 list', kind: 'companies', saved: expect.any(String), columns: ['Where', 'City', 'Zip'] },
    ])
  })

  it('is used for files of the same columns, unless the guessed one is wanted', async () => {
    const found = await preview({ files: [later] })
    expect(found).toMatchObject({ savedMapping: { name: 'Q3 list' }, savedMappings: [{ name: 'Q3 list' }] })
    expect(found.records.map(({ CompanyName, City }) => [CompanyName, City])).toEqual([
      ["Ann's Bakery", 'Omaha'],
      ["Bob's Bikes", 'Papillion'],
    ])
    expect(found.mapping.columns).toMatchObject({ CompanyName: 'WHERE', City: { value: '' } })
    const guessed = await preview({ files: [later], kind: 'companies', savedMapping: '' })
    expect(guessed).toMatchObject({ savedMappings: [{ name: 'Q3 list' }], problem: expect.any(String) })
    expect(guessed.savedMapping).toBeUndefined()
  })

  it('is not used for other columns, nor beside a mapping file', async () => {
    const other = file('other.csv', shops('Where,City,Postal code of it'))
    expect((await preview({ files: [other], kind: 'companies' })).savedMappings).toEqual([])
    expect((await preview({ files: [later], mapping: byHand2 })).savedMapping).toBeUndefined()
  })

  it('is a mapping file for the command, which takes its name too', async () => {
    const { body } = await call('GET', mappingPaths.mapping('Q3 list'))
    expect(asMapping(body)).toMatchObject({ kind: 'companies', columns: { CompanyName: 'Where' } })
    const summary = await importFile({ file: later.path, savedMapping: 'Q3 list', dataDir })
    expect(summary.records).toBe(2)
    expect((await companies()).map(({ CompanyName }) => CompanyName).sort()).toEqual([
      "Ann's Bakery",
      "Bob's Bikes",
    ])
    await expect(importFile({ file: later.path, savedMapping: 'x', dataDir })).rejects.toThrow(
      /Mappings: Q3 list/,
    )
  })

  it('is renamed and removed', async () => {
    const renamed = await call('POST', mappingPaths.rename('Q3 list'), { name: 'Q4 list' })
    expect(renamed.body.mappings).toMatchObject([{ name: 'Q4 list' }])
    expect((await call('DELETE', mappingPaths.mapping('Q4 list'))).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it.each([
    ['GET', mappingPaths.mapping('x'), undefined, 404],
    ['GET', '/operator/mappings/..%2F..%2Fkeys', undefined, 404],
    ['DELETE', mappingPaths.mapping('x'), undefined, 404],
    ['POST', mappingPaths.rename('x'), { name: 'y' }, 404],
  ] as const)('is not there: %s %s', async (method, url, body, status) => {
    expect((await call(method, url, body)).status).toBe(status)
  })

  it('is not saved under a name that cannot be one', async () => {
    expect((await start({ files: [first], saveAs: '../x' })).status).toBe(400)
  })
})

const byHand2 = { columns: { CompanyName: 'WHERE' } }

describe('rows that can be excluded', () => {
  const rows = file(
    'rows.csv',
    'id,name,country,status\n1,Open,US,Issued\n2,Gone,US,Closed\n3,Berlin,DE,Issued\n4,Closed Berlin,DE,Closed\n',
  )
  it('are counted among the first ones, and excluded by choice', async () => {
    const excludable = { rows: 4, closed: 2, foreign: 2 }
    expect(await preview({ files: [rows] })).toMatchObject({ excludable, rejected: [] })
    const without = await preview({ files: [rows], exclude: ['closed'] })
    expect(without).toMatchObject({ excludable, rejected: [{ line: 3 }, { line: 5 }] })
    const done = await run({ files: [rows], exclude: ['closed', 'foreign'], name: 'rows' })
    expect(done.result).toMatchObject({
      records: 1,
      reasons: { 'closed, superseded or denied': 2, 'outside the US and Canada': 1 },
    })
  })

  it('are closed businesses or foreign rows, nothing else', async () => {
    expect((await start({ files: [rows], exclude: ['all' as 'closed'] })).status).toBe(400)
  })
})

it('has no category where the mapping says so', async () => {
  const trades = file('trades.csv', 'name,category\nAnn,Bakery\nBob,Restaurant\n')
  const isCategory = async (mapping?: object) =>
    (await preview({ files: [trades], ...(mapping && { mapping: { ...mapping } }) })).columns[1]?.isCategory
  expect(await isCategory()).toBe(true)
  expect(await isCategory({ categories: null })).toBe(false)
})
