import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chdbServer, hasChdb } from '#service/store/clickhouse/chdb.testing.ts'
import { databaseName } from '#service/store/clickhouse/database-name.ts'
import { openParts } from '#service/store/clickhouse/open.ts'
import type { Server } from '#service/store/clickhouse/server.ts'
import { buildRows, someRows } from '#service/store/rows.testing.ts'
import { readInfo, type VersionInfo } from '#service/versions/version-info.ts'
import { publishToClickhouse, rangesOf } from './clickhouse.ts'

test.each([
  [10, 1, [[0, 10]]],
  [
    10,
    3,
    [
      [0, 3],
      [3, 6],
      [6, 10],
    ],
  ],
  [
    1,
    2,
    [
      [0, 0],
      [0, 1],
    ],
  ],
])('%d records on %d servers', (records, servers, expected) => {
  expect(rangesOf(records, servers).map(({ from, to }) => [from, to])).toEqual(expected)
})

describe.skipIf(!hasChdb)('a version that is published', () => {
  let session: string
  let built: Awaited<ReturnType<typeof buildRows>>
  let info: VersionInfo['info']
  let servers: Server[]
  const publish = (to: readonly Server[]) =>
    publishToClickhouse({ kind: 'companies', folder: built.folder, info, servers: to })
  const firstValue = async (server: Server, text: string) =>
    (await server.root.columns({ text, parameters: {} }))[0]?.[0]

  beforeAll(async () => {
    session = await mkdtemp(join(tmpdir(), 'catchment-chdb-'))
    built = await buildRows('companies', someRows(500))
    info = (await readInfo(built.folder)).info
    servers = [await chdbServer(session, 'east'), await chdbServer(session, 'west')]
  })
  afterAll(async () => {
    await Promise.all(servers.map(({ root }) => root.close()))
    await built.remove()
    await rm(session, { recursive: true, force: true })
  })

  test('is refused until all servers have it, then opened, and not sent again', async () => {
    await expect(openParts(servers, info)).rejects.toThrow('publish the version first')
    expect(await publish(servers)).toBe(true)
    expect(await publish(servers)).toBe(false)
    for (const part of await openParts([...servers].reverse(), info)) await part.close()
  })

  test('begins again after a run that was interrupted, over what that left', async () => {
    const [east] = servers as [Server]
    const name = databaseName('east', info)
    await east.root.run(`rename database ${name} to ${name}_loading`)
    expect(await publish(servers)).toBe(true)
    expect(await firstValue(east, `select toInt32(count()) from ${name}.companies`)).toBe(250)
  })

  test('a copy that differs is found at its column, and never gets its name', async () => {
    const other = await chdbServer(session, 'other')
    const insert: Server['root']['insert'] = async (table, rows) => {
      await other.root.insert(table, rows)
      if (table.endsWith('.companies'))
        await other.root.run(
          `alter table ${table} update City = 'Nowhere' where pos = 7 settings mutations_sync = 2`,
        )
    }
    const damaged: Server = { ...other, root: { ...other.root, insert } }
    await expect(publish([damaged])).rejects.toThrow('companies.City')
    const named = `select toInt32(count()) from system.databases where name = '${databaseName('other', info)}'`
    expect(await firstValue(other, named)).toBe(0)
    await other.root.close()
  })

  test('servers with parts of another division are refused', async () => {
    await expect(openParts(servers.slice(0, 1), info)).rejects.toThrow('do not have all records')
    expect(await publish(servers.slice(0, 1))).toBe(true)
    await expect(openParts(servers, info)).rejects.toThrow('do not have all records')
  })
})
