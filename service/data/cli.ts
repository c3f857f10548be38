import { parseArgs } from 'node:util'
import { type Exclusion, exclusions } from '#contract/imports.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { auditCommand } from '../audit/audit-command.ts'
import { sayPublishedToPlace } from '../published/cli-publish.ts'
import { publishedMessages } from '../published/messages.ts'
import { openPlace } from '../published/places/open-place.ts'
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
import { sayImportedAddresses, sayListedAddresses, sayRemovedAddresses } from './addresses/cli-addresses.ts'
import { addressMessages } from './addresses/messages.ts'
import { sayBackup } from './backup/cli-backup.ts'
import { sayImported, sayListed, sayRemoved } from './boundaries/cli-boundaries.ts'
import { boundaryMessages } from './boundaries/messages.ts'
import { sayVerifiedAudit } from './cli-audit.ts'
import { cliMessages } from './cli-messages.ts'
import { changesData, type DataCommand, eventOfCommand } from './command-changes.ts'
import { sayCorrections } from './corrections/cli-corrections.ts'
import { WrongValues } from './corrections/values.ts'
import { sayForgotten } from './forgotten/cli-forgotten.ts'
import { sayGeocoded } from './geocode/cli-geocode.ts'
import { importFile } from './import/import.ts'
import { importMessages } from './import/import-messages.ts'
import type { ImportOptions } from './import/import-options.ts'
import { withLoaded } from './import/remote/with-loaded.ts'
import type { Summary } from './import/summary.ts'
import { sayMerge } from './merge/cli-merge.ts'
import { progressBar } from './progress-bar.ts'
import { sayPublishedToClickhouse } from './publish/clickhouse-cli.ts'
import { sayQuality } from './quality/cli-quality.ts'
import { sayDifferences } from './releases/cli-diff.ts'
import { MAX_REMOVED, refreshSet } from './releases/cli-refresh.ts'
import { releaseMessages } from './releases/messages.ts'
import { importRest } from './rest/import-rest.ts'
import { makeSample } from './sample/sample.ts'

/** A wrong command line; the help is shown with it. */
class UsageError extends Error {}

createPrivately()

const dataDir = process.env.DATA_DIR ?? './data'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const options = {
  companies: { type: 'string' },
  people: { type: 'string' },
  kind: { type: 'string' },
  sheet: { type: 'string' },
  from: { type: 'string', multiple: true },
  map: { type: 'string' },
  mapping: { type: 'string' },
  preset: { type: 'string' },
  name: { type: 'string' },
  strict: { type: 'boolean' },
  exclude: { type: 'string' },
  csv: { type: 'string' },
  notes: { type: 'string' },
  undo: { type: 'string' },
  id: { type: 'string' },
  company: { type: 'string' },
  first: { type: 'string' },
  last: { type: 'string' },
  address: { type: 'string' },
  zip: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  reason: { type: 'string' },
  lift: { type: 'string' },
  hold: { type: 'boolean' },
  force: { type: 'boolean' },
  'max-removed': { type: 'string' },
  into: { type: 'string' },
  threshold: { type: 'string' },
  doubt: { type: 'string' },
  prefer: { type: 'string' },
  decisions: { type: 'string' },
  'dry-run': { type: 'boolean' },
  keep: { type: 'string' },
  follow: { type: 'boolean' },
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
  if (word === undefined) throw new UsageError(cliMessages.missing(what))
  if (words.length > 1) throw new UsageError(cliMessages.tooMany(what, words[1] as string))
  return word
}

/** Default number of records of each kind in a sample. */
const SAMPLE = 250_000

/** The number of records of a kind on the command line, if any. */
function countOf(options: Options, kind: Kind): number | undefined {
  const text = options[kind]
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new UsageError(cliMessages.notANumber(kind, text))
  return text === undefined ? undefined : Number(text)
}

async function sample(options: Options): Promise<void> {
  const counts = kinds.map((kind) => ({ kind, count: countOf(options, kind) }))
  const isGiven = counts.some(({ count }) => count !== undefined)
  for (const { kind, count = isGiven ? 0 : SAMPLE } of counts)
    if (count > 0 || options[kind] !== undefined) await sampleOf(kind, count, options.name)
}

