import { collectDefaultMetrics, Registry } from 'prom-client'
import { callMetrics } from './call-metrics.ts'
import type { CallSink } from './call-trace.ts'
import { type ServiceState, stateMetrics } from './state-metrics.ts'

/** The metrics of a service. */
export interface Metrics {
  /** Counts a call that has ended. */
  count: CallSink
  /** The metrics as they are now, in the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

/** Metrics of the calls, of the service's state and of the process. */
export function openMetrics(state: ServiceState): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const count = callMetrics(register)
  stateMetrics(register, state)
  return { count, text: () => register.metrics(), contentType: register.contentType }
}
