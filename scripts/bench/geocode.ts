import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { misspelledName, rangeMiddles } from '#service/data/addresses/real-addresses.testing.ts'
import { addressFiles, addressFolder } from '#service/geocode/folder.ts'
import { type AddressKind, addressKinds } from '#service/geocode/stored-streets.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { clientOf } from './client.ts'
import { answersTo, distancesOf, type KnownAddress, shareWithin } from './geocode/answers.ts'
import { madeUpPoints } from './geocode/made-up-points.ts'
import { sampledAddresses } from './geocode/sampled.ts'
import { withheld } from './geocode/withheld.ts'
import { measureProgram } from './measure-program.ts'
import { sampleIn } from './sample.ts'
import { type Running, startService } from './service.ts'
import { quantile } from './speeds/measure.ts'

/** Real files, beside the project or not. */
const REAL = '../shared/data/open'
const SAMPLE = 250_000
/** Addresses of the speed figure. */
const ADDRESSES = 10_000
const SINGLES = 1000

const count = (n: number) => n.toLocaleString('en-US')
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Imports real addresses and requests them over HTTP; then so many made-up points, for time and size. A table with the figures and their goals. */
export async function measureGeocode(folder: string, rows: number): Promise<string[]> {
  const tiger = join(REAL, 'tl_2021_30059_addrfeat.shp')
  if (!existsSync(tiger)) return [`${REAL} is not there: nothing was measured`]
  const dataDir = join(folder, 'geocode')
  mkdirSync(dataDir, { recursive: true })
  await sampleIn(dataDir, 'companies', SAMPLE)
  const { stored, known } = withheld(join(REAL, 'openaddresses_willow_ave.csv'))
  const points = join(dataDir, 'points.csv')
  writeFileSync(points, stored)
  await measureProgram(dataDir, 'data/cli', 'addresses', 'import', tiger, points)
  const sizes = await Promise.all(
    addressKinds.map(async (kind) => {
      const { addresses, text } = await sizeOf(dataDir, kind)
      return `| size of ${count(addresses)} ${kind} | | ${text} |`
    }),
  )
  const service = await startService(dataDir)
  try {
    return [
      '| geocoder | goal | seen |',
      '|---|---|---|',
      ...(await qualityLines(service, tiger, known)),
      ...(await speedLines(service, tiger)),
      `| memory of the service | | ${service.memory()} |`,
      ...sizes,
      await importLine(dataDir, rows),
    ]
  } finally {
    await service.stop()
  }
}

async function qualityLines(
  service: Running,
  tiger: string,
  known: readonly KnownAddress[],
): Promise<string[]> {
  const middles = await rangeMiddles(tiger)
  const misspelled = middles.map((middle, i) => ({ ...middle, text: misspelledName(middle, i) }))
  const points = await answersTo(service, known)
  const meters = distancesOf(points).toSorted((a, b) => a - b)
  const at = (q: number) => `${quantile(meters, q).toFixed(0)} m`
  return [
    `| middles of ${count(middles.length)} ranges within 50 m | 99 % | ${percent(shareWithin(50, await answersTo(service, middles)))} |`,
    `| the same with one wrong letter in the street | 95 % | ${percent(shareWithin(50, await answersTo(service, misspelled)))} |`,
    `| ${count(known.length)} houses whose points were withheld, between their neighbors (no ranges of that place are at hand), within 100 m | | ${percent(shareWithin(100, points))}: median ${at(0.5)}, p90 ${at(0.9)}, p95 ${at(0.95)} |`,
  ]
}

async function speedLines(service: Running, tiger: string): Promise<string[]> {
  const middles = await rangeMiddles(tiger)
  const some = Array.from(
    { length: ADDRESSES },
    (_, i) => middles[i % middles.length] as (typeof middles)[number],
  )
  const mixed = some.map((middle, i) =>
    i % 5 === 0 ? { ...middle, text: misspelledName(middle, i) } : middle,
  )
  const sampled = await sampledAddresses(service)
  const seconds = async (texts: readonly KnownAddress[]) => {
    const start = performance.now()
    await answersTo(service, texts)
    return `${((performance.now() - start) / 1000).toFixed(1)} s`
  }
  const ofSample = Array.from({ length: ADDRESSES }, (_, i) => sampled[i % sampled.length] as KnownAddress)
  return [
    `| ${count(ADDRESSES)} addresses of ranges, a fifth of them misspelled, one call of 1,000 after the other | 5 s | ${await seconds(mixed)} |`,
    `| ${count(ADDRESSES)} addresses of ${count(SAMPLE)} sample companies, which no imported data has | 5 s | ${await seconds(ofSample)} |`,
    `| one address of a range, median; p95 | p95 10 ms | ${await singleTimes(service, mixed)} |`,
    `| one address of the sample, median; p95 | p95 10 ms | ${await singleTimes(service, sampled)} |`,
  ]
}

async function singleTimes({ port, apikey }: Running, known: readonly KnownAddress[]): Promise<string> {
  const client = clientOf(port, apikey)
  const times: number[] = []
  for (const { text } of known.slice(0, SINGLES)) {
    const start = performance.now()
    await client.get(`/v1/geocode?text=${encodeURIComponent(text)}`)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return `${quantile(times, 0.5).toFixed(1)} ms; ${quantile(times, 0.95).toFixed(1)} ms`
}

/** The size of the addresses of a kind in use, and that for each of them. */
async function sizeOf(dataDir: string, kind: AddressKind): Promise<{ addresses: number; text: string }> {
  const folder = addressFolder(dataDir, kind)
  const version = versionFolder(folder, (await currentVersion(folder)) ?? '')
  const { addresses } = JSON.parse(readFileSync(join(version, addressFiles.info), 'utf8')) as {
    addresses: number
  }
  const bytes = statSync(join(version, addressFiles.streets)).size
  return { addresses, text: `${(bytes / 1e6).toFixed(2)} MB, ${(bytes / addresses).toFixed(1)} bytes each` }
}

async function importLine(dataDir: string, rows: number): Promise<string> {
  const own = join(dataDir, 'made-up')
  mkdirSync(own, { recursive: true })
  const file = madeUpPoints(join(own, 'points.csv'), rows)
  const took = await measureProgram(own, 'data/cli', 'addresses', 'import', file)
  const { text } = await sizeOf(own, 'points')
  return `| import of ${count(rows)} made-up points, as of a state | a state under 2 GB | ${took}; ${text} |`
}