async function sampleOf(kind: Kind, count: number, name: string | undefined): Promise<void> {
  const began = Date.now()
  const bar = progressBar(cliMessages.creating(kind))
  const folder = kindFolder(dataDir, kind)
  const options = { kind, dataDir: folder, count, name, onProgress: bar.show }
  const { version } = await makeSample(options).finally(bar.stop)
  say(cliMessages.created(count, kind, (Date.now() - began) / 1000))
  printInUse(kind, version)
}

function kindIn({ kind }: Options): Kind | undefined {
  const known = kinds.find((name) => name === kind)
  if (kind !== undefined && !known) throw new UsageError(cliMessages.unknownKind(kinds, kind))
  return known
}

function exclusionsIn({ exclude: text }: Options): Exclusion[] {
  return (text ?? '').split(',').flatMap((word) => {
    const known = exclusions.find((name) => name === word.trim())
    if (word.trim() !== '' && !known) throw new UsageError(cliMessages.unknownExclusion(exclusions, word))
    return known ?? []
  })
}

/** What an import does, as the command line says. */
function importOptions(files: readonly string[], given: Options) {
  const { map, mapping: savedMapping, preset, name, sheet, strict, hold } = given
  if (files.length === 0) throw new UsageError(cliMessages.missing('FILE'))
  if ([map, savedMapping, preset].filter((given) => given !== undefined).length > 1)
    throw new UsageError(cliMessages.severalMappings)
  const kind = kindIn(given)
  const exclude = given.exclude === undefined ? undefined : exclusionsIn(given)
  return { file: files, dataDir, kind, exclude, map, savedMapping, preset, name, sheet, strict, hold }
}

async function importWith(run: (shown: ImportShown) => Promise<Summary>): Promise<void> {
  const bar = progressBar(importMessages.reading)
  const print = (text: string) => {
    bar.stop()
    say(text)
  }
  const summary = await run({ onProgress: bar.show, say: print }).finally(bar.stop)
  if (summary.pending) say(releaseMessages.waiting(summary.version))
  else printInUse(summary.kind, summary.version)
  process.exitCode = summary.exitCode
}

type ImportShown = Pick<ImportOptions, 'onProgress' | 'say'>

async function importInto(words: readonly string[], given: Options): Promise<void> {
  await withLoaded(words, given.from, { dataDir, say }, async (files) => {
    const options = importOptions(files, given)
    await importWith((shown) => importFile({ ...options, ...shown }))
  })
}

/** The next release of a data set. */
async function refresh([name, ...words]: readonly string[], given: Options): Promise<void> {
  if (name === undefined) throw new UsageError(cliMessages.missing('SET'))
  const text = given['max-removed'] ?? String(MAX_REMOVED)
  const maxRemoved = Number(text)
  if (!/^\d{1,3}$/.test(text) || maxRemoved > 100) throw new UsageError(cliMessages.notAPercentage(text))
  await withLoaded(words, given.from, { dataDir, say }, async (files) => {
    const options = { ...importOptions(files, given), name, maxRemoved, force: given.force ?? false }
    await importWith((shown) => refreshSet({ ...options, ...shown }))
  })
}

/** Rejected rows of a version that were mended. */
async function rest([name, ...words]: readonly string[], given: Options): Promise<void> {
  if (name === undefined) throw new UsageError(cliMessages.missing('NAME'))
  const options = { dataDir, name, file: oneOf(words, 'FILE'), kind: kindIn(given), hold: given.hold }
  await importWith((shown) => importRest({ ...options, ...shown }))
}

function printInUse(kind: Kind, version: string): void {
  const folder = versionsFolder(kindFolder(dataDir, kind))
  say(cliMessages.inUse(version, kind))
  say(cliMessages.stored(folder))
}

