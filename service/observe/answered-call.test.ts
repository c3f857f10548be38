import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnsweredCall } from './answered-call.ts'
import { notesOf } from './call-notes.ts'
import { observeCalls } from './observe-calls.ts'
import { requestIdOf } from './request-id.ts'

const app = fastify({ genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) })
const calls: AnsweredCall[] = []
let address = ''
let reached = false
beforeAll(async () => {
  observeCalls(app, { slowMs: 0, sinks: [(call) => calls.push(call)] })
  app.get('/bytes/:count', async (request, reply) => {
    const { count } = request.params as { count: string }
    notesOf(request).endpoint = 'bytes'
    return reply.send('x'.repeat(Number(count)))
  })
  app.get('/late', async (request) => {
    reached = true
    await once(request.raw.socket, 'close')
    return 'too late'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

/** The calls that ended while `work` was done, once there are so many. */
async function callsOf(count: number, work: () => Promise<unknown>): Promise<AnsweredCall[]> {
  calls.length = 0
  await work()
  await expect.poll(() => calls.length).toBe(count)
  return [...calls]
}

it('counts the bytes of each of several answers on one connection', async () => {
  const found = await callsOf(3, async () => {
    for (const count of [1000, 5, 200_000]) await (await fetch(`${address}/bytes/${count}`)).text()
  })
  const [first = 0, second = 0, third = 0] = found.map(({ bytes }) => bytes)
  expect(first - second).toBeGreaterThanOrEqual(995)
  expect(first - second).toBeLessThan(1005)
  expect(third).toBeGreaterThan(200_000)
  expect(third).toBeLessThan(200_500)
})

it('has the id of the request, its endpoint and its status', async () => {
  const headers = { 'x-request-id': 'from-a-proxy' }
  const [call] = await callsOf(1, async () => {
    const response = await fetch(`${address}/bytes/1?apikey=secret`, { headers })
    expect(response.headers.get('x-request-id')).toBe('from-a-proxy')
  })
  expect(call).toMatchObject({ requestId: 'from-a-proxy', endpoint: 'bytes', status: 200, path: '/bytes/1' })
  expect(JSON.stringify(call)).not.toContain('secret')
  const [missing] = await callsOf(1, () => fetch(`${address}/nothing/here`))
  expect(missing).toMatchObject({ endpoint: 'unknown', status: 404 })
})

it('says 499 of a caller who hangs up', async () => {
  const [call] = await callsOf(1, async () => {
    const sent = httpRequest(`${address}/late`).on('error', () => {})
    sent.end()
    await expect.poll(() => reached).toBe(true)
    sent.destroy()
  })
  expect(call).toMatchObject({ status: 499, endpoint: 'app' })
})
