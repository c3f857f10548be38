import { Counter, Histogram, type Registry } from 'prom-client'
import type { AnsweredCall } from './answered-call.ts'
import { cacheCounts } from './cache-counts.ts'

/** Seconds: a call has 20 s, a query 3 s. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Counts calls in a registry: gives the function that is to be called with each. Labels are names of endpoints, statuses, lanes and the like, never a path, a key or an address. */
export function callMetrics(register: Registry): (call: AnsweredCall) => void {
  const registers = [register]
  const calls = new Counter({
    name: 'catchment_calls_total',
    help: 'Answered calls',
    labelNames: ['endpoint', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'catchment_call_duration_seconds',
    help: 'From the first byte of a call to the last byte of its answer',
    labelNames: ['endpoint'],
    buckets,
    registers,
  })
  const waits = new Histogram({
    name: 'catchment_queue_wait_seconds',
    help: 'From the arrival of the body of a call to its start',
    labelNames: ['lane'],
    buckets,
    registers,
  })
  const queries = new Histogram({
    name: 'catchment_engine_query_seconds',
    help: 'Queries of calls to the data; of a call with many items its first 50',
    labelNames: ['kind', 'operation'],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: 'catchment_calls_refused_total',
    help: 'Calls that a limit or a bound on calls in flight refused',
    labelNames: ['reason'],
    registers,
  })
  const records = new Counter({
    name: 'catchment_records_returned_total',
    help: 'Records in answers, as they are billed to keys',
    labelNames: ['kind', 'format'],
    registers,
  })
  const bytes = new Counter({
    name: 'catchment_answer_bytes_total',
    help: 'Bytes of answers on their connections',
    labelNames: ['endpoint'],
    registers,
  })
  cacheMetrics(registers)
  return ({ endpoint, status, time, notes, billed, bytes: length }) => {
    calls.inc({ endpoint, status })
    seconds.observe({ endpoint }, secondsOf(time))
    bytes.inc({ endpoint }, length)
    const { waited, refused } = notes
    if (waited) waits.observe({ lane: waited.lane }, secondsOf(waited))
    if (refused) refusals.inc({ reason: refused })
    for (const { kind, operation, ...span } of notes.queries)
      queries.observe({ kind, operation }, secondsOf(span))
    for (const [name, count] of Object.entries(billed)) {
      const [kind = '', format = ''] = name.split(' ')
      records.inc({ kind, format }, count)
    }
  }
}

const secondsOf = ({ began, ended }: { began: number; ended: number }) => (ended - began) / 1000

function cacheMetrics(registers: Registry[]): void {
  new Counter({
    name: 'catchment_cache_lookups_total',
    help: 'Look-ups in caches that found a value (hit) or did not (miss)',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of cacheCounts()) {
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
    },
  })
}
