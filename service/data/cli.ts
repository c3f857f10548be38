import { parseArgs } from 'node:util'
import { type Kind, kinds } from '#contract/kind.ts'
import { asDiskError, DataError } from '../versions/data-error.ts'
import type { DataInfo } from '../versions/data-info.ts'
import { aboutFormerData, kindFolder } from '../versions/kind-folders.ts'
import { createPrivately } from '../versions/private-files.ts'
import { versionsFolder } from '../versions/version-folders.ts'
import {
  listVersions,
  removeVersions,
  switchVersion,
  type Version,
  verifyVersions,
} from '../versions/versions.ts'
import { importFile } from './import/import.ts'
import { progressBar } from './progress-bar.ts'
import { makeSample } from './sample/sample.ts'

const HELP = `Usage
  npm run data -- sample [--companies N] [--people N] [--name NAME]
      makes a sample of 1 to 20000000 companies, of 1 to 50000000 people; of both, 250000 each, when neither is said
  npm run data -- import FILE [--kind companies|people] [--map MAP.json] [--name NAME] [--strict]
      reads a file of companies or people (CSV, Parquet, JSON lines; gzip too); with --strict all rows or none
  npm run data -- list
      shows the versions of the data
  npm run data -- use NAME
      switches to the newest version of NAME, or to exactly NAME@STAMP; both kinds when both have it
  npm run data -- remove NAME
      removes the versions of NAME, or exactly NAME@STAMP, of both kinds
  npm run data -- verify [NAME]
      reads every file of the versions (of NAME, or exactly NAME@STAMP) and compares it with its checksums; ends with 1 when one is damaged

Companies and people have a version in use each. The data is in the folder DATA_DIR, ./data when it is not set. A service that runs picks a new version up by itself.`

/** A wrong command line: the message and how it is meant. */
class UsageError extends Error {}

createPrivately()

const dataDir = process.env.DATA_DIR ?? './data'
const number = (n: number) => n.toLocaleString('en-US')
const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const options = {
  companies: { type: 'string' },
  people: { type: 'string' },
  kind: { type: 'string' },
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

/** How many of each kind a sample has when nobody says so. */
const SAMPLE = 250_000

/** How many records of a kind are wanted, if that is said. */
function countOf(options: Options, kind: Kind): number | undefined {
  const text = options[kind]
  if (text !== undefined && !/^\d{1,9}$/.test(text))
    throw new UsageError(`--${kind} must be a whole number, not "${text}"`)
  return text === undefined ? undefined : Number(text)
}

async function sample(options: Options): Promise<void> {
  const wanted = kinds.map((kind) => ({ kind, count: countOf(options, kind) }))
  const isSaid = wanted.some(({ count }) => count !== undefined)
  for (const { kind, count = isSaid ? 0 : SAMPLE } of wanted)
    if (count > 0 || options[kind] !== undefined) await sampleOf(kind, count, options.name)
}

async function sampleOf(kind: Kind, count: number, name: string | undefined): Promise<void> {
  const began = Date.now()
  const bar = progressBar(`Making ${kind}`)
  const folder = kindFolder(dataDir, kind)
  const options = { kind, dataDir: folder, count, name, onProgress: bar.show }
  const { version } = await makeSample(options).finally(bar.stop)
  say(`Made ${number(count)} ${kind} in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  printInUse(kind, version)
}

function kindIn({ kind }: Options): Kind | undefined {
  const known = kinds.find((name) => name === kind)
  if (kind !== undefined && !known)
    throw new UsageError(`--kind must be ${kinds.join(' or ')}, not "${kind}"`)
  return known
}

async function importInto(words: readonly string[], given: Options): Promise<void> {
  const { map, name, strict } = given
  const file = oneOf(words, 'FILE')
  const kind = kindIn(given)
  const bar = progressBar('Reading rows')
  const tell = (text: string) => {
    bar.stop()
    say(text)
  }
  const options = { file, dataDir, kind, map, name, strict, onProgress: bar.show, say: tell }
  const summary = await importFile(options).finally(bar.stop)
  printInUse(summary.kind, summary.version)
  process.exitCode = summary.exitCode
}

function printInUse(kind: Kind, version: string): void {
  const folder = versionsFolder(kindFolder(dataDir, kind))
  say(`${version} is in use now for ${kind}, in ${folder}; a service that runs picks it up by itself.`)
}

async function list(): Promise<void> {
  const former = aboutFormerData(dataDir)
  if (former) say(former)
  const { versions, errors } = await listVersions(dataDir)
  if (versions.length === 0) say(`There is no data in ${dataDir} yet.`)
  for (const listed of versions) say(`${listed.current ? '*' : ' '} ${lineOf(listed)}`)
  for (const error of errors) say(error)
}

function lineOf(listed: Version): string {
  const name = listed.version.padEnd(40)
  if ('error' in listed) return `${name} damaged: ${listed.error}`
  const { records, kind, date } = listed.info
  return `${name} ${number(records).padStart(12)} ${kind}, up to ${date}`
}

async function verify(words: readonly string[]): Promise<void> {
  const wanted = words.length === 0 ? undefined : oneOf(words, 'NAME')
  let checked = 0
  for await (const found of verifyVersions(dataDir, wanted)) {
    checked++
    if ('error' in found) process.exitCode = 1
    say(`${found.version.padEnd(40)} ${'error' in found ? found.error : whole(found)}`)
  }
  if (checked === 0) say(`There is no data in ${dataDir} yet.`)
}

const whole = ({ info, bytes }: { info: DataInfo; bytes: number }) =>
  `whole: ${number(info.records)} ${info.kind}, ${number(Math.ceil(bytes / 1e6))} MB`

async function use(words: readonly string[]): Promise<void> {
  for (const { kind, version } of await switchVersion(dataDir, oneOf(words, 'NAME')))
    say(`${version} is in use now for ${kind}.`)
}

async function remove(words: readonly string[]): Promise<void> {
  for (const { kind, version } of await removeVersions(dataDir, oneOf(words, 'NAME')))
    say(`Removed ${version} of ${kind}.`)
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
  if (command === 'verify') return verify(words)
  throw new UsageError(command === undefined ? 'what to do?' : `"${command}" is not known`)
}

/** Exit codes: 2 for a wrong command line, 1 for what went wrong with the data; an import with rejected rows has its own. */
function fail(error: unknown): void {
  const known = error instanceof UsageError || error instanceof DataError
  process.stderr.write(`${known ? error.message : ((error as Error).stack ?? error)}\n`)
  if (error instanceof UsageError) process.stderr.write(`\n${HELP}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

await run().catch((error) => fail(asDiskError(error, dataDir)))
