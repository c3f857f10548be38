import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { openKeys } from '#service/keys/keys.ts'
import { keysFolder } from '#service/keys/state-files.ts'
import { clientOf } from './client.ts'
import type { LoadPlan, LoadResult } from './load/people.ts'
import { figuresOf, type ProcessFigures, processorSeconds } from './load/process-figures.ts'
import { type Running, startService } from './service.ts'
import { readPlaces } from './speeds/company-queries.ts'
import { quantile } from './speeds/measure.ts'

/** How much load, and on how many processes over the same data. */
export interface LoadOptions {
  people: number
  minutes: number
  replicas: number
  seed: number
}

/** Milliseconds between two changes of the search by one person. */
const INTERVAL = 5000
const GOAL = 500
const SAMPLES = 5

/**
 * People who change their search every five seconds, each with the five calls that the app makes for a search, over processes that share a folder of
 * data; returns a table of how long the calls took, how many were lost, what the processes used, and their memory and descriptors over time.
 */
export async function measureLoad(dataDir: string, options: LoadOptions): Promise<string[]> {
  const { people, minutes, replicas, seed } = options
  const services: Running[] = []
  try {
    for (let i = 0; i < replicas; i += 1) services.push(await startService(dataDir))
    const [first] = services as [Running, ...Running[]]
    const { states, cities, points, sics, named } = await readPlaces(clientOf(first.port, first.apikey))
    const plan: LoadPlan = {
      ports: services.map(({ port }) => port),
      keys: await keysFor(dataDir, people),
      values: { states, cities, points, sics, named },
      interval: INTERVAL,
      duration: minutes * 60_000,
      seed,
    }
    const load = loadavg()[0] as number
    await loadWith({ ...plan, duration: Math.min(plan.duration / 4, 20_000), seed: seed + people })
    const before = services.map(({ pid }) => processorSeconds(pid))
    const watch = watchProcesses(services, plan.duration)
    const result = await loadWith(plan)
    const used = services.reduce((sum, { pid }, i) => sum + processorSeconds(pid) - (before[i] as number), 0)
    return [...tableOf(result), '', ...notesOf(result, { ...options, used, load }), ...watch()]
  } finally {
    await Promise.all(services.map(({ stop }) => stop()))
  }
}

async function keysFor(dataDir: string, people: number): Promise<string[]> {
  const keys = openKeys(keysFolder(dataDir))
  try {
    return await Promise.all(Array.from({ length: people }, () => keys.create('unlimited', false)))
  } finally {
    await keys.close()
  }
}

/** Runs a plan in a process of its own. */
function loadWith(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('load/people.ts', import.meta.url)))
  return new Promise((done, fail) => {
    child.once('message', (result) => done(result as LoadResult))
    child.once('exit', (code) => fail(new Error(`The process that loads the service ended with ${code}`)))
    child.send(plan)
  })
}

/** Notes the figures of processes over a time; the returned function gives them as lines: the first, those between, and the last. */
function watchProcesses(services: readonly Running[], duration: number): () => string[] {
  const samples: { minute: number; figures: ProcessFigures[] }[] = []
  const start = performance.now()
  const look = () =>
    samples.push({
      minute: (performance.now() - start) / 60_000,
      figures: services.map(({ pid }) => figuresOf(pid)),
    })
  look()
  const timer = setInterval(look, duration / SAMPLES)
  return () => {
    clearInterval(timer)
    look()
    return samples.flatMap(({ minute, figures }) =>
      figures.map(
        ({ own, resident, descriptors, threads }, i) =>
          `minute ${minute.toFixed(1)}, process ${i + 1}: ${own.toFixed(0)} MB of its own, ${resident.toFixed(0)} MB with mapped files, ${descriptors} descriptors, ${threads} threads`,
      ),
    )
  }
}

const ms = (n: number) => n.toFixed(0)

function tableOf({ times, superseded }: LoadResult): string[] {
  const rows = Object.entries(times).map(([name, list]) => {
    const sorted = list.toSorted((a, b) => a - b)
    const [median, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((q) => ms(quantile(sorted, q)))
    return `| ${name} | ${list.length} | ${superseded[name] ?? 0} | ${name === 'count' ? GOAL : ''} | ${median} | ${p95} | ${p99} | ${max} |`
  })
  return [
    '| call | answered | superseded | goal p95, ms | median | p95 | p99 | slowest |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ]
}

interface Used extends LoadOptions {
  used: number
  load: number
}

function notesOf(
  { times, lost, changes, seconds }: LoadResult,
  { people, replicas, used, load }: Used,
): string[] {
  const answered = Object.values(times).reduce((sum, list) => sum + list.length, 0)
  const all = Object.entries(lost).map(([what, count]) => `${what} (${count})`)
  return [
    `${people} people, ${replicas} ${replicas === 1 ? 'process' : 'processes'}, ${seconds.toFixed(0)} s: ${changes} changes, ${(answered / seconds).toFixed(0)} calls a second; load of the machine before: ${load.toFixed(1)}`,
    `lost: ${all.length > 0 ? all.join(', ') : 'none'}`,
    `${used.toFixed(0)} s of processor time: ${(answered / used).toFixed(1)} calls a processor second`,
  ]
}
