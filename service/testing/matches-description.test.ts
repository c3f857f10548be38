import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { undescribed } from './matches-description.ts'

const core = { ETag: 'a', Id: '1', Links: [] }
const answers: [name: string, url: string, status: number, body: unknown, words?: RegExp][] = [
  ['a record', '/v1/companies/1', 200, core],
  ['a record below /api', '/api/v1/companies/1/', 200, core],
  ['a list', '/v1/companies/search', 200, [core]],
  ['an error', '/v1/companies/1', 404, { statusCode: 404, message: 'x' }],
  ['an unknown path', '/v1/nothing', 404, { statusCode: 404, message: 'x' }],
  ['a field that is not described', '/v1/companies/1', 200, { ...core, Nope: 1 }, /additional/],
  ['a field of another kind', '/v1/companies/1', 200, { ...core, City: 1 }, /must be string/],
  ['a field that is missing', '/v1/companies/1', 200, { Id: '1' }, /required/],
  ['a fraction for a whole number', '/v1/companies/1', 200, { ...core, SquareFootage: 1.5 }, /string/],
  ['a list for a record', '/v1/companies/1', 200, [core], /must be object/],
  ['a record for a list', '/v1/companies/', 200, core, /must be array/],
  ['an error in another shape', '/v1/companies/1', 404, { error: 'x' }, /required/],
  ['a fault in another shape', '/v1/companies/1', 400, { statusCode: 400, message: 'x' }, /array/],
  ['a status that is not described', '/v1/companies/1', 418, {}, /418, which is not described/],
]

it.each(answers)('%s', (_name, url, statusCode, value, words) => {
  const response = {
    statusCode,
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  }
  const found = undescribed({ url }, response as unknown as LightMyRequestResponse)
  if (words) expect(found).toMatch(words)
  else expect(found).toBeUndefined()
})
