import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailKey, plainKey, revokedKey, tinyApp } from '../testing/tiny-app.ts'
import { companies, people, tinyStores } from '../testing/tiny-store.ts'
import * as schemas from './testing/schemas.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await tinyApp()
})
afterAll(() => app.close())

const ajv = new Ajv2020({ formats: { uri: (text: string) => URL.canParse(text) } })
const compiled = new Map(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]))

/** The answer of a call, checked against the schema of the specification. */
async function answer(shape: keyof typeof schemas, call: InjectOptions) {
  const response = await app.inject({ headers: { host: 'localhost:8080' }, ...call })
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
  const validate = compiled.get(shape)
  expect(validate?.(response.json()), ajv.errorsText(validate?.errors)).toBe(true)
  return response.json()
}

const form = (name: string, value: unknown): InjectOptions => ({
  method: 'POST',
  url: '/reconcile',
  headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ [name]: JSON.stringify(value) }).toString(),
})
const address = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

describe('manifest', () => {
  it.each([
    ['/reconcile', 'Company'],
    ['/reconcile/', 'Company'],
    ['/reconcile/people', 'Person'],
  ])('of %s describes what it can do', async (url, type) => {
    const manifest = await answer('manifest', { url })
    expect(manifest.defaultTypes).toEqual([{ id: type, name: type }])
    expect(manifest.authentication).toBeUndefined()
    expect(manifest.suggest.entity.service_url).toBe('http://localhost:8080')
  })

  it('is sent to everyone, and says that the others need a key', async () => {
    const headers = { host: 'prospects.example' }
    expect((await answer('manifest', { url: '/reconcile', headers })).authentication).toEqual({
      type: 'apiKey',
      name: 'apikey',
      in: 'query',
    })
  })

  it('requested with a key, has it in the addresses that a browser opens by itself', async () => {
    const headers = { host: 'prospects.example' }
    const manifest = await answer('manifest', { url: `/reconcile?apikey=${plainKey}`, headers })
    const { service_url, service_path } = manifest.suggest.entity
    const suggested = await app.inject({ url: `${service_path}&prefix=Tiny+Company+3`, headers })
    expect([service_url, suggested.json().result[0].name]).toEqual([
      'http://prospects.example',
      'Tiny Company 3',
    ])
    expect(manifest.preview.url).toContain(plainKey)
  })

  it('leads to the pages of records', async () => {
    expect((await answer('manifest', { url: '/reconcile/people' })).view.url).toBe(
      'http://localhost:8080/people/{{id}}',
    )
  })
})

const one = companies[3]
const [id, name] = [one?.Id ?? '', one?.CompanyName ?? '']

