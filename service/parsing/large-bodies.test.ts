import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { plainKey, tinyApp } from '../testing/tiny-app.ts'
import { bodyReader } from './large-bodies.ts'
import { readCall, type UnreadCall } from './read-call.ts'

const call = (body: string, bodyFormat: 'json' | 'xml' = 'json'): UnreadCall => ({
  name: 'countCompanies',
  params: {},
  query: [],
  body: Buffer.from(body),
  bodyFormat,
  email: false,
})
const stays = new AbortController().signal
const codes = Array.from({ length: 9000 }, (_, i) => String(10_000 + i))

it.each([
  ['a sound body', call(JSON.stringify({ PostalCode: codes }))],
  ['values that are not allowed', call(JSON.stringify({ PostalCode: [...codes, 'x'] }))],
  ['unknown names', call(JSON.stringify(Object.fromEntries(codes.map((code) => [`x${code}`, 1]))))],
  ['text that is not JSON', call('['.repeat(40_000))],
  ['XML', call(`<a><City>${'&amp;'.repeat(10_000)}</City></a>`, 'xml')],
  ['XML that is not', call(`<a><City>${'&'.repeat(40_000)}</City></a>`, 'xml')],
])('reads large bodies in its thread as small ones are read: %s', async (_, large) => {
  const outcomeOf = (work: () => unknown) =>
    Promise.resolve()
      .then(work)
      .catch(({ statusCode, body }) => ({ statusCode, body }))
  const expected = await outcomeOf(() => readCall(large))
  expect(await outcomeOf(() => bodyReader()(large, stays))).toEqual(expected)
})

it('answers a 503 for a body that takes too long, and reads the next one in a new thread', async () => {
  const endless = new Worker('require("node:worker_threads").parentPort.on("message", () => { for (;;); })', {
    eval: true,
  })
  const ended = new Promise((resolve) => endless.once('exit', resolve))
  const answering = `const { parentPort } = require("node:worker_threads")
    parentPort.on("message", ({ name }) => parentPort.postMessage({ parts: { params: name } }))`
  const starts = [() => endless, () => new Worker(answering, { eval: true })]
  const read = bodyReader(async () => (starts.shift() as () => Worker)(), 300)
  const large = call(' '.repeat(40_000))
  const [first, second] = await Promise.allSettled([read(large, stays), read(large, stays)])
  expect(first).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } })
  expect(second).toMatchObject({ status: 'fulfilled', value: { params: 'countCompanies' } })
  await ended
})

it('does not read the body of a caller who has gone by its turn', async () => {
  const aborted = new AbortController()
  const read = bodyReader(async () => {
    throw new Error('A thread is started')
  })
  const reading = read(call(' '.repeat(40_000)), aborted.signal)
  aborted.abort()
  await expect(reading).rejects.toThrow(/abort/)
})

it.each([
  ['ampersands', 'application/xml', `<a><City>${'&amp;'.repeat(380_000)}</City></a>`],
  [
    'unknown names',
    'application/json',
    JSON.stringify(Object.fromEntries(Array.from({ length: 180_000 }, (_, i) => [`x${i}`, 1]))),
  ],
  ['elements', 'application/xml', `<a>${'<City>x</City>'.repeat(99_000)}</a>`],
  [
    'bad entries',
    'application/json',
    JSON.stringify({ PolygonList: Array.from({ length: 150_000 }, () => ({ a: 1 })) }),
  ],
])('others are answered while a large body is read: %s', async (_, type, body) => {
  const app = await tinyApp()
  const headers = { apikey: plainKey, 'content-type': 'application/json' }
  const post = (payload: string, contentType: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/companies/count',
      headers: { ...headers, 'content-type': contentType },
      payload,
    })
  let done = false
  const large = post(body, type).then(({ statusCode }) => {
    done = true
    return statusCode
  })
  for (let i = 0; i < 5; i++)
    expect((await post('{"City": "Boston"}', 'application/json')).json()).toEqual({ MatchCount: 3 })
  expect(done).toBe(false)
  expect(await large).toBe(400)
  await app.close()
})
