import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countQuery, type PagesSource, pageQuery } from '#api/queries.ts'
import { IF_DATA_VERSION } from '#contract/data-version.ts'
import { watchData } from './data-change.ts'
import { useNotices } from './notices.ts'

const first = 'companies=shops@20261101T000000000Z'
const second = 'companies=shops@20261102T000000000Z'

/** A service that answers from one version of its data alone; `requested` has the versions from which its pages were requested. */
function serve() {
  const service = { version: first, requested: [] as (string | undefined)[], hold: Promise.resolve() }
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const json = { headers: { 'content-type': 'application/json', 'data-version': service.version } }
    if (`${path}`.endsWith('/count')) return new Response('{"MatchCount":300}', json)
    const wanted = (headers as Record<string, string>)[IF_DATA_VERSION]
    service.requested.push(wanted)
    const { version } = service
    const { Offset } = JSON.parse(`${body}`)
    if (wanted && wanted !== version)
      return new Response('{"statusCode":409,"error":"Conflict","message":"The data has changed."}', {
        ...json,
        status: 409,
      })
    await service.hold
    return new Response(JSON.stringify([{ Id: `${Offset}`, ETag: version, Links: [] }]), json)
  })
  return service
}

let client: QueryClient
const stops: (() => void)[] = []

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  watchData(client)
  useNotices.getState().noticeRead()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  client.clear()
  vi.unstubAllGlobals()
})

const source = { kind: 'companies', criteria: {}, output: { ResourceType: 'Basic' } } as const

/** Shows a page of a table, as a screen does. */
function show(index: number, of: PagesSource = source) {
  const observer = new QueryObserver(client, pageQuery(of, index))
  stops.push(observer.subscribe(() => {}))
  return () => observer.getCurrentResult().data?.map(({ ETag }) => ETag)
}

test('the pages of a table are requested from the version of the one that came first', async () => {
  const { requested } = serve()
  const pages = [show(0)]
  await expect.poll(pages[0] as () => unknown).toEqual([first])
  pages.push(show(1))
  await expect.poll(pages[1] as () => unknown).toEqual([first])
  expect(requested).toEqual([undefined, first])
})

test('when that version is gone, all pages and the count are loaded again from the current one', async () => {
  const service = serve()
  const count = new QueryObserver(client, countQuery('companies', {}))
  stops.push(count.subscribe(() => {}))
  const before = show(0)
  await expect.poll(before).toEqual([first])
  const counted = client.getQueryState(countQuery('companies', {}).queryKey)?.dataUpdateCount
  service.version = second
  const next = show(1)
  await expect.poll(next).toEqual([second])
  await expect.poll(before).toEqual([second])
  await expect
    .poll(() => client.getQueryState(countQuery('companies', {}).queryKey)?.dataUpdateCount)
    .toBe((counted ?? 0) + 1)
  expect(service.requested.slice(0, 2)).toEqual([undefined, first])
  expect(useNotices.getState().notice?.text).toMatch(/^The data has changed/)
})

test('another table begins with the current version', async () => {
  const service = serve()
  await expect.poll(show(0, { ...source, criteria: { City: 'Omaha' } })).toEqual([first])
  service.version = second
  await expect.poll(show(0)).toEqual([second])
  expect(service.requested).toEqual([undefined, undefined])
})

test('pages that were loading at once become one version', async () => {
  const service = serve()
  let release = () => {}
  service.hold = new Promise((done) => {
    release = done
  })
  const one = show(0)
  await expect.poll(() => service.requested.length).toBe(1)
  service.version = second
  const other = show(1)
  await expect.poll(() => service.requested.length).toBe(2)
  release()
  await expect.poll(one).toEqual([second])
  await expect.poll(other).toEqual([second])
})

test('a table that is loaded again is of the current version', async () => {
  const service = serve()
  const page = show(0)
  await expect.poll(page).toEqual([first])
  service.version = second
  await client.invalidateQueries()
  await expect.poll(page).toEqual([second])
  expect(service.requested).toEqual([undefined, undefined])
})
