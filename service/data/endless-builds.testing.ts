import { buildVersion } from './build.ts'

/** Builds one small version after the other under the data folder it is given, until it is killed. */

const [dataDir = ''] = process.argv.slice(2)

async function* rows(count: number) {
  yield Array.from({ length: count }, (_, i) => ({
    Id: `A${i}`,
    CompanyName: `Mill ${i}`,
    StateProvince: 'NE',
  }))
}

for (let round = 1; ; round++)
  await buildVersion({
    kind: 'companies',
    dataDir,
    name: 'endless',
    date: '2026-01-31',
    rows: rows(200 + round),
  })
