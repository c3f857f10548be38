import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it is sent in JSON. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  startTimeUnixNano: string
  endTimeUnixNano: string
}

/** A receiver of OTLP over HTTP, on a port of its own; it answers at once, or never. */
export async function otlpReceiver(answers = true) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push((await request.toArray()).join(''))
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bodies of its requests. */
    bodies,
    spans: () => bodies.flatMap(spansIn),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const spansIn = (body: string): SentSpan[] =>
  JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  )

/** The attributes of a span by name. */
export const attributesIn = ({ attributes }: SentSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
