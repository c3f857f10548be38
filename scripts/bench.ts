import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileService } from '#service/compiled/compile.ts'
import { measureApp } from './bench/app.ts'
import { type BenchmarkQuery, benchmarkQueries, readPlaces } from './bench/benchmark-queries.ts'
import { clientOf } from './bench/client.ts'
import { measureExport } from './bench/export.ts'
import { measureFuzz } from './bench/fuzz.ts'
import { measureHostile } from './bench/hostile.ts'
import { measureImports } from './bench/import.ts'
import { measureKilled } from './bench/killed.ts'
import { measureKills } from './bench/kills.ts'
import { measureLists } from './bench/lists.ts'
import { measureBulk } from './bench/match/bulk.ts'
import { measureFile, placesIn } from './bench/match/file.ts'
import { measureLarge } from './bench/match/large.ts'
import { peopleQuality } from './bench/match/people.ts'
import { matchQuality } from './bench/match/quality.ts'
import { type Figures, measure, slowestOfEight } from './bench/measure.ts'
import { measureProgram } from './bench/measure-program.ts'
import { startService } from './bench/service.ts'

const text = (value: string) => ({ type: 'string', default: value }) as const

/**
 * `npm run bench -- --companies 10000000`: builds sample data of each size up to that one, runs the table's queries
 * over HTTP, and prints the figures with their goals.
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
 * `npm run bench -- fuzz --calls 100000` makes so many hostile calls to a service, and fails when one is answered by a 500 or after 2 s.
 * `npm run bench -- large-file --companies 100000` takes a file of 1,000,000 rows and 500 MB through the app.
 * `npm run bench -- hostile --companies 250000` attacks the service while honest clients call it (`--only zigzag` for some of the attacks).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    companies: text('10000000'),
    rows: text('100000'),
    members: text('200000'),
    folder: text('data/bench'),
    kills: text('0'),
    services: text('0'),
    calls: text('100000'),
    seed: text('1'),
    only: text(''),
  },
})
/** Commands with their own data. */
const withOwnData: Record<string, () => Promise<string[]>> = {
  match: () => matchQuality(join(values.folder, 'places'), placesIn(values.folder)),
  'match-people': () => peopleQuality(join(values.folder, 'febrl')),
  kills: () =>
    measureKills({ imports: Number(values.kills), services: Number(values.services), seed: values.seed }),
  import: () => measureImports({ folder: values.folder, rows: Number(values.rows) }),
  fuzz: () => measureFuzz({ calls: Number(values.calls), seed: Number(values.seed) }),
}
process.env.COMPILED_SERVICE = await compileService()
const measureOwn = withOwnData[positionals[0] ?? '']
if (measureOwn) {
  console.log((await measureOwn()).join('\n'))
  process.exit()
}
const largest = Number(values.companies)
const sizes = [100_000, 1_000_000, 10_000_000].filter((size) => size < largest).concat(largest)
const count = (n: number) => n.toLocaleString('en-US')
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`

/** Builds sample data in a process of its own, unless it is there from an earlier run. */
async function build(dataDir: string, companies: number): Promise<string> {
  if (existsSync(join(dataDir, 'companies', 'current'))) return 'built by an earlier run'
  return measureProgram(dataDir, 'data/cli', 'sample', '--companies', String(companies))
}

/** Commands over sample data of the largest size. Each returns the lines of its table. */
const overData: Record<string, (dataDir: string) => Promise<string[]>> = {
  app: measureApp,
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
  lists: (dataDir) => measureLists(dataDir, Number(values.members)),
}
const measureData = overData[positionals[0] ?? '']
if (measureData) {
  const dataDir = join(values.folder, String(largest))
  console.log(`build of ${count(largest)}: ${await build(dataDir, largest)}\n\n${machine}\n`)
  console.log((await measureData(dataDir)).join('\n'))
  process.exit()
}

const ms = (n: number) => (n < 10 ? n.toFixed(1) : n.toFixed(0))
const rows = new Map<string, { goal: number; figures: Figures[] }>()
const notes: string[] = []

for (const size of sizes) {
  const dataDir = join(values.folder, String(size))
  notes.push(`build of ${count(size)}: ${await build(dataDir, size)}`)
  const service = await startService(dataDir)
  const client = clientOf(service.port, service.apikey)
  const all = benchmarkQueries(await readPlaces(client))
  for (const kind of all) {
    const row = rows.get(kind.name) ?? { goal: kind.goal, figures: [] }
    row.figures.push(await measure(kind, client))
    rows.set(kind.name, row)
  }
  const eight = Array.from({ length: 8 }, () => clientOf(service.port, service.apikey))
  const isMatch = (name: string) => name.includes('match')
  const [matches, otherQueries] = [true, false].map((yes) =>
    all.filter(({ name }) => isMatch(name) === yes),
  ) as [BenchmarkQuery[], BenchmarkQuery[]]
  notes.push(
    `eight clients over ${count(size)}: slowest answer ${ms(await slowestOfEight(otherQueries, eight))} ms (goal 2,000), slowest match, of 100 at a time too, ${ms(await slowestOfEight(matches, eight))} ms`,
  )
  notes.push(`service over ${count(size)}: ${service.memory()} (goal 2)`)
  await service.stop()
}

console.log(`\n${machine}`)
console.log(`\n| query (median / p95 ms) | goal p95 | ${sizes.map(count).join(' | ')} |`)
console.log(`|---|---|${sizes.map(() => '---').join('|')}|`)
for (const [name, { goal, figures }] of rows)
  console.log(
    `| ${name} | ${goal} | ${figures.map(({ median, p95 }) => `${ms(median)} / ${ms(p95)}`).join(' | ')} |`,
  )
console.log(`\n${notes.join('\n')}`)
