import fastify from 'fastify'
import { expect, it } from 'vitest'
import { type ReadyCheck, readinessOf, serveHealth, withEndCheck } from './health.ts'

const never = () => new Promise<undefined>(() => {})

it.each<[string, Record<string, ReadyCheck>, object]>([
  ['without checks', {}, { status: 'ready', checks: {} }],
  [
    'with checks that succeed',
    { a: () => undefined, b: async () => undefined },
    { status: 'ready', checks: { a: 'ok', b: 'ok' } },
  ],
  [
    'with one that has a problem',
    { a: async () => 'There is no data.', b: () => undefined },
    { status: 'not ready', checks: { a: 'There is no data.', b: 'ok' } },
  ],
  [
    'with one that throws, whose reason is not shown',
    { a: () => Promise.reject(new Error('/secret/path')) },
    { status: 'not ready', checks: { a: 'The check failed.' } },
  ],
  [
    'with one that throws at once',
    {
      a: () => {
        throw new Error('/secret/path')
      },
    },
    { status: 'not ready', checks: { a: 'The check failed.' } },
  ],
  [
    'with one that does not end',
    { a: never },
    { status: 'not ready', checks: { a: 'There was no answer in time.' } },
  ],
])('a service %s', async (_, checks, expected) => {
  expect(await readinessOf(checks, 20)).toEqual(expected)
})

it('a service that closes is not ready', async () => {
  const app = fastify()
  let isEnding = false
  const checks = withEndCheck(() => isEnding, {})
  await app.register(serveHealth, { ready: () => readinessOf(checks) })
  const ready = await app.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', checks: { service: 'ok' } }])
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' })
  isEnding = true
  const ending = await app.inject('/health/ready')
  const expected = { status: 'not ready', checks: { service: 'The service is shutting down.' } }
  expect([ending.statusCode, ending.json()]).toEqual([503, expected])
  await app.close()
})
