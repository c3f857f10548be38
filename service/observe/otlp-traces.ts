import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import type { AnsweredCall } from './answered-call.ts'
import type { CallTrace, Traces } from './call-trace.ts'
import { isPage } from './endpoint-name.ts'
import type { TraceHeaders } from './trace-headers.ts'
import { within } from './within.ts'

/** Milliseconds that the receiver has for a batch of spans, and for the last ones when the service ends. */
const SEND_TIME = 5000
const LAST_SEND_TIME = 1000

/** Spans that wait to be sent; those after them are dropped. */
const MAX_WAITING = 2048

/** Routes that are no calls, beside the pages of the app. */
const untraced: ReadonlySet<string> = new Set(['app', 'health', 'metrics', 'unknown'])
const isCall = (endpoint: string) => !untraced.has(endpoint) && !isPage(endpoint)

const propagator = new W3CTraceContextPropagator()

/**
 * Traces over OTLP. Spans wait in a queue with a bound, and are dropped when it is full: a receiver that is slow or absent costs
 * no call anything. `OTEL_SERVICE_NAME`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and the other variables of the SDK apply.
 */
export function otlpTraces(endpoint: string, log: Pick<Logger, 'warn'>): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_TIME })
  const batches = { maxQueueSize: MAX_WAITING, exportTimeoutMillis: SEND_TIME }
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME || 'catchment',
      'service.version': packageJson.version,
    }),
    spanProcessors: [new BatchSpanProcessor(withLog(exporter, log), batches)],
  })
  const tracer = provider.getTracer('catchment')
  return {
    begin: (caller) => beginCall(tracer, caller),
    async close() {
      await within(LAST_SEND_TIME, provider.shutdown(), undefined).catch(() => undefined)
    },
  }
}

/** An exporter that logs once when the receiver does not take spans any more. */
function withLog(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS
        if (hasFailed && !isFailing)
          log.warn(
            { problem: result.error?.message },
            'the receiver of traces does not take them; they are dropped',
          )
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** Begins the span of a call. It has its name and its attributes once the call has ended. */
function beginCall(tracer: Tracer, caller: TraceHeaders | undefined): CallTrace {
  const parent = caller ? propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter) : ROOT_CONTEXT
  const options = { kind: SpanKind.SERVER, startTime: performance.now() }
  const span = tracer.startSpan('call', options, parent)
  const headers: TraceHeaders = { traceparent: '' }
  propagator.inject(trace.setSpan(parent, span), headers, defaultTextMapSetter)
  return { headers, end: (call) => endCall(tracer, span, call) }
}

/** Ends the span of a call, with a child for its wait in the queue and one for each noted query. */
function endCall(tracer: Tracer, span: Span, call: AnsweredCall): void {
  const { time, notes, endpoint, status } = call
  if (!span.isRecording() || !isCall(endpoint)) return
  const inSpan = trace.setSpan(ROOT_CONTEXT, span)
  if (notes.waited) {
    const { lane, began, ended } = notes.waited
    const attributes = { 'catchment.lane': lane }
    tracer.startSpan('wait in queue', { startTime: began, attributes }, inSpan).end(ended)
  }
  for (const { kind, operation, began, ended } of notes.queries) {
    const attributes = { 'catchment.kind': kind }
    tracer.startSpan(`engine ${operation}`, { startTime: began, attributes }, inSpan).end(ended)
  }
  span.updateName(endpoint).setAttributes(attributesOf(call))
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(time.ended)
}

/** What a span says of a call: nothing that was requested, and no key. */
function attributesOf({ method, route, status, requestId, keyId, personId, bytes, notes }: AnsweredCall) {
  return {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'http.response.size': bytes,
    'catchment.request_id': requestId,
    'catchment.kind': notes.queries[0]?.kind,
    'catchment.key': keyId,
    'catchment.person': personId,
    'catchment.refused': notes.refused,
  }
}
