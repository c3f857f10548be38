import fastify, { type FastifyError } from 'fastify'
import { expect, it } from 'vitest'
import { type MetricsAccess, serveMetrics } from './serve-metrics.ts'

const token = 'TokenTokenTokenToken'
const metrics = { text: async () => 'a 1\n', contentType: 'text/plain; version=0.0.4; charset=utf-8' }

const open: MetricsAccess = { token, isAllowed: () => false }
const closed: MetricsAccess = { isAllowed: () => false }
const local: MetricsAccess = { isAllowed: () => true }
const localWithToken: MetricsAccess = { token, isAllowed: () => true }

it.each<[string, MetricsAccess, string | undefined, number]>([
  ['this machine', local, undefined, 200],
  ['this machine, where there is a token', localWithToken, undefined, 200],
  ['another machine', closed, undefined, 403],
  ['another machine that guesses, where there is no token', closed, 'Bearer undefined', 403],
  ['a scraper with the token', open, `Bearer ${token}`, 200],
  ['a scraper without the token', open, undefined, 401],
  ['a scraper with a part of the token', open, `Bearer ${token.slice(1)}`, 401],
  ['a scraper with a longer token', open, `Bearer ${token}0`, 401],
  ['a scraper with a token in another scheme', open, `Basic ${token}`, 401],
  ['a scraper with an empty header', open, '', 401],
  ['this machine with a wrong token', localWithToken, 'Bearer wrong', 401],
])('%s gets what it may', async (_, access, authorization, status) => {
  const app = fastify()
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(error.message),
  )
  await app.register(serveMetrics, { metrics, access })
  const headers = authorization === undefined ? {} : { authorization }
  const answer = await app.inject({ url: '/metrics', headers })
  expect([answer.statusCode, answer.body.includes('a 1')]).toEqual([status, status === 200])
})
