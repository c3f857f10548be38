import type { FastifyInstance, FastifyRequest } from 'fastify'
import { oneAtATime } from '../concurrency/one-at-a-time.ts'
import { isOperator, operatorOfThisMachine } from '../gateway/operator.ts'
import type { CallsInFlight } from '../in-flight/calls-in-flight.ts'
import type { Traces } from '../observe/call-trace.ts'
import { readinessOf, serveHealth, withEndCheck } from '../observe/health.ts'
import { observeCalls } from '../observe/observe-calls.ts'
import { openMetrics } from '../observe/open-metrics.ts'
import { serveMetrics } from '../observe/serve-metrics.ts'
import type { DataSource } from './about.ts'
import { readyChecks } from './ready-checks.ts'
import { serviceState } from './service-state.ts'

/** What is written of calls and of the service, and for whom. */
export interface Observation {
  /** Milliseconds from which a call is logged as slow; 0 for none. */
  slowMs: number
  /** Who may read `/metrics`: this machine, and callers with the token; without it there are none. */
  metrics?: { token?: string | undefined }
  /** Where traces of calls go; there are none without it. */
  traces?: Traces | undefined
}

/** In tests calls are neither counted nor logged as slow. */
const nothing: Observation = { slowMs: 0 }

interface Observed {
  source: DataSource
  dataDir: string | undefined
  calls: CallsInFlight
  /** Whether the service has begun to end. */
  isEnding: () => boolean
  observation: Observation | undefined
}

/** Observes every call of an app, and gives the plugin with the pages about its health and its metrics. */
export function observeService(
  app: FastifyInstance,
  { source, dataDir, calls, isEnding, observation = nothing }: Observed,
): (app: FastifyInstance) => Promise<void> {
  const checks = withEndCheck(isEnding, readyChecks(source, dataDir))
  const ready = oneAtATime(() => readinessOf(checks))
  const isReady = async () => (await ready()).status === 'ready'
  const { slowMs, metrics: reading, traces } = observation
  const metrics = reading && openMetrics(serviceState({ source, dataDir, calls, isReady }))
  observeCalls(app, { slowMs, sinks: metrics ? [metrics.count] : [], traces })
  return async (pages) => {
    await pages.register(serveHealth, { ready })
    if (!metrics) return
    const isAllowed = (request: FastifyRequest) => isOperator(request, operatorOfThisMachine)
    const access = { token: reading.token, isAllowed }
    await pages.register(serveMetrics, { metrics, access })
  }
}
