import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DataError } from './data-error.ts'
import { importFile } from './import/import.ts'
import { progressBar } from './progress-bar.ts'
import { makeSample } from './sample/sample.ts'
import { listVersions, removeVersions, switchVersion } from './versions.ts'

const HELP = `Usage
  npm run data -- sample --companies N [--name NAME]
      makes a sample of 1 to 20000000 companies
  npm run data -- import FILE [--map MAP.json] [--name NAME] [--strict]
      reads a file of companies (CSV, Parquet, JSON lines; gzip too); with --strict all rows or none
  npm run data -- list
      shows the versions of the data
  npm run data -- use NAME
      switches to the newest version of NAME, or to exactly NAME@STAMP
  npm run data -- remove NAME
      removes the versions of NAME, or exactly NAME@STAMP

The data is in the folder DATA_DIR, ./data when it is not set. A service that runs picks a new version up by itself.`

/** A wrong command line: the message and how it is meant. */
class UsageError extends Error {}

const dataDir = process.env.DATA_DIR ?? './data'
const number = (n: number) => n.toLocaleString('en-US')
const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const options = {
  companies: { type: 'string' },
  map: { type: 'string' },
  name: { type: 'string' },
  strict: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Options = ReturnType<typeof parse>['values']

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Exactly one more word on the command line. */
function oneOf(words: readonly string[], what: string): string {
  const [word] = words
  if (word === undefined) throw new UsageError(`${what} is missing`)
  if (words.length > 1) throw new UsageError(`one ${what} at a time; "${words[1]}" is one too many`)
  return word
}

function companiesOf({ companies }: Options): number {
  if (companies === undefined) throw new UsageError('--companies is missing: how many?')
  if (!/^\d{1,9}$/.test(companies))
    throw new UsageError(`--companies must be a whole number, not "${companies}"`)
  return Number(companies)
}

async function sample(options: Options): Promise<void> {
  const companies = companiesOf(options)
  const began = Date.now()
  const bar = progressBar('Making companies')
  const { name } = options
  const { version } = await makeSample({
    kind: 'companies',
    dataDir,
    count: companies,
    name,
    onProgress: bar.show,
  }).finally(bar.stop)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  say(`Made ${number(companies)} companies in ${seconds} s.`)
  tellInUse(version)
}

async function importInto(words: readonly string[], { map, name, strict }: Options): Promise<void> {
  const file = oneOf(words, 'FILE')
  const bar = progressBar('Reading rows')
  const tell = (text: string) => {
    bar.stop()
    say(text)
  }
  const options = { file, dataDir, map, name, strict, onProgress: bar.show, say: tell }
  const { version, exitCode } = await importFile(options).finally(bar.stop)
  tellInUse(version)
  process.exitCode = exitCode
}

function tellInUse(version: string): void {
  say(`${version} is in use now, in ${join(dataDir, 'versions')}; a service that runs picks it up by itself.`)
}

async function list(): Promise<void> {
  const versions = await listVersions(dataDir)
  if (versions.length === 0) say(`There is no data in ${dataDir} yet.`)
  for (const { version, companies, date, current } of versions)
    say(
      `${current ? '*' : ' '} ${version.padEnd(40)} ${number(companies).padStart(12)} companies, up to ${date}`,
    )
}

async function use(words: readonly string[]): Promise<void> {
  say(`${await switchVersion(dataDir, oneOf(words, 'NAME'))} is in use now.`)
}

async function remove(words: readonly string[]): Promise<void> {
  for (const version of await removeVersions(dataDir, oneOf(words, 'NAME'))) say(`Removed ${version}.`)
}

async function run(): Promise<void> {
  const { values, positionals } = parse()
  const [command, ...words] = positionals
  if (values.help) return say(HELP)
  if (command === 'sample') return sample(values)
  if (command === 'import') return importInto(words, values)
  if (command === 'list') return list()
  if (command === 'use') return use(words)
  if (command === 'remove') return remove(words)
  throw new UsageError(command === undefined ? 'what to do?' : `"${command}" is not known`)
}

/** Exit codes: 2 for a wrong command line, 1 for what went wrong with the data; an import with rejected rows has its own. */
function fail(error: unknown): void {
  const known = error instanceof UsageError || error instanceof DataError
  process.stderr.write(`${known ? error.message : ((error as Error).stack ?? error)}\n`)
  if (error instanceof UsageError) process.stderr.write(`\n${HELP}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

await run().catch(fail)
