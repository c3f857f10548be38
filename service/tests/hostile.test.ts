import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFromNumber } from '#shared/random.ts'
import { hostileCall, shortly } from '../testing/hostile-call.ts'
import { openService } from './conformance/service.testing.ts'

/** The long draw is "npm run bench -- fuzz --calls 100000", which says too how long each call took. */
const CALLS = 300

let app: FastifyInstance
let apikey: string
let close: () => Promise<void>
beforeAll(async () => {
  const service = await openService()
  app = service.app
  apikey = service.client.keys.email
  close = service.close
})
afterAll(() => close?.())

it('answers calls of hostile sizes to every endpoint, and none by a 500', async () => {
  const seed = Date.now()
  const random = randomFromNumber(seed)
  for (let i = 0; i < CALLS; i++) {
    const call = hostileCall(random)
    const { statusCode, body } = await app.inject({ ...call, headers: { ...call.headers, apikey } })
    expect(statusCode, `call ${i} of seed ${seed}, ${shortly(call)}: ${body.slice(0, 200)}`).toBeLessThan(500)
  }
}, 300_000)
