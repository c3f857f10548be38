import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Isochrones, IsochronesRequest } from '#contract/isochrones.ts'
import { randomFromNumber } from '#shared/random.ts'
import { clientOf } from './client.ts'
import { sampleIn } from './sample.ts'
import { type Running, startService } from './service.ts'
import { quantile } from './speeds/measure.ts'

/** A real extract, beside the project or not. */
const EXTRACT = '../shared/data/open/osm_baltimore.osm.pbf'
const SAMPLE = 1_000_000
const POINTS = 200
const program = ['--import', 'tsx', 'scripts/drive-times.ts']

/**
 * Prepares the roads of Baltimore, serves drive times on them, and requests areas and then the counts in them over HTTP, at a new point each time. A
 * table with the figures and their goals.
 */
export async function measureDriveTimes(folder: string): Promise<string[]> {
  if (!existsSync(EXTRACT)) return [`${EXTRACT} is not there: nothing was measured`]
  const dataDir = join(folder, 'drive-times')
  mkdirSync(dataDir, { recursive: true })
  await sampleIn(dataDir, 'companies', SAMPLE)
  const roads = join(folder, 'drive-times-roads')
  const start = performance.now()
  execFileSync(process.execPath, [...program, 'build', EXTRACT, '--out', roads], { stdio: 'ignore' })
  const built = performance.now() - start
  const routing = spawn(process.execPath, [...program, 'serve', roads, '--port', '0'])
  const [line] = (await once(routing.stdout, 'data')) as [Buffer]
  const service = await startService(dataDir, { ISOCHRONES_URL: /ISOCHRONES_URL=(\S+)/.exec(`${line}`)?.[1] })
  try {
    return [
      '| drive times in Baltimore | goal | seen |',
      '|---|---|---|',
      `| roads of the extract, prepared | | ${(built / 1000).toFixed(1)} s |`,
      ...(await speedLines(service, 'Car, 5 and 10 minutes', { Mode: 'Car', Bands: [5, 10] })),
      ...(await speedLines(service, 'Foot, four bands', { Mode: 'Foot', Bands: [5, 10, 15, 20] })),
    ]
  } finally {
    await service.stop()
    routing.kill()
  }
}

async function speedLines(
  { port, apikey }: Running,
  name: string,
  bands: Pick<IsochronesRequest, 'Mode' | 'Bands'>,
): Promise<string[]> {
  const client = clientOf(port, apikey)
  const next = randomFromNumber(bands.Bands.length)
  const [areas, both]: number[][] = [[], []]
  for (let i = 0; i < POINTS; i++) {
    const point = { Latitude: 39.29 + 0.02 * (next() - 0.5), Longitude: -76.61 + 0.02 * (next() - 0.5) }
    const start = performance.now()
    const { Bands } = (await client.post('/v1/isochrones', {
      ...point,
      Unit: 'Minutes',
      ...bands,
    })) as Isochrones
    areas?.push(performance.now() - start)
    await client.post('/v1/companies/count', { PolygonList: Bands.at(-1)?.Polygons })
    both?.push(performance.now() - start)
  }
  return [
    `| ${name}: areas of ${POINTS} points, median; p95 | | ${figures(areas)} |`,
    `| the same to the count of companies in them, of ${SAMPLE.toLocaleString('en-US')} | 500 ms | ${figures(both)} |`,
  ]
}

function figures(times: number[] = []): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${quantile(sorted, 0.5).toFixed(0)} ms; ${quantile(sorted, 0.95).toFixed(0)} ms`
}
