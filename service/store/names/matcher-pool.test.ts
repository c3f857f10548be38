import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { matchRecords } from '#service/match/match.ts'
import { type Matcher, openMatcherPool } from './matcher-pool.ts'
import { PLACE_MARK } from './name-row.ts'
import { type OpenNameIndex, openNameIndex } from './open-name-index.ts'
import { writeNameIndex } from './write-name-index.ts'

const words = ['oak', 'pine', 'elm', 'pizza', 'works', 'dental', 'harbor', 'rental', 'bakery', 'salon']
const nameOf = (i: number) => `${words[i % 10]} ${words[(i >> 2) % 10]} ${words[(i * 7) % 10]} ${i % 97}`
const RECORDS = 2000

let folder: string
let index: OpenNameIndex
let matcher: Matcher
const onFatal = vi.fn()

const rows = Array.from({ length: RECORDS }, (_, i) => {
  const candidate = [String(i), nameOf(i), String((i % 500) % 50), 'main', 'st', '', '', '']
  return candidate.join('\t') + PLACE_MARK + ['warwick', 'RI', '02886'].join('\t')
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matcher-'))
  const names = writeNameIndex(join(folder, 'names'), { kind: 'companies', year: 2026 })
  names.add(rows)
  await names.close()
  index = await openNameIndex(join(folder, 'names'))
  matcher = await openMatcherPool(join(folder, 'names'), { threads: 3, onFatal })
})

afterAll(async () => {
  await matcher.close()
  index.close()
  await rm(folder, { recursive: true })
  expect(onFatal).not.toHaveBeenCalled()
})

const requestOf = (i: number) => ({
  Name: nameOf(i * 13),
  City: 'warwick',
  Confidence: 70,
  Probability: 0,
  Limit: 5,
})
const requests = (count: number) => Array.from({ length: count }, (_, i) => requestOf(i))

describe('matching in several threads', () => {
  it('answers as the index does on this thread, in the order of the requests', async () => {
    const expected = await Promise.all(requests(60).map((request) => matchRecords(index, request)))
    expect(await matcher.matchMany(requests(60))).toEqual(expected)
    expect(await matcher.match(requestOf(7))).toEqual(expected[7])
    expect(await matcher.matchMany([])).toEqual([])
  })

  it('answers single look-ups, and a small call, before a bulk call that began earlier has ended', async () => {
    // In one thread: several may be delayed by different times.
    const own = await openMatcherPool(join(folder, 'names'), { threads: 1, onFatal })
    const ended: string[] = []
    const done = (name: string) => () => void ended.push(name)
    const large = own.matchMany(requests(300)).then(done('large'))
    const small = own.matchMany(requests(20)).then(done('small'))
    const singles = Array.from({ length: 8 }, (_, i) => own.match(requestOf(i)).then(done('single')))
    await Promise.all([large, small, ...singles])
    await own.close()
    expect(ended.at(-1)).toBe('large')
    expect(ended).toHaveLength(10)
  })

  it('rejects an aborted call at once, and works for the others', async () => {
    const abort = new AbortController()
    const bulk = matcher.matchMany(requests(2000), abort.signal)
    const other = matcher.matchMany(requests(20))
    const single = matcher.match(requestOf(1), abort.signal)
    abort.abort(new Error('hung up'))
    await expect(bulk).rejects.toThrow('hung up')
    await expect(single).rejects.toThrow('hung up')
    await expect(matcher.match(requestOf(1), abort.signal)).rejects.toThrow('hung up')
    expect(await other).toHaveLength(20)
  })
})

describe('a thread that ends by itself', () => {
  it('rejects what is open and what comes later, and this is reported once', async () => {
    const failures: Error[] = []
    const broken = await openMatcherPool(join(folder, 'names'), {
      threads: 2,
      onFatal: (error) => failures.push(error),
    })
    await broken.match(requestOf(1))
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    const open = broken.matchMany(requests(200))
    const worker = posted.mock.contexts[0] as Worker
    posted.mockRestore()
    await Promise.all([worker.terminate(), expect(open).rejects.toThrow('has ended')])
    await expect(broken.match(requestOf(1))).rejects.toThrow('has ended')
    await broken.close()
    expect(failures).toHaveLength(1)
  })

  it('before it has opened the index rejects what waits for it', async () => {
    const copy = join(folder, 'copy')
    await cp(join(folder, 'names'), copy, { recursive: true })
    const failures: Error[] = []
    const broken = await openMatcherPool(copy, { threads: 2, onFatal: (error) => failures.push(error) })
    await rm(copy, { recursive: true })
    await expect(broken.matchMany(requests(2))).rejects.toThrow('ENOENT')
    await expect(broken.match(requestOf(1))).rejects.toThrow('ENOENT')
    await broken.close()
    expect(failures).toHaveLength(1)
  })
})

it('an index that is not there makes the opening reject', async () => {
  const opening = openMatcherPool(join(folder, 'nothing'), { threads: 2, onFatal })
  await expect(opening).rejects.toThrow('ENOENT')
})