describe('queries', () => {
  it('are answered under their own names, best first', async () => {
    const batch = { q0: { query: name }, 'q 1': { query: 'Nobody Inc' } }
    const manifest = await answer('results', form('queries', batch))
    expect(manifest['q 1']).toEqual({ result: [] })
    expect(manifest.q0.result).toEqual([
      {
        id,
        name,
        description: '3 Main St, Vancouver, BC V6C0B9',
        type: [{ id: 'Company', name: 'Company' }],
        score: 100,
        match: true,
        features: [{ id: 'NameOnly', value: true }],
      },
    ])
  })

  it.each<[what: string, probabilities: number[], match: boolean[]]>([
    ['one that is very probable', [0.9], [true]],
    ['one that is by far more probable than the next', [0.96, 0.03, 0.01], [true, false, false]],
    ['one that is not probable enough', [0.899], [false]],
    ['two that share the probability', [0.49, 0.49], [false, false]],
    ['one whose next is close behind', [0.97, 0.2], [false, false]],
  ])(
    '%s: `match` follows from the probability, `score` is the closeness',
    async (_, probabilities, match) => {
      const { companies: store } = tinyStores
      const matches = probabilities.map((Probability, i) => ({
        record: companies[i] as (typeof companies)[0],
        Score: 100 - i,
        Probability,
        RuleName: 'NameOnly' as const,
      }))
      const other = await tinyApp({
        companies: { ...store, match: async () => ({ MatchCount: matches.length, matches }) },
      })
      const response = await other.inject(form('queries', { q: { query: 'Tiny' } }))
      const found: { match: boolean; score: number }[] = response.json().q.result
      expect(found.map((candidate) => candidate.match)).toEqual(match)
      expect(found.map(({ score }) => score)).toEqual(probabilities.map((_, i) => 100 - i))
      await other.close()
    },
  )

  it('are taken from the address too', async () => {
    const url = address('/reconcile/people', { queries: JSON.stringify({ a: { query: 'Bob Tiny 0' } }) })
    expect((await answer('results', { url })).a.result[0].id).toBe(people[0]?.Id)
  })

  it.each([
    ['an id finds its record', { query: id }, [id]],
    ['a property narrows', { query: name, properties: [{ pid: 'City', v: 'Vancouver' }] }, [id]],
    ['a value may be a list', { query: name, properties: [{ pid: 'City', v: ['Vancouver', 1] }] }, [id]],
    ['a value may be an entity', { query: name, properties: [{ pid: 'City', v: { id: 'x' } }] }, [id]],
    ['what cannot be read is passed over', { query: name, properties: [{ pid: 'Phone', v: 'none' }] }, [id]],
    [
      'a property that is not known is passed over',
      { query: name, properties: [{ pid: 'Moon', v: 1 }] },
      [id],
    ],
    ['of the type that there is', { query: name, type: 'Company' }, [id]],
    ['of one of several types', { query: name, type: ['Person', 'Company'] }, [id]],
    ['of another type there is none', { query: name, type: 'Person' }, []],
    ['a limit in parts', { query: name, limit: 1.5 }, [id]],
    ['a limit beyond all', { query: name, limit: 1e9 }, [id]],
    ['properties alone that say nothing', { properties: [{ pid: 'Moon', v: 1 }] }, []],
  ])('%s', async (_, query, ids) => {
    const manifest = await answer('results', form('queries', { q: query }))
    expect(manifest.q.result.map((candidate: { id: string }) => candidate.id)).toEqual(ids)
  })

  it.each([
    ['no JSON', 'queries={', 400, 'queries'],
    ['a list', 'queries=[]', 400, 'queries'],
    [
      'one nested a thousand deep',
      `queries={"q":{"query":${'['.repeat(1000)}${']'.repeat(1000)}}}`,
      400,
      'queries',
    ],
    ['a query of nothing', 'queries={"q":{}}', 400, 'queries.q'],
    ['an empty query', 'queries={"q":{"query":" "}}', 400, 'queries.q'],
    ['neither queries nor extend', 'q=1', 400, 'queries is missing'],
    ['extend that is none', 'extend={"ids":1}', 400, 'extend.ids'],
    [
      'too many',
      `queries=${JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, { query: 'a' }])))}`,
      413,
      '50',
    ],
  ])('%s is refused and says where', async (_, payload, status, words) => {
    const response = await app.inject({ ...form('', ''), payload })
    expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining(words)])
  })

  it('no form is refused', async () => {
    const call = { ...form('', ''), headers: { host: 'localhost', 'content-type': 'application/xml' } }
    expect((await app.inject(call)).statusCode).toBe(415)
  })
})

describe('suggestions', () => {
  it.each([
    ['by name', '/reconcile', 'tiny company 3', [id]],
    ['by id', '/reconcile', ` ${id} `, [id]],
    ['of nothing', '/reconcile', '', []],
    ['of a person', '/reconcile/people', 'Bob Tiny 0', [people[0]?.Id]],
    ['of a last name that nobody has', '/reconcile/people', 'Lee', []],
  ])('%s', async (_, path, prefix, ids) => {
    const manifest = await answer('entities', { url: address(`${path}/suggest/entity`, { prefix }) })
    expect(manifest.result.map((entity: { id: string }) => entity.id)).toEqual(ids)
  })

  it.each([
    ['property', 'ci', 0, ['City']],
    ['property', 'ci', 1, []],
    ['property', 'ci', -4, ['City']],
    ['type', 'c', 0, ['Company']],
    ['type', 'person', 0, []],
  ])('of a %s by %j from %i', async (what, prefix, cursor, ids) => {
    const url = address(`/reconcile/suggest/${what}`, { prefix, cursor: String(cursor) })
    const manifest = await answer('items', { url })
    expect(manifest.result.map((item: { id: string }) => item.id)).toEqual(ids)
  })
})

