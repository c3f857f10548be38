import { expect, it } from 'vitest'
import { randomFromNumber } from '#shared/random.ts'
import { hostileCall, shortly } from '../testing/hostile-call.ts'
import { sharedService } from './conformance/shared-service.testing.ts'

/** The long draw is "npm run bench -- fuzz --calls 100000", which says too how long each call took. */
const CALLS = 300

const service = sharedService()

it('answers calls of hostile sizes to every endpoint, and none by a 500', async () => {
  const seed = Date.now()
  const random = randomFromNumber(seed)
  for (let i = 0; i < CALLS; i++) {
    const call = hostileCall(random)
    const { statusCode, body } = await service.app.inject({
      ...call,
      headers: { ...call.headers, apikey: service.apikey },
    })
    expect(statusCode, `call ${i} of seed ${seed}, ${shortly(call)}: ${body.slice(0, 200)}`).toBeLessThan(500)
  }
}, 300_000)
