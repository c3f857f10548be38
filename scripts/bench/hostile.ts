import { join } from 'node:path'
import { openKeys } from '#service/keys/keys.ts'
import { clientOf } from './client.ts'
import { attacks } from './hostile/attacks.ts'
import { callHonestly, type HonestFigures, shown } from './hostile/honest.ts'
import { pause, type Target, tallied } from './hostile/target.ts'
import { startService } from './service.ts'

const EIGHT = 8
const HUNDRED = 100
/** Milliseconds that the honest clients continue after an attack, to see its aftereffects. */
const AFTERWARDS = 2000
/** Milliseconds of the hundred honest clients. */
const MINUTE = 60_000

/**
 * Carries out every attack (those whose name holds `only`) while eight honest clients call, then lets a hundred call for a minute; prints
 * a line for each as it ends. Goals: with eight, p95 under 500 ms and none over 2 s; with a hundred, no time-out and p99 under 3 s.
 */
export async function measureHostile(dataDir: string, only: string): Promise<void> {
  const keys = await newKeys(dataDir, HUNDRED)
  const service = await startService(dataDir)
  const client = clientOf(service.port, service.apikey)
  const records = (await client.get('/v1/companies/?limit=2000&resourcetype=Core')) as { Id: string }[]
  const target: Target = { port: service.port, key: service.apikey, ids: records.map(({ Id }) => Id) }
  const honest = { port: service.port, ids: target.ids }
  console.log(
    '| attack, with eight honest clients | p50 ms | p95 | max | the attacker received |\n|---|---|---|---|---|',
  )
  try {
    const eight = { ...honest, keys: keys.slice(0, EIGHT) }
    for (const attack of [{ name: 'none', run: () => pause(3000).then(() => '') }, ...attacks]) {
      if (!attack.name.includes(only)) continue
      const { figures, outcome } = await during(eight, () => attack.run(target))
      console.log(`| ${attack.name} | ${columns(figures)} | ${outcome} |`)
    }
    const { figures } = await during({ ...honest, keys }, () => pause(MINUTE).then(() => ''))
    const timeouts = figures.failures.filter((failure) => failure.endsWith('time-out')).length
    const rate = Math.round(figures.times.length / (MINUTE / 1000))
    console.log(
      `\n100 honest clients for 60 s: p50 ${shown(figures, 0.5)}, p95 ${shown(figures, 0.95)}, p99 ${shown(figures, 0.99)}, max ${shown(figures, 1)} ms, ${timeouts} time-outs, ${rate} calls a second${failuresOf(figures)}`,
    )
    console.log(`service: ${service.memory()}`)
  } finally {
    await service.stop()
  }
}

/** The figures of honest clients during some work, and a little longer. */
async function during(honest: Parameters<typeof callHonestly>[0], work: () => Promise<string>) {
  const end = new AbortController()
  const honestCalls = callHonestly(honest, end.signal)
  await pause(200)
  const startTime = performance.now()
  const answers = await work()
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1)
  await pause(AFTERWARDS)
  end.abort()
  return { figures: await honestCalls, outcome: answers && `${answers}, in ${seconds} s` }
}

const columns = (figures: HonestFigures) =>
  `${shown(figures, 0.5)} | ${shown(figures, 0.95)} | ${shown(figures, 1)}${failuresOf(figures)}`

const failuresOf = ({ failures }: HonestFigures) =>
  failures.length ? `; honest calls that failed: ${tallied(failures)}` : ''

async function newKeys(dataDir: string, count: number): Promise<string[]> {
  const keys = openKeys(join(dataDir, 'keys'))
  const made: string[] = []
  for (let i = 0; i < count; i += 1) made.push(await keys.create('unlimited', false))
  await keys.close()
  return made
}