describe('data extension', () => {
  it('proposes properties, as many as are wanted', async () => {
    const all = await answer('proposals', { url: '/reconcile/properties?type=Company' })
    expect(all.properties.map((property: { id: string }) => property.id)).toEqual(
      expect.arrayContaining(['Phone', 'SicList', 'Latitude']),
    )
    const few = await answer('proposals', { url: '/reconcile/properties?type=Company&limit=2' })
    expect([few.properties.length, few.limit]).toEqual([2, 2])
  })

  it('reads values; what there is not has none', async () => {
    const query = {
      ids: [id, 'nobody', id],
      properties: [{ id: 'Phone' }, { id: 'Latitude', settings: {} }, { id: 'EIN' }, { id: 'Moon' }],
    }
    expect(await answer('extension', form('extend', query))).toEqual({
      meta: ['Phone', 'Latitude', 'EIN'].map((one) => ({ id: one, name: one })),
      rows: {
        [id]: { Phone: [{ str: '4015550003' }], Latitude: [{ float: 41.8 }], EIN: [] },
        nobody: { Phone: [], Latitude: [], EIN: [] },
      },
    })
  })

  it.each([
    [plainKey, []],
    [emailKey, [{ str: 'tiny.0@mail.example' }]],
  ])('sends email addresses to those who may see them', async (key, values) => {
    const query = { ids: [people[0]?.Id], properties: [{ id: 'Email' }, { id: 'LifeStyle' }] }
    const url = address('/reconcile/people', { extend: JSON.stringify(query), apikey: key })
    const [row] = Object.values<Record<string, unknown>>((await answer('extension', { url })).rows)
    expect([row?.Email ?? [], row?.LifeStyle]).toEqual([values, [{ str: 'Books: Y' }]])
  })
})

describe('preview', () => {
  const headers = { host: 'localhost:8080' }

  it('is a page that pages of this machine may frame', async () => {
    const response = await app.inject({ url: `/reconcile/preview/${id}`, headers })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['x-frame-options']).toBeUndefined()
    expect(response.headers['content-security-policy']).toContain('frame-ancestors http://localhost:*')
    expect(response.body).toContain(`<h1>${name}</h1>`)
  })

  it('allows its own styles alone', async () => {
    const { body, headers: sent } = await app.inject({ url: `/reconcile/preview/${id}`, headers })
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(String(sent['content-security-policy'])).toContain(`style-src 'sha256-${hash}';`)
  })

  it('escapes what records hold', async () => {
    const [first] = companies
    const record = {
      ...first,
      Id: 'x',
      CompanyName: '<img src=x onerror=alert(1)> & Sons',
    } as (typeof companies)[0]
    const { companies: store } = tinyStores
    const other = await tinyApp({ companies: { ...store, byId: async () => record } })
    const { body } = await other.inject({ url: '/reconcile/preview/x', headers })
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Sons')
    expect(body).not.toContain('<img')
    await other.close()
  })

  it('of an id that there is not is a 404', async () => {
    expect((await app.inject({ url: '/reconcile/preview/nobody', headers })).statusCode).toBe(404)
  })
})

describe('access', () => {
  const own = 'localhost:8080'
  const refine = 'http://127.0.0.1:3333'
  it.each<[string, Record<string, string>, string, number, string | undefined]>([
    ['a program of this machine', { host: own }, '', 200, undefined],
    ['OpenRefine’s page', { host: own, origin: refine, 'sec-fetch-site': 'cross-site' }, '', 200, refine],
    ['another site', { host: own, origin: 'https://evil.example' }, '', 401, undefined],
    ['another site that hides its origin', { host: own, origin: 'null' }, '', 401, undefined],
    ['a script of another site', { host: own, 'sec-fetch-mode': 'no-cors' }, '', 401, undefined],
    ['a name pointed at this machine', { host: 'evil.example' }, '', 401, undefined],
    [
      'elsewhere with a key',
      { host: 'prospects.example', origin: 'https://a.example' },
      plainKey,
      200,
      'https://a.example',
    ],
    ['elsewhere with a key that was ended', { host: 'prospects.example' }, revokedKey, 401, undefined],
    ['here with a key that is none', { host: own }, 'x', 401, undefined],
  ])('of %s', async (_, headers, key, status, allowed) => {
    const params = { prefix: name, ...(key && { apikey: key }) }
    const response = await app.inject({ url: address('/reconcile/suggest/entity', params), headers })
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([status, allowed])
  })
})

