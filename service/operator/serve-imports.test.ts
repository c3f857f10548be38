import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataSets, dataSetPaths } from '#contract/data-sets.ts'
import { type ImportRun, importPaths, MAX_UPLOAD_PART, type Upload } from '#contract/imports.ts'
import { readRun, type StoredRun } from '../data/runs/stored-runs.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { isAlive } from '../versions/process-identity.ts'
import { currentVersion, versionsFolder } from '../versions/version-folders.ts'
import { operatorApp } from './operator-app.testing.ts'

const { app, dataDir, call, start, runs } = await operatorApp()

const headers = { host: 'localhost:8080' }

const add = async (id: string, offset: number, bytes: Buffer) => {
  const url = `${importPaths.upload(id)}?offset=${offset}`
  const type = { 'content-type': 'application/octet-stream' }
  const reply = await app.inject({ method: 'PUT', url, headers: { ...headers, ...type }, payload: bytes })
  return { status: reply.statusCode, body: reply.json() }
}

/** Uploads a file, in two parts. */
async function upload(name: string, text: string): Promise<Upload> {
  const bytes = Buffer.from(text)
  const { body } = await call('POST', importPaths.uploads, { name, size: bytes.length })
  const middle = Math.ceil(bytes.length / 2)
  await add(body.id, 0, bytes.subarray(0, middle))
  return (await add(body.id, middle, bytes.subarray(middle))).body
}

const shops = `Shop,Street,City,State,Zip,Note
Ann's Bakery,12 Main St,Omaha,NE,68102,a
Bob's Bikes,7 Elm St,Papillion,NE,68046,b
,9 Oak St,Omaha,NE,68102,c
`
/** A file that takes seconds. */
const manyShops = () =>
  `CompanyName,City,State\n${Array.from({ length: 300_000 }, (_, i) => `Shop ${i},Omaha,NE`).join('\n')}\n`

const waitFor = (id: string, test: (run: ImportRun) => boolean) =>
  vi.waitFor(
    async () => {
      const run = (await runs()).find((it) => it.id === id) as ImportRun
      expect(test(run), JSON.stringify(run)).toBe(true)
      return run
    },
    { timeout: 50_000, interval: 50 },
  )
