import { Gauge, type Registry } from 'prom-client'
import { within } from './within.ts'

/** The data of a kind that is in use. */
export interface DataState {
  kind: string
  name: string
  version: string
  records: number
  /** ISO date up to which the data holds. */
  date: string
  /** Whether an older version answers because the newest one is damaged. */
  isDegraded: boolean
}

/** A part of the data that is published elsewhere and fetched here. */
export interface PublishedState {
  kind: string
  /** Whether the published version is in use; bytes of it that are there and in all while it is fetched. */
  isCurrent: boolean
  done: number
  total: number
  /** Whether the last look or fetch failed. */
  hasFailed: boolean
  /** Milliseconds since 1970 of the last look that succeeded; 0 before. */
  readAt: number
}

/** What metrics read of the service when they are requested. */
export interface ServiceState {
  version: string
  isReady(): Promise<boolean>
  lanes(): Readonly<Record<string, { inFlight: number; waiting: number; running: number }>>
  data(): readonly DataState[]
  /** What DATA_SOURCE publishes; empty without it. */
  published(): readonly PublishedState[]
  /** Bytes of memory that the engine of each kind uses. */
  engineMemory(): Promise<Readonly<Record<string, number>>>
  /** Numbers of imports by their state. */
  imports(): Promise<Readonly<Record<string, number>>>
  /** Bytes of the disk with the data folder; absent where there is none. */
  disk(): Promise<{ free: number; size: number } | undefined>
}

/** Milliseconds that reading a part of the state may take: the metrics of that part are absent otherwise. */
const MAX_READING = 1000

type Label = 'lane' | 'kind' | 'state' | 'name' | 'version'
type Values = readonly (readonly [labels: Partial<Record<Label, string>>, value: number])[]

/** A number of the state, for each value of its labels. */
interface StateMetric {
  name: string
  help: string
  labels: readonly Label[]
  read(state: ServiceState): Values | Promise<Values>
}

const byLane = (part: 'inFlight' | 'waiting' | 'running') => (state: ServiceState) =>
  Object.entries(state.lanes()).map(([lane, calls]) => [{ lane }, calls[part]] as const)

const ofData = (read: (data: DataState) => number) => (state: ServiceState) =>
  state.data().map((data) => [{ kind: data.kind }, read(data)] as const)

const ofPublished = (read: (part: PublishedState) => number) => (state: ServiceState) =>
  state.published().map((part) => [{ kind: part.kind }, read(part)] as const)

const ofDisk = (part: 'free' | 'size') => async (state: ServiceState) => {
  const disk = await state.disk()
  return disk ? [[{}, disk[part]] as const] : []
}

const secondsSince = (time: number) => (Date.now() - time) / 1000

const metrics: readonly StateMetric[] = [
  {
    name: 'build_info',
    help: 'The version of the service',
    labels: ['version'],
    read: ({ version }) => [[{ version }, 1]],
  },
  {
    name: 'ready',
    help: '1 while calls are answered',
    labels: [],
    read: async (state) => [[{}, Number(await state.isReady())]],
  },
  {
    name: 'calls_in_flight',
    help: 'Calls from their arrival to the end of their answer',
    labels: ['lane'],
    read: byLane('inFlight'),
  },
  {
    name: 'calls_waiting',
    help: 'Calls that wait for their start',
    labels: ['lane'],
    read: byLane('waiting'),
  },
  {
    name: 'calls_running',
    help: 'Calls that are being answered',
    labels: ['lane'],
    read: byLane('running'),
  },
  {
    name: 'data_info',
    help: 'The data in use',
    labels: ['kind', 'name', 'version'],
    read: (state) => state.data().map(({ kind, name, version }) => [{ kind, name, version }, 1]),
  },
  {
    name: 'data_records',
    help: 'Records of the data in use',
    labels: ['kind'],
    read: ofData(({ records }) => records),
  },
  {
    name: 'data_age_seconds',
    help: 'Time since the date of the data',
    labels: ['kind'],
    read: ofData(({ date }) => secondsSince(Date.parse(date))),
  },
  {
    name: 'data_degraded',
    help: '1 while an older version answers, as the newest is damaged',
    labels: ['kind'],
    read: ofData(({ isDegraded }) => Number(isDegraded)),
  },
  {
    name: 'source_current',
    help: '1 while the version that DATA_SOURCE publishes is in use',
    labels: ['kind'],
    read: ofPublished(({ isCurrent }) => Number(isCurrent)),
  },
  {
    name: 'source_fetched_bytes',
    help: 'Bytes that are there of a version that is being fetched',
    labels: ['kind'],
    read: ofPublished(({ done }) => done),
  },
  {
    name: 'source_wanted_bytes',
    help: 'Bytes of a version that is being fetched',
    labels: ['kind'],
    read: ofPublished(({ total }) => total),
  },
  {
    name: 'source_failed',
    help: '1 while DATA_SOURCE cannot be read, or its version cannot be fetched',
    labels: ['kind'],
    read: ofPublished(({ hasFailed }) => Number(hasFailed)),
  },
  {
    name: 'source_age_seconds',
    help: 'Time since DATA_SOURCE was last read; since 1970 before',
    labels: ['kind'],
    read: ofPublished(({ readAt }) => secondsSince(readAt)),
  },
  {
    name: 'engine_memory_bytes',
    help: 'Memory that the engine uses',
    labels: ['kind'],
    read: async (state) =>
      Object.entries(await state.engineMemory()).map(([kind, bytes]) => [{ kind }, bytes]),
  },
  {
    name: 'imports',
    help: 'Imports by state; ready: waits for the operator',
    labels: ['state'],
    read: async (state) =>
      Object.entries(await state.imports()).map(([name, count]) => [{ state: name }, count]),
  },
  {
    name: 'disk_free_bytes',
    help: 'Free on the disk with the data folder',
    labels: [],
    read: ofDisk('free'),
  },
  {
    name: 'disk_size_bytes',
    help: 'Size of the disk with the data folder',
    labels: [],
    read: ofDisk('size'),
  },
]

/** Adds what the service is in now: read at each request for metrics. */
export function stateMetrics(register: Registry, state: ServiceState): void {
  for (const { name, help, labels, read } of metrics)
    new Gauge({
      name: `catchment_${name}`,
      help,
      labelNames: labels,
      registers: [register],
      async collect() {
        this.reset()
        const reading = Promise.resolve(state).then(read)
        for (const [at, value] of await within(MAX_READING, reading, []).catch(() => [])) this.set(at, value)
      },
    })
}