describe('what is out of measure', () => {
  const headers = { host: 'localhost:8080' }

  it.each([
    [
      'an id too many',
      { ids: Array.from({ length: 1001 }, String), properties: [] },
      /ids: has more than 1,000/,
    ],
    [
      '150,000 ids that are none',
      { ids: Array.from({ length: 150_000 }, () => 1), properties: [] },
      /ids: has more/,
    ],
    [
      '30,000 properties',
      { ids: [id], properties: Array.from({ length: 30_000 }, () => ({ id: 'EIN' })) },
      /properties: has more than 500/,
    ],
  ])('data extension by %s is refused in one error', async (_, query, words) => {
    const response = await app.inject(form('extend', query))
    expect([response.statusCode, response.json()]).toEqual([
      400,
      [{ Item: 'extend', Description: expect.stringMatching(words) }],
    ])
  })

  it('a property that is named often is read once', async () => {
    const { companies: store } = tinyStores
    let reads = 0
    const counted = {
      ...companies[3],
      get EIN() {
        reads++
        return '1'
      },
    } as (typeof companies)[0]
    const own = await tinyApp({ companies: { ...store, search: async () => [counted] } })
    const query = { ids: [id, id], properties: Array.from({ length: 500 }, () => ({ id: 'EIN' })) }
    const response = await own.inject(form('extend', query))
    expect(response.json()).toEqual({
      meta: [{ id: 'EIN', name: 'EIN' }],
      rows: { [id]: { EIN: [{ str: '1' }] } },
    })
    expect(reads).toBe(1)
    await own.close()
  })

  it('others are answered while the rows of the largest data extension are made', async () => {
    const { companies: store } = tinyStores
    const ids = Array.from({ length: 1000 }, (_, i) => String(i))
    let left = 1000
    // One value of each record is only there when the others have been answered.
    const records = ids.map((Id) => ({
      ...companies[0],
      Id,
      get EIN() {
        left--
        return '1'
      },
    })) as (typeof companies)[0][]
    const own = await tinyApp({ companies: { ...store, search: async () => records } })
    const extending = own.inject(form('extend', { ids, properties: [{ id: 'EIN' }] }))
    while (left === 1000) await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(1000)
    expect((await extending).statusCode).toBe(200)
    await own.close()
  })

  it('a form of very many fields is refused', async () => {
    const response = await app.inject({ ...form('extend', {}), payload: 'a&'.repeat(900_000) })
    expect(response.statusCode).toBe(400)
  })

  it.each(['1e19', '1e308', 'Infinity', '-Infinity', '9'.repeat(400), 'NaN', '0.5'])(
    'a cursor of %s skips as far as a search can',
    async (cursor) => {
      const pages: { Offset: number }[] = []
      const { companies: store } = tinyStores
      const own = await tinyApp({
        companies: {
          ...store,
          async search(_, page) {
            pages.push(page)
            return []
          },
        },
      })
      const url = address('/reconcile/suggest/entity', { prefix: 'Tiny', cursor })
      expect((await own.inject({ url, headers })).json()).toEqual({ result: [] })
      expect(pages).toHaveLength(1)
      expect(pages[0]?.Offset).toBeGreaterThanOrEqual(0)
      expect(pages[0]?.Offset).toBeLessThan(2 ** 31)
      expect(Number.isInteger(pages[0]?.Offset)).toBe(true)
      await own.close()
    },
  )

  it('a limit on proposed properties is a whole number that there are', async () => {
    for (const limit of ['Infinity', '1e19', '-1', '2.5']) {
      const manifest = await answer('proposals', { url: `/reconcile/properties?type=Company&limit=${limit}` })
      expect(manifest.properties.length).toBeGreaterThan(0)
    }
  })
})

describe('pages of other sites that open an address', () => {
  const headers = {
    host: 'localhost:8080',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
  }
  const extension = JSON.stringify({ ids: [id], properties: [{ id: 'Phone' }] })
  it.each([
    ['data extension', address('/reconcile', { extend: extension }), 401],
    ['queries', address('/reconcile', { queries: '{"a":{"query":"x"}}' }), 401],
    ['suggestions', address('/reconcile/people/suggest/entity', { prefix: 'Lee' }), 401],
    ['proposed properties', '/reconcile/properties?type=Company', 401],
    ['what the service can do, which everyone may read', '/reconcile', 200],
    ['a preview, which is made for frames of this machine', `/reconcile/preview/${id}`, 200],
    ['with a key', address('/reconcile', { extend: extension, apikey: plainKey }), 200],
  ])('%s', async (_, url, status) => {
    expect((await app.inject({ url, headers })).statusCode).toBe(status)
  })

  it('a person who types the address or follows a link of this machine is answered', async () => {
    const url = address('/reconcile', { extend: extension })
    for (const site of ['none', 'same-origin', 'same-site'])
      expect((await app.inject({ url, headers: { ...headers, 'sec-fetch-site': site } })).statusCode).toBe(
        200,
      )
  })
})
