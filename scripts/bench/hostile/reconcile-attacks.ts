import { type Attack, type HostileCall, sendAll } from './target.ts'

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

const form = (name: string, value: unknown): HostileCall => ({
  path: '/reconcile',
  body: new URLSearchParams({ [name]: JSON.stringify(value) }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

const extension = (ids: readonly string[], properties: number) => ({
  ids,
  properties: times(properties, (i) => ({ id: ['City', 'Phone', 'CompanyName'][i % 3] })),
})

/** What a browser sends when a page of another site sends it here. */
const crossSite = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-dest': 'document',
}

const longId = 'x'.repeat(10_240)

export const reconcileAttacks: readonly Attack[] = [
  {
    name: '/reconcile extend, 1,000 ids × 30,000 properties',
    run: (target) => sendAll(target, [form('extend', extension(target.ids.slice(0, 1000), 30_000))]),
  },
  {
    name: '/reconcile extend as a navigation from another site',
    run: (target) => {
      const query = new URLSearchParams({ extend: JSON.stringify(extension(target.ids.slice(0, 300), 1500)) })
      return sendAll(
        target,
        times(5, () => ({ path: `/reconcile?${query}`, headers: crossSite, isKeyless: true })),
      )
    },
  },
  {
    name: '/reconcile suggest with endless cursors',
    run: (target) =>
      sendAll(
        target,
        ['1e19', '1e308', 'Infinity', '-1', '9007199254740993'].map((cursor) => ({
          path: `/reconcile/suggest/entity?prefix=a&cursor=${cursor}`,
        })),
      ),
  },
  {
    name: '/reconcile preview and extend with an id of 10,240 characters',
    run: (target) =>
      sendAll(target, [{ path: `/reconcile/preview/${longId}` }, form('extend', extension([longId], 1))]),
  },
  {
    name: '/reconcile, 40 calls of 50 queries',
    run: (target) =>
      sendAll(
        target,
        times(40, (k) =>
          form('queries', Object.fromEntries(times(50, (i) => [`q${i}`, { query: `Bakery ${k} ${i}` }]))),
        ),
      ),
  },
  {
    name: '/reconcile with names of 10,000 characters',
    run: (target) =>
      sendAll(
        target,
        times(5, () =>
          form(
            'queries',
            Object.fromEntries(times(50, (i) => [`q${i}`, { query: `Golden ${'a b '.repeat(2500)}` }])),
          ),
        ),
      ),
  },
  {
    name: '/reconcile with 90,000 bad queries',
    run: (target) =>
      sendAll(target, [form('queries', Object.fromEntries(times(90_000, (i) => [`q${i}`, 1])))]),
  },
]

/** For the floods: how a lookup of names is sent. */
export const matchesOf = (count: number, k: number): HostileCall => ({
  path: '/v3/multiplematch',
  body: JSON.stringify(
    times(count, (i) => ({ RequestId: String(i), RequestType: 'Company', Name: `Golden Bakery ${k} ${i}` })),
  ),
})
