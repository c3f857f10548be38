import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileService } from '#service/compiled/compile.ts'
import { measureApp } from './bench/app.ts'
import { measureClickhouse } from './bench/clickhouse.ts'
import { measureDriveTimes } from './bench/drive-times.ts'
import { measureExport } from './bench/export.ts'
import { measureFuzz } from './bench/fuzz.ts'
import { measureGeocode } from './bench/geocode.ts'
import { measureHostile } from './bench/hostile.ts'
import { measureImports } from './bench/import.ts'
import { measureKilled } from './bench/killed.ts'
import { measureKills } from './bench/kills.ts'
import { measureLists } from './bench/lists.ts'
import { measureLoad } from './bench/load.ts'
import { measureBulk } from './bench/match/bulk.ts'
import { measureFile, placesIn } from './bench/match/file.ts'
import { measureLarge } from './bench/match/large.ts'
import { peopleQuality } from './bench/match/people.ts'
import { matchQuality } from './bench/match/quality.ts'
import { measureObservation } from './bench/observe.ts'
import { sampleIn } from './bench/sample.ts'
import { measureSingle } from './bench/single.ts'
import { measureSpeeds } from './bench/speeds.ts'

const text = (value: string) => ({ type: 'string', default: value }) as const

/**
 * `npm run bench -- --companies 10000000`: builds sample data of each size up to that one, runs the table's queries
 * over HTTP, and prints the figures with their goals; `-- --people 50000000` does the same with people.
 * `npm run bench -- app --companies 1000000` measures the app in a browser over that many.
 * `npm run bench -- export --companies 250000` measures an export of 100,000 records in a browser.
 * `npm run bench -- export --companies 100000 --kills 5` exports all of them through a metered key, with the browser killed
 * at five random moments (others with `--seed`), and fails unless each record is in the file once and was billed once.
 * `npm run bench -- lists --members 200000 --companies 50000` measures every panel of a list of so many in a browser.
 * `npm run bench -- match` prints how well labeled pairs of records are matched.
 * `npm run bench -- match-people` prints how well people with errors in name, address and birth date are matched.
 * `npm run bench -- match-file --companies 10000000` sends those pairs, and 10,000 rows against that many companies, through the app.
 * `npm run bench -- match-bulk --companies 10000000 --rows 100000` sends a file of so many rows to the service, with single matches at the same time.
 * `npm run bench -- import --rows 1000000` imports real places, and so many rows in the columns of Overture Places.
 * `npm run bench -- kills --kills 100 --services 50` kills imports in every stage and services under load, and fails unless the data is complete after each.
 * `npm run bench -- load --companies 10000000` has 100 people change their search every five seconds for a minute (`--soak 20` for so many minutes, `--replicas 3` over so many processes).
 * `npm run bench -- single --companies 10000000` measures four single queries with more repetitions.
 * `npm run bench -- clickhouse --companies 10000000` runs the table's queries over DuckDB and over ClickHouse (chDB, in the folder that `CHDB` names).
 * `npm run bench -- fuzz --calls 100000` makes so many hostile calls to a service, and fails when one is answered by a 500 or after 2 s.
 * `npm run bench -- geocode --rows 2000000` requests real addresses over HTTP, and imports so many made-up ones.
 * `npm run bench -- drive-times` prepares the roads of Baltimore and requests drive times and the counts in them over HTTP.
 * `npm run bench -- large-file --companies 100000` takes a file of 1,000,000 rows and 500 MB through the app.
 * `npm run bench -- observe --companies 100000` counts with and without the log of calls, metrics and traces.
 * `npm run bench -- hostile --companies 250000` attacks the service while honest clients call it (`--only zigzag` for some of the attacks).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    companies: text('10000000'),
    people: text(''),
    rows: text('100000'),
    members: text('200000'),
    folder: text('data/bench'),
    kills: text('0'),
    services: text('0'),
    calls: text('100000'),
    seed: text('1'),
    only: text(''),
    soak: text('1'),
    replicas: text('1'),
    clients: text('100'),
  },
})
/** Commands with their own data. */
const withOwnData: Record<string, () => Promise<string[]>> = {
  match: () => matchQuality(join(values.folder, 'places'), placesIn(values.folder)),
  'match-people': () => peopleQuality(join(values.folder, 'febrl')),
  kills: () =>
    measureKills({ imports: Number(values.kills), services: Number(values.services), seed: values.seed }),
  import: () => measureImports({ folder: values.folder, rows: Number(values.rows) }),
  'drive-times': () => measureDriveTimes(values.folder),
  geocode: () => measureGeocode(values.folder, Number(values.rows)),
  fuzz: () => measureFuzz({ calls: Number(values.calls), seed: Number(values.seed) }),
}
process.env.COMPILED_SERVICE = await compileService()
const measureOwn = withOwnData[positionals[0] ?? '']
if (measureOwn) {
  console.log((await measureOwn()).join('\n'))
  process.exit()
}
const kind = values.people ? 'people' : 'companies'
const largest = Number(values[kind])
const sizes = [100_000, 1_000_000, 10_000_000].filter((size) => size < largest).concat(largest)
const count = (n: number) => n.toLocaleString('en-US')
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`

/** Commands over sample data of the largest size. Each returns the lines of its table. */
const overData: Record<string, (dataDir: string) => Promise<string[]>> = {
  app: measureApp,
  clickhouse: measureClickhouse,
  hostile: async (dataDir) => {
    await measureHostile(dataDir, values.only)
    return []
  },
  'match-file': (dataDir) => measureFile(placesIn(values.folder), dataDir),
  'match-bulk': (dataDir) => measureBulk(dataDir, Number(values.rows)),
  'large-file': measureLarge,
  export: (dataDir) =>
    Number(values.kills) > 0
      ? measureKilled(dataDir, { times: Number(values.kills), seed: values.seed })
      : measureExport(dataDir),
  load: (dataDir) =>
    measureLoad(dataDir, {
      people: Number(values.clients),
      minutes: Number(values.soak),
      replicas: Number(values.replicas),
      seed: Number(values.seed),
    }),
  single: measureSingle,
  observe: measureObservation,
  lists: (dataDir) => measureLists(dataDir, Number(values.members)),
}
const measureData = overData[positionals[0] ?? '']
if (measureData) {
  const dataDir = join(values.folder, String(largest))
  console.log(`build of ${count(largest)}: ${await sampleIn(dataDir, 'companies', largest)}\n\n${machine}\n`)
  console.log((await measureData(dataDir)).join('\n'))
  process.exit()
}

const lines = await measureSpeeds(kind, sizes, values.folder)
console.log(`\n${machine}\n\n${lines.join('\n')}`)