async function list(): Promise<void> {
  const former = aboutFormerData(dataDir)
  if (former) say(former)
  const { versions, errors } = await listVersions(dataDir)
  if (versions.length === 0) say(cliMessages.noData(dataDir))
  for (const listed of versions) say(`${listed.current ? '*' : listed.pending ? '?' : ' '} ${lineOf(listed)}`)
  for (const error of errors) say(error)
}

function lineOf(listed: Version): string {
  const name = listed.version.padEnd(40)
  if ('error' in listed) return `${name} ${cliMessages.damaged(listed.error)}`
  const { records, kind, date } = listed.info
  return `${name} ${cliMessages.contents(records, kind, date)}`
}

async function verify(words: readonly string[]): Promise<void> {
  const wanted = words.length === 0 ? undefined : oneOf(words, 'NAME')
  let checked = 0
  for await (const found of verifyVersions(dataDir, wanted)) {
    checked++
    if ('error' in found) process.exitCode = 1
    say(`${found.version.padEnd(40)} ${'error' in found ? found.error : undamaged(found)}`)
  }
  if (checked === 0) say(cliMessages.noData(dataDir))
}

const undamaged = ({ info, bytes }: { info: DataInfo; bytes: number }) =>
  cliMessages.undamaged(info.records, info.kind, bytes)

async function use(words: readonly string[]): Promise<void> {
  for (const { kind, version } of await switchVersion(dataDir, oneOf(words, 'NAME')))
    say(cliMessages.inUse(version, kind))
}

async function remove(words: readonly string[]): Promise<void> {
  for (const { kind, version } of await removeVersions(dataDir, oneOf(words, 'NAME')))
    say(cliMessages.removed(version, kind))
}

/** What differs between two versions. */
async function diff([wanted, later, ...more]: readonly string[], given: Options): Promise<void> {
  if (wanted === undefined) throw new UsageError(cliMessages.missing('NAME'))
  if (more.length > 0) throw new UsageError(cliMessages.tooMany('VERSION', more[0] as string))
  return sayDifferences([wanted, later], { dataDir, kind: kindIn(given), csv: given.csv, say })
}

/** What the operator has corrected of a data set. */
async function corrections(words: readonly string[], given: Options): Promise<void> {
  const { csv, notes, undo } = given
  await sayCorrections({ dataDir, name: oneOf(words, 'NAME'), kind: kindIn(given), csv, notes, undo, say })
}

/** Checks that nothing of the audit was changed or removed. */
async function audit(words: readonly string[]): Promise<void> {
  if (oneOf(words, 'verify') !== 'verify')
    throw new UsageError(cliMessages.unknownCommand(`audit ${words[0]}`))
  if (!(await sayVerifiedAudit(dataDir, say))) process.exitCode = 1
}

/** A record or a person that is in no answer any more. */
async function forget(words: readonly string[], given: Options): Promise<void> {
  if (words.length > 0) throw new UsageError(cliMessages.unexpected(words[0] as string))
  const { id, company, first, last, address, zip, phone, email, reason, lift } = given
  const details = {
    ...{ CompanyName: company, FirstName: first, LastName: last },
    ...{ Address: address, PostalCode: zip, Phone: phone, Email: email },
  }
  await sayForgotten(
    { dataDir, kind: kindIn(given), id, details, reason, lift, say },
    new UsageError(cliMessages.missing('--kind')),
  )
}

/** A data set merged into another one. */
async function merge(words: readonly string[], given: Options): Promise<void> {
  const from = oneOf(words, 'NAME')
  const { into, threshold, doubt, prefer, decisions, hold, 'dry-run': dryRun } = given
  if (into === undefined) throw new UsageError(cliMessages.missing('--into'))
  await sayMerge({
    ...{ dataDir, from, into, kind: kindIn(given), threshold, doubt, prefer, decisions, hold, dryRun, say },
  })
}

/** Outlines of ZIP codes and cities for the map; they are no records and have commands of their own. */
async function boundaries([command, ...words]: readonly string[], { name }: Options): Promise<void> {
  if (command === 'list') return sayListed(dataDir, say)
  if (command === 'remove') return sayRemoved(dataDir, oneOf(words, 'NAME'), say)
  if (command !== 'import') throw new UsageError(boundaryMessages.unknownCommand(command))
  if (words.length === 0) throw new UsageError(cliMessages.missing('FILE'))
  return sayImported(words, { dataDir, name, say })
}

