import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Geocode, MAX_GEOCODES } from '#contract/geocode.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { importAddresses } from '../data/addresses/import-addresses.ts'
import { makeSample } from '../data/sample/sample.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { openStore } from '../store/duckdb/open.ts'
import { asDescribed } from '../testing/matches-description.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import { versionFolder } from '../versions/version-folders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'geocode-service-'))
let app: FastifyInstance
let closeStore: () => Promise<void>

beforeAll(async () => {
  const folder = join(dataDir, 'companies')
  const { version } = await makeSample({ kind: 'companies', dataDir: folder, count: 1500 })
  const companies = await openStore('companies', versionFolder(folder, version))
  closeStore = () => companies.close()
  const source = { stores: { ...tinyStores, companies }, keys: tinyKeys }
  app = asDescribed(await buildApp({ source, dataDir, log: openLog('silent') }))
})
afterAll(async () => {
  await app.close()
  await closeStore()
  rmSync(dataDir, { recursive: true })
})

const headers = { apikey: plainKey }
const get = (text: string) => app.inject({ url: `/v1/geocode?text=${encodeURIComponent(text)}`, headers })
const post = (payload: object[]) => app.inject({ method: 'POST', url: '/v1/geocode', payload, headers })
const placeOf = async (text: string) => Geocode.parse((await get(text)).json())

interface Sampled {
  Address?: string
  City: string
  StateProvince: string
  PostalCode: string
  Location: { Latitude: number; Longitude: number }
}

/** Addresses of the sample with a house number, one of each place. */
async function sampled(): Promise<(Sampled & { text: string })[]> {
  const url = '/v1/companies/?limit=100&stateprovince=TX'
  const records = (await app.inject({ url, headers })).json<Sampled[]>()
  return records
    .filter(({ Address = '' }) => parseAddress(Address)?.Number && parseAddress(Address)?.Name !== 'PO Box')
    .map((record) => {
      const { Address, City, StateProvince, PostalCode } = record
      return { ...record, text: `${Address}, ${City}, ${StateProvince} ${PostalCode}` }
    })
}

it('finds the addresses of the sample, in the first minute', async () => {
  const records = await sampled()
  expect(records.length).toBeGreaterThan(20)
  const answer = await post(records.map(({ text }, i) => ({ RequestId: `${i}`, Text: text })))
  const found = answer.json<Geocode[]>()
  expect(found.map(({ Grade }) => Grade)).toEqual(records.map(() => 'Rooftop'))
  expect(found.map(({ Location }) => Location)).toEqual(records.map(({ Location }) => Location))
  expect(found.map(({ RequestId }) => RequestId)).toEqual(records.map((_, i) => `${i}`))
})

it('says that it has no other addresses', async () => {
  const { Grade, Note, Parsed } = await placeOf('1 Nonesuch Blvd, Papillion NE 68046')
  expect([Grade, Note]).toEqual(['PostalCode', expect.stringContaining('no addresses')])
  expect(Parsed).toMatchObject({ Number: '1', Street: 'Nonesuch Blvd', City: 'Papillion' })
})

it('uses imported addresses without a restart', { timeout: 20_000 }, async () => {
  const file = join(dataDir, 'points.csv')
  writeFileSync(file, 'LON,LAT,NUMBER,STREET,POSTCODE\n-96.05,41.12,1,Nonesuch Boulevard,68046\n')
  await importAddresses({ files: [file], dataDir })
  await expect
    .poll(() => placeOf('1 Nonesuch Blvd, Papillion NE 68046'), { timeout: 10_000 })
    .toMatchObject({ Grade: 'Rooftop', Location: { Latitude: 41.12, Longitude: -96.05 } })
  expect(await placeOf('1 Nonsuch Blvd 68046')).toMatchObject({
    Grade: 'Rooftop',
    Corrections: [{ Field: 'Street', Written: 'Nonsuch Blvd', Found: 'Nonesuch Blvd' }],
  })
})

it.each([
  "'; drop table companies; --, Papillion NE 68046",
  '12 %_% St, Papillion NE 68046',
  '1 \\u0000\\t Nonesuch, Papillion NE 68046',
  `1 ${'é'.repeat(150)} St, Papillion NE 68046`,
  '1 __proto__ St, Papillion NE 68046',
  '12 \u{1f600} St, Papillion NE 68046',
  '<b>1</b> Nonesuch, Papillion NE 68046',
])('answers %s with the postal code, and why', async (text) => {
  const [found] = (await post([{ RequestId: '__proto__', Text: text }])).json<Geocode[]>()
  expect(found).toMatchObject({ RequestId: '__proto__', Grade: 'PostalCode', Note: expect.any(String) })
})

it('answers in XML', async () => {
  const url = '/v1/geocode?text=Papillion+NE'
  const { body } = await app.inject({ url, headers: { ...headers, accept: 'application/xml' } })
  expect(body).toContain('<Grade>City</Grade>')
})

it.each([
  ['no text', () => app.inject({ url: '/v1/geocode', headers }), 'text'],
  ['an empty text', () => get(' '), 'text'],
  ['a text that is too long', () => get('x'.repeat(201)), 'text'],
  ['control characters', () => get('1020\u0000 E 1st St'), 'text'],
  ['breaks of lines in an item', () => post([{ RequestId: 'a', Text: '1 Main St\n68046' }]), 'Text'],
  ['a text twice', () => app.inject({ url: '/v1/geocode?text=a&text=b', headers }), 'text'],
  ['an empty list', () => post([]), 'body'],
  ['one object', () => app.inject({ method: 'POST', url: '/v1/geocode', payload: {}, headers }), 'body'],
  ['an id that is too long', () => post([{ RequestId: 'a'.repeat(201), Text: 'x' }]), 'RequestId'],
  ['an unknown parameter', () => app.inject({ url: '/v1/geocode?text=a&zip=1', headers }), 'zip'],
  ['an item without a text', () => post([{ RequestId: 'a' }]), 'Text'],
  ['an item without an id', () => post([{ Text: 'Papillion NE' }]), 'RequestId'],
  [
    'an id twice',
    () =>
      post([
        { RequestId: 'a', Text: 'x' },
        { RequestId: 'a', Text: 'y' },
      ]),
    'RequestId',
  ],
])('refuses %s at its field', async (_, call, item) => {
  const answer = await call()
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual([expect.objectContaining({ Item: item })])
})

it(`answers up to ${MAX_GEOCODES} addresses a call`, async () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ RequestId: `${i}`, Text: `${i} Main St, Papillion NE 68046` }))
  const answer = await post(items(MAX_GEOCODES))
  expect([answer.statusCode, answer.json<Geocode[]>().length]).toEqual([200, MAX_GEOCODES])
  const tooMany = await post(items(MAX_GEOCODES + 1))
  expect([tooMany.statusCode, tooMany.json()]).toEqual([
    400,
    [{ Item: 'body', Description: 'The body must have at most 1,000 items' }],
  ])
  const noKey = await app.inject({ url: '/v1/geocode?text=Papillion+NE' })
  expect(noKey.statusCode).toBe(401)
})
