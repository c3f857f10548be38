import { expect, it } from 'vitest'
import { DataSets, dataSetPaths } from '#contract/data-sets.ts'
import { type ImportRun, importPaths } from '#contract/imports.ts'
import { operatorApp } from './operator-app.testing.ts'

const { call, companies, file, run, ended } = await operatorApp()

const shops = `Company,Street,City,State,Zip
Ann's Bakery,12 Main St,Omaha,NE,68102
,7 Elm St,Papillion,NE,68046
,9 Oak St,Omaha,NE,68102
`

it('rejected rows are saved, mended, brought again, and used', { timeout: 120_000 }, async () => {
  const first = await run({ files: [file('shops.csv', shops)], source: 'City of Omaha' })
  const { version = '' } = first.result ?? {}
  const query = new URLSearchParams({ kind: 'companies', version })
  const { body: rejects } = await call('GET', `${dataSetPaths.rejects}?${query}`)
  expect(rejects).toBe((await call('GET', importPaths.report(first.id, 'rejects.csv'))).body)

  const restOf = (content: string, more: object = {}) =>
    call('POST', importPaths.rest, { kind: 'companies', version, file: file('mended.csv', content), ...more })
  expect(await restOf(rejects.replace('Street', 'Road'))).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/no column Street/) },
  })
  expect((await restOf(rejects, { version: 'none@1' })).status).toBe(409)

  const { body } = await restOf(rejects.replace(',,7 Elm', ",Bob's Bikes,7 Elm"), { hold: true })
  const rest = await ended((body as ImportRun).id)
  expect(rest).toMatchObject({
    state: 'ready',
    name: 'shops',
    kind: 'companies',
    result: {
      ...{ rows: 2, records: 1, reasons: { 'no company name': 1 } },
      release: { before: version, new: 1, removed: 0, changed: 0, unchanged: 1 },
      reports: ['rejects.csv', 'release.csv'],
    },
  })
  expect((await companies()).map(({ CompanyName }) => CompanyName)).toEqual(["Ann's Bakery"])
  await call('POST', dataSetPaths.use, { kind: 'companies', version: rest.result?.version })
  expect((await companies()).map(({ CompanyName }) => CompanyName).sort()).toEqual([
    "Ann's Bakery",
    "Bob's Bikes",
  ])
  const { sets } = DataSets.parse((await call('GET', dataSetPaths.list)).body)
  expect(sets).toMatchObject([
    { source: 'City of Omaha', versions: [{ records: 2, hasRejects: true }, { records: 1 }] },
  ])
})
