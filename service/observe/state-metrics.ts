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

/** Adds what the service is in now: read at each request for metrics. */
export function stateMetrics(register: Registry, state: ServiceState): void {
  const add = (name: string, help: string, labelNames: Label[], read: () => Values | Promise<Values>) =>
    new Gauge({
      name: `catchment_${name}`,
      help,
      labelNames,
      registers: [register],
      async collect() {
        this.reset()
        const values = await within(MAX_READING, Promise.resolve().then(read), []).catch(() => [])
        for (const [labels, value] of values) this.set(labels, value)
      },
    })
  const byLane = (part: 'inFlight' | 'waiting' | 'running') => () =>
    Object.entries(state.lanes()).map(([lane, calls]) => [{ lane }, calls[part]] as const)
  const byKind = (read: (data: DataState) => number) => () =>
    state.data().map((data) => [{ kind: data.kind }, read(data)] as const)

  add('build_info', 'The version of the service', ['version'], () => [[{ version: state.version }, 1]])
  add('ready', '1 while calls are answered', [], async () => [[{}, Number(await state.isReady())]])
  add('calls_in_flight', 'Calls from their arrival to the end of their answer', ['lane'], byLane('inFlight'))
  add('calls_waiting', 'Calls that wait for their start', ['lane'], byLane('waiting'))
  add('calls_running', 'Calls that are being answered', ['lane'], byLane('running'))
  add('data_info', 'The data in use', ['kind', 'name', 'version'], () =>
    state.data().map(({ kind, name, version }) => [{ kind, name, version }, 1]),
  )
  add(
    'data_records',
    'Records of the data in use',
    ['kind'],
    byKind(({ records }) => records),
  )
  add('data_age_seconds', 'Time since the date of the data', ['kind'], byKind(ageOf))
  add(
    'data_degraded',
    '1 while an older version answers, as the newest is damaged',
    ['kind'],
    byKind(({ isDegraded }) => Number(isDegraded)),
  )
  const published = (read: (part: PublishedState) => number) => () =>
    state.published().map((part) => [{ kind: part.kind }, read(part)] as const)
  add(
    'source_current',
    '1 while the version that DATA_SOURCE publishes is in use',
    ['kind'],
    published(({ isCurrent }) => Number(isCurrent)),
  )
  add(
    'source_fetched_bytes',
    'Bytes that are there of a version that is being fetched',
    ['kind'],
    published(({ done }) => done),
  )
  add(
    'source_wanted_bytes',
    'Bytes of a version that is being fetched',
    ['kind'],
    published(({ total }) => total),
  )
  add(
    'source_failed',
    '1 while DATA_SOURCE cannot be read, or its version cannot be fetched',
    ['kind'],
    published(({ hasFailed }) => Number(hasFailed)),
  )
  add(
    'source_age_seconds',
    'Time since DATA_SOURCE was last read; since 1970 before',
    ['kind'],
    published(({ readAt }) => (Date.now() - readAt) / 1000),
  )
  add('engine_memory_bytes', 'Memory that the engine uses', ['kind'], async () =>
    Object.entries(await state.engineMemory()).map(([kind, bytes]) => [{ kind }, bytes]),
  )
  add('imports', 'Imports by state; ready: waits for the operator', ['state'], async () =>
    Object.entries(await state.imports()).map(([name, count]) => [{ state: name }, count]),
  )
  const diskValue = (part: 'free' | 'size') => async (): Promise<Values> => {
    const disk = await state.disk()
    return disk ? [[{}, disk[part]]] : []
  }
  add('disk_free_bytes', 'Free on the disk with the data folder', [], diskValue('free'))
  add('disk_size_bytes', 'Size of the disk with the data folder', [], diskValue('size'))
}

const ageOf = ({ date }: DataState) => (Date.now() - Date.parse(date)) / 1000
