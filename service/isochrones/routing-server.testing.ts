import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** A small HTTP server in place of a routing server: it answers as `behave` says, and keeps what it was sent. */
export async function startRoutingServer() {
  const received: Received[] = []
  const behavior: { behave: RequestListener } = { behave: (_request, response) => response.end() }
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    received.push({ url: request.url, headers: request.headers, body: JSON.parse(text || 'null') })
    behavior.behave(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/routing`,
    received,
    behaves(behave: RequestListener) {
      received.length = 0
      behavior.behave = behave
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const sendsJson =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

type Position = [longitude: number, latitude: number]

/** A closed square around a point, `half` degrees to each side. */
export const squareRing = ([x, y]: Position, half: number): Position[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
  [x - half, y - half],
]

/** A feature of GeoJSON. */
export const feature = (type: string, coordinates: unknown, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})

export const collection = (...features: object[]) => ({ type: 'FeatureCollection', features })