const hasEnded = ({ state }: ImportRun) => state !== 'running'
const buildsOf = (kind: 'companies' | 'people') => {
  const folder = versionsFolder(kindFolder(dataDir, kind))
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('an upload', () => {
  it('comes in parts, and goes on where it was cut off', async () => {
    const { body } = await call('POST', importPaths.uploads, { name: 'a file.csv', size: 6 })
    expect(body).toMatchObject({ name: 'a file.csv', size: 6, received: 0 })
    expect((await add(body.id, 0, Buffer.from('abc'))).body).toMatchObject({ received: 3 })
    expect((await call('GET', importPaths.upload(body.id))).body).toMatchObject({ received: 3 })
    expect((await add(body.id, 3, Buffer.from('def'))).body).toMatchObject({ received: 6 })
    expect((await call('DELETE', importPaths.upload(body.id))).status).toBe(204)
    expect((await call('GET', importPaths.upload(body.id))).status).toBe(404)
  })

  it('takes each part once, also when a part is sent twice at the same time', async () => {
    const { body } = await call('POST', importPaths.uploads, { name: 'a.csv', size: 6 })
    const replies = await Promise.all([
      add(body.id, 0, Buffer.from('abc')),
      add(body.id, 0, Buffer.from('abc')),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await call('GET', importPaths.upload(body.id))).body).toMatchObject({ received: 3 })
  })

  it.each([
    ['a part after a gap', 3, 'abc', 409],
    ['more bytes than the file has', 0, 'abcdefg', 409],
    ['a part that is too large', 0, 'x'.repeat(MAX_UPLOAD_PART + 1), 413],
  ])('refuses %s', async (_, offset, text, status) => {
    const { body } = await call('POST', importPaths.uploads, { name: 'a.csv', size: 6 })
    expect((await add(body.id, offset, Buffer.from(text))).status).toBe(status)
    expect((await call('GET', importPaths.upload(body.id))).body).toMatchObject({ received: 0 })
  })

  it.each([
    ['an empty file', { name: 'a.csv', size: 0 }, 400, 'empty'],
    ['a file without a name', { name: '', size: 1 }, 400, 'name'],
    ['a file that the disk cannot hold', { name: 'a.csv', size: 2 ** 53 - 1 }, 507, 'too little space'],
  ])('refuses %s', async (_, file, status, words) => {
    const reply = await call('POST', importPaths.uploads, file)
    expect(reply.status).toBe(status)
    expect(JSON.stringify(reply.body)).toContain(words)
  })

  it.each(['../../etc/passwd', 'C:\\con.csv', '.', 'upload.json'])(
    'named %s remains in its folder',
    async (name) => {
      const { id } = await upload(name, shops)
      expect(readdirSync(join(dataDir, 'uploads', id)).sort()).toEqual(['file', 'upload.json'])
      expect((await call('POST', importPaths.preview, { files: [{ upload: id }] })).status).toBe(200)
    },
  )
})

describe('a preview', () => {
  it('shows the columns with their fields, and the first records', async () => {
    const { id } = await upload('shops in Omaha.csv', shops)
    const { body } = await call('POST', importPaths.preview, { files: [{ upload: id }], kind: 'companies' })
    expect(body).toMatchObject({
      kind: 'companies',
      name: 'shops_in_Omaha',
      about: expect.stringContaining('CSV'),
    })
    expect(
      body.columns.map(({ column, fields }: { column: string; fields: string[] }) => [column, ...fields]),
    ).toEqual([
      ['Shop'],
      ['Street', 'Address'],
      ['City', 'City'],
      ['State', 'StateProvince'],
      ['Zip', 'PostalCode'],
      ['Note'],
    ])
    expect(body.columns[0]).toMatchObject({ examples: ["Ann's Bakery", "Bob's Bikes"], filled: 2 / 3 })
    expect(body).toMatchObject({ problem: expect.stringContaining('Choose the column'), records: [] })
  })

  it('follows a mapping that was changed by hand', async () => {
    const { id } = await upload('shops.csv', shops)
    const mapping = { columns: { CompanyName: 'Shop', City: { value: '' } } }
    const { body } = await call('POST', importPaths.preview, { files: [{ upload: id }], mapping })
    expect(body).not.toHaveProperty('problem')
    expect(body.columns[0]).toMatchObject({ fields: ['CompanyName'], by: 'mapping' })
    expect(body.records).toHaveLength(2)
    expect(body.records[0]).toMatchObject({
      CompanyName: "Ann's Bakery",
      PostalCode: '68102',
      StateProvince: 'NE',
    })
    expect(body.rejected).toMatchObject([{ line: 4, reason: 'no company name' }])
    expect(body.mapping).toMatchObject({
      kind: 'companies',
      columns: { CompanyName: 'Shop', PostalCode: 'Zip' },
    })
  })

  it.each([
    ['a file that is not there', { files: [{ path: '/nowhere/a.csv' }] }, 409, 'no file'],
    [
      'a mapping with an unknown field',
      { files: [], mapping: { columns: { Nonsense: 'Shop' } } },
      409,
      'Nonsense',
    ],
    [
      'a mapping with a missing column',
      { files: [], mapping: { columns: { City: 'Nowhere' } } },
      409,
      'Nowhere',
    ],
    ['no file', { files: undefined }, 400, 'files'],
  ])('refuses %s', async (_, request, status, words) => {
    const { id } = await upload('shops.csv', shops)
    const files = request.files?.length === 0 ? [{ upload: id }] : request.files
    const reply = await call('POST', importPaths.preview, { ...request, files })
    expect(reply.status).toBe(status)
    expect(JSON.stringify(reply.body)).toContain(words)
  })
})

describe('an import', () => {
  afterEach(async () => {
    for (const { id } of await runs()) await call('POST', importPaths.cancel(id))
  })

  const mapping = { columns: { CompanyName: 'Shop' } }

  it('runs apart from the service, and its version is in use in the end', async () => {
    const { id } = await upload('shops.csv', shops)
    const about = { name: 'shops', source: 'City of Omaha', license: 'CC0' }
    const { status, body } = await start({ files: [{ upload: id }], mapping, ...about })
    expect([status, body.state, body.files]).toEqual([200, 'running', ['shops.csv']])
    const run = await waitFor(body.id, hasEnded)
    expect(run).toMatchObject({ state: 'done', kind: 'companies', name: 'shops' })
    expect(run.result).toMatchObject({ rows: 3, records: 2, rejected: { invalid: 1 } })
    expect(await currentVersion(kindFolder(dataDir, 'companies'))).toBe(run.result?.version)
    const { sets } = DataSets.parse((await call('GET', dataSetPaths.list)).body)
    expect(sets).toMatchObject([
      { ...about, sample: false, versions: [{ records: 2, inUse: true, hasRejects: true }] },
    ])
    expect((await call('GET', importPaths.report(run.id, 'rejects.csv'))).body).toContain('no company name')
    await vi.waitFor(async () => expect((await call('GET', importPaths.upload(id))).status).toBe(404), 10_000)
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'imports'))).toEqual([`${run.id}.json`]), 10_000)
    expect((await call('DELETE', importPaths.run(run.id))).status).toBe(204)
    expect(await runs()).toEqual([])
  })

  it('that cannot be done says why, and the upload remains', async () => {
    const { id } = await upload('shops.csv', shops)
    const { body } = await start({ files: [{ upload: id }], kind: 'companies', name: 'unmapped' })
    expect(await waitFor(body.id, hasEnded)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('No column'),
    })
    expect((await call('GET', importPaths.upload(id))).status).toBe(200)
  })

  it('shows how far it is, is the only one, and is canceled: the data in use is what it was', async () => {
    const before = [await currentVersion(kindFolder(dataDir, 'companies')), buildsOf('companies')]
    const { id } = await upload('many.csv', manyShops())
    const { body } = await start({ files: [{ upload: id }], name: 'many' })
    const others = await Promise.all(['one', 'two'].map((name) => start({ files: [{ upload: id }], name })))
    for (const other of others)
      expect(other).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Another import') },
      })
    await waitFor(body.id, ({ progress }) => (progress?.done ?? 0) > 0)
    // The list is read while the process ends: one that is canceled has not failed.
    const canceling = call('POST', importPaths.cancel(body.id))
    let isCanceled = false
    canceling.finally(() => (isCanceled = true))
    while (!isCanceled) await runs()
    const canceled = await canceling
    expect(canceled.body).toMatchObject({ state: 'canceled', ended: expect.any(String) })
    expect([await currentVersion(kindFolder(dataDir, 'companies')), buildsOf('companies')]).toEqual(before)
    expect((await call('GET', importPaths.upload(id))).body).toMatchObject({ name: 'many.csv' })
  })

  it('whose process is killed has failed, and another one can begin', async () => {
    const { id } = await upload('many.csv', manyShops())
    const { body } = await start({ files: [{ upload: id }], name: 'many' })
    await waitFor(body.id, ({ progress }) => progress !== undefined)
    const { process: own } = (await readRun(dataDir, body.id)) as StoredRun
    process.kill(own.pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await isAlive(own)).toBe(false), 10_000)
    // The next start of a service sweeps, before anybody looks at the run.
    await operatorApp(dataDir)
    expect(buildsOf('companies').filter((name) => name.endsWith('.building'))).toEqual([])
    expect(readdirSync(join(dataDir, 'imports')).filter((name) => name.endsWith('.tmp'))).toEqual([])
    const run = (await readRun(dataDir, body.id))?.run
    expect(run).toMatchObject({ state: 'failed', error: expect.stringContaining('interrupted') })
    expect((await start({ files: [{ upload: id }], name: 'many' })).status).toBe(200)
  })

  it.each([
    ['a name that cannot be one', { name: '../x' }, 409],
    ['a mapping that is not one', { mapping: { colums: {} } }, 409],
    ['an upload that is not there', { files: [{ upload: '00000000-0000-4000-8000-000000000000' }] }, 404],
    ['an unknown property', { color: 'red' }, 400],
  ])('does not begin with %s', async (_, request, status) => {
    const { id } = await upload('shops.csv', shops)
    expect((await start({ files: [{ upload: id }], ...request })).status).toBe(status)
  })

  it('does not begin before its upload is complete', async () => {
    const { body } = await call('POST', importPaths.uploads, { name: 'a.csv', size: 6 })
    expect(await start({ files: [{ upload: body.id }] })).toMatchObject({ status: 409 })
  })

  it('of all rows or none fails with the rows that were rejected', async () => {
    const { id } = await upload('shops.csv', shops)
    const { body } = await start({ files: [{ upload: id }], mapping, name: 'shops', strict: true })
    const run = await waitFor(body.id, hasEnded)
    expect(run).toMatchObject({ state: 'failed', error: expect.stringContaining('1 row was rejected') })
    expect((await call('GET', importPaths.report(run.id, 'rejects.csv'))).body).toContain('no company name')
    expect((await call('GET', importPaths.report(run.id, 'changes.csv'))).status).toBe(404)
    await call('DELETE', importPaths.run(run.id))
    const left = () => readdirSync(join(dataDir, 'imports')).filter((name) => name.startsWith(run.id))
    await vi.waitFor(() => expect(left()).toEqual([]), 10_000)
  })

  it('takes several files as one set', async () => {
    const head = shops.slice(0, shops.indexOf('\n') + 1)
    const files = [
      { upload: (await upload('a.csv', shops)).id },
      { upload: (await upload('b.csv', `${head}Cy's Cars,1 Elm St,Omaha,NE,68102,d\n`)).id },
    ]
    const preview = await call('POST', importPaths.preview, { files, mapping })
    expect(preview.body).toMatchObject({ name: 'a', bytes: 210 })
    expect(preview.body.records).toHaveLength(3)
    const { body } = await start({ files, mapping, name: 'both' })
    expect(body.files).toEqual(['a.csv', 'b.csv'])
    expect(await waitFor(body.id, hasEnded)).toMatchObject({ state: 'done', result: { records: 3 } })
    for (const { upload } of files)
      await vi.waitFor(
        async () => expect((await call('GET', importPaths.upload(upload))).status).toBe(404),
        10_000,
      )
  })

  it('reads a file at a path of the machine', async () => {
    const path = join(dataDir, 'people.csv')
    writeFileSync(path, 'First name,Last name,City,State\nAnn,Miller,Omaha,NE\n')
    const { body } = await start({ files: [{ path }], kind: 'people', name: 'voters' })
    expect(await waitFor(body.id, hasEnded)).toMatchObject({ state: 'done', result: { records: 1 } })
    expect(existsSync(path)).toBe(true)
  })

  it.each([
    ['GET', importPaths.report('00000000-0000-4000-8000-000000000000', 'rejects.csv')],
    ['POST', importPaths.cancel('00000000-0000-4000-8000-000000000000')],
    ['DELETE', importPaths.run('..%2f..%2fkeys')],
  ] as const)('is not there: %s %s', async (method, url) => {
    expect((await call(method, url)).status).toBe(404)
  })
})