/** Addresses that the geocoder finds; they are no records and have commands of their own. */
async function addresses([command, ...words]: readonly string[], { name }: Options): Promise<void> {
  if (command === 'list') return sayListedAddresses(dataDir, say)
  if (command === 'remove') return sayRemovedAddresses(dataDir, oneOf(words, 'NAME'), say)
  if (command !== 'import') throw new UsageError(addressMessages.unknownCommand(command))
  if (words.length === 0) throw new UsageError(cliMessages.missing('FILE'))
  return sayImportedAddresses(words, { dataDir, name, say })
}

/** The records of a data set by the addresses that are imported now. */
async function geocode(words: readonly string[], given: Options): Promise<void> {
  const name = oneOf(words, 'SET')
  const done = await sayGeocoded({ dataDir, name, kind: kindIn(given), hold: given.hold, say })
  if (done && !done.pending) printInUse(done.kind, done.version)
}

/** Refuses what changes the data of a replica: the next version would undo it. */
function checkOwnData(line: DataCommand): void {
  const { DATA_SOURCE: source } = process.env
  if (source?.trim() && changesData(line))
    throw new DataError(publishedMessages.replica(openPlace(source).shown))
}

/** Versions for replicas, in a folder or a bucket, or on servers that answer searches. */
async function publish([target, ...sets]: readonly string[], { keep, follow }: Options): Promise<void> {
  if (target === 'clickhouse')
    return sayPublishedToClickhouse({ dataDir, wanted: sets[0], addresses: process.env.CLICKHOUSE_URL, say })
  if (target === undefined) throw new UsageError(cliMessages.missing('TARGET'))
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))
    throw new UsageError(publishedMessages.notACount(keep))
  await sayPublishedToPlace(target, {
    dataDir,
    sets,
    keep: keep === undefined ? undefined : Number(keep),
    follow,
    say,
  })
}

async function run(): Promise<void> {
  const { values, positionals } = parse()
  const [command, ...words] = positionals
  if (values.help) return say(cliMessages.help)
  const line = { command: command ?? '', words, options: values }
  checkOwnData(line)
  await runCommand(command, words, values)
  const event = eventOfCommand(line)
  if (event) await auditCommand(dataDir, event)
}

async function runCommand(
  command: string | undefined,
  words: readonly string[],
  values: Options,
): Promise<void> {
  if (command === 'sample') return sample(values)
  if (command === 'import') return importInto(words, values)
  if (command === 'diff') return diff(words, values)
  if (command === 'refresh') return refresh(words, values)
  if (command === 'rest') return rest(words, values)
  if (command === 'merge') return merge(words, values)
  if (command === 'list') return list()
  if (command === 'use') return use(words)
  if (command === 'remove') return remove(words)
  if (command === 'verify') return verify(words)
  if (command === 'backup') return sayBackup(oneOf(words, 'FOLDER'), { dataDir, say })
  if (command === 'publish') return publish(words, values)
  if (command === 'quality') return sayQuality(oneOf(words, 'NAME'), { dataDir, csv: values.csv, say })
  if (command === 'corrections') return corrections(words, values)
  if (command === 'audit') return audit(words)
  if (command === 'forget') return forget(words, values)
  if (command === 'boundaries') return boundaries(words, values)
  if (command === 'addresses') return addresses(words, values)
  if (command === 'geocode') return geocode(words, values)
  throw new UsageError(command === undefined ? cliMessages.noCommand : cliMessages.unknownCommand(command))
}

/** Exit codes: 2 for a wrong command line, 1 for what went wrong with the data; an import with rejected rows has its own. */
function fail(error: unknown): void {
  const known = [UsageError, DataError, WrongValues].some((type) => error instanceof type)
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? error)}\n`)
  if (error instanceof UsageError) process.stderr.write(`\n${cliMessages.help}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

await run().catch((error) => fail(asDiskError(error, dataDir)))
