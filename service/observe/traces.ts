import type { Logger } from 'pino'
import type { Traces } from './call-trace.ts'

/** Sends a trace of each call to a receiver of OTLP over HTTP at `endpoint`; `/v1/traces` is added to it. The SDK is loaded by this function. */
export async function openTraces(endpoint: string, log: Pick<Logger, 'warn'>): Promise<Traces> {
  const { otlpTraces } = await import('./otlp-traces.ts')
  return otlpTraces(endpoint, log)
}
