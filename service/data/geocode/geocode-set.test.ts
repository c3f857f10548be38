import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { madeUpIndex } from '#service/geocode/made-up-addresses.testing.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { lockBuilds } from '#service/versions/build-lock.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder, versionNames } from '#service/versions/version-folders.ts'
import { importAddresses } from '../addresses/import-addresses.ts'
import { dbfOf, shpOfLines } from '../boundaries/files.testing.ts'
import { importFolder } from '../import/import.testing.ts'
import { importFile } from '../import/import.ts'
import { openRelease } from '../releases/open-release.ts'
import { zipOf } from '../zip.testing.ts'
import { geocodeSet, NothingMoved } from './geocode-set.ts'
import { geocodedRow } from './geocoded-row.ts'

const { at, write, records } = importFolder()

const fields = { FULLNAME: 'Oak Ave', LFROMHN: '101', LTOHN: '199', ZIPL: '68046', RFROMHN: '', RTOHN: '' }
const line = [
  [-96.05, 41.13],
  [-96.04, 41.13],
] as const
const points = 'LON,LAT,NUMBER,STREET,POSTCODE\n-96.05,41.12,12,Elm St,68046\n-96.05,41.124,16,Elm St,68046\n'

function addAddresses(more = '') {
  const tiger = zipOf({ 'tl.shp': shpOfLines([line]), 'tl.dbf': dbfOf([{ fields }]) })
  const files = [write('tl.zip', tiger), write('points.csv', points + more)]
  return importAddresses({ files, dataDir: at.dataDir })
}

const columns: Record<Kind, string> = {
  companies: 'Id,CompanyName,Address,City,State,Zip,Latitude,Longitude,Updated',
  people: 'Id,LastName,Address,City,State,Zip,Latitude,Longitude,Updated',
}
const rows = `
1,Building,12 Elm Street Ste 4,Papillion,NE,68046,,,2026-03-01
2,Range,150 Oak Ave,Papillion,NE,68046,,,2026-03-01
3,Without a code,151 Oak Ave,Papillion,NE,,,,2026-03-01
4,Street,14 Elm St,Papillion,NE,68046,,,2026-03-01
5,Other street,14 Nonesuch St,Papillion,NE,68046,,,2026-03-01
6,Own point,12 Elm St,Papillion,NE,68046,41.15,-96.03,2026-03-01
7,Box,PO Box 12,Papillion,NE,68046,,,2026-03-01
8,Abroad,12 Elm St,London,,SW1A 1AA,,,2026-03-01
9,,no name,Papillion,NE,68046,,,2026-03-01
`

const importRows = (kind: Kind, text = rows) =>
  importFile({ file: write('in.csv', columns[kind] + text), name: 'shops', kind, dataDir: at.dataDir })

const geocode = (more: Partial<Parameters<typeof geocodeSet>[0]> = {}) =>
  geocodeSet({ dataDir: at.dataDir, name: 'shops', ...more })

const inUse = (kind: Kind) => currentVersion(kindFolder(at.dataDir, kind))

const rejectsOf = (kind: Kind, version = '') =>
  readFileSync(join(versionFolder(kindFolder(at.dataDir, kind), version), 'rejects.csv'), 'utf8')

/** The stored bytes of every record of a version, by Id. */
async function bodies(kind: Kind, version = '', dataDir = at.dataDir): Promise<Map<string, string>> {
  const release = openRelease(versionFolder(kindFolder(dataDir, kind), version))
  const found = [...release.ids()].map(([id, key]): [string, string] => [
    id,
    Buffer.from(release.body(key)).toString('base64'),
  ])
  await release.close()
  return new Map(found)
}

describe('records of a data set after addresses were added', () => {
  it.each(['companies', 'people'] as const)('are as an import of the file (%s)', async (kind) => {
    const { version: base } = await importRows(kind)
    await addAddresses()
    const { version, before, after, moved, release } = await geocode()
    expect(await inUse(kind)).toBe(version)
    at.dataDir = join(at.folder, 'expected')
    await addAddresses()
    const whole = await importRows(kind)
    const expected = await bodies(kind, whole.version)
    at.dataDir = join(at.folder, 'data')
    expect(await bodies(kind, version)).toEqual(expected)
    const was = await bodies(kind, base)
    const changed = [...expected].filter(([id, body]) => was.get(id) !== body)
    expect(moved).toBe(changed.length)
    expect(release).toMatchObject({ new: 0, removed: 0, changed: moved })
    expect(before).toEqual({ Rooftop: 1, PostalCode: 5, None: 2 })
    expect(after).toEqual({ Rooftop: 2, Street: 3, PostalCode: 2, None: 1 })
    expect(rejectsOf(kind, version)).toBe(rejectsOf(kind, base))
  })

  it('keep their ids and dates, and only those with another place have another ETag', async () => {
    await importRows('companies', rows.split('\n').slice(0, 4).join('\n'))
    await importRows('companies', rows.replaceAll('2026-03-01', '2026-06-01'))
    const before = await records()
    await addAddresses()
    await geocode()
    const after = await records()
    expect(after.map(({ Id, FirstSeen }) => [Id, FirstSeen])).toEqual(
      before.map(({ Id, FirstSeen }) => [Id, FirstSeen]),
    )
    expect(new Set(after.map(({ FirstSeen }) => FirstSeen))).toEqual(new Set(['2026-03-01', '2026-06-01']))
    const differing = (field: 'ETag' | 'LocationGrade') =>
      after.filter((record, i) => record[field] !== before[i]?.[field]).map(({ CompanyName }) => CompanyName)
    expect(differing('ETag')).toEqual(['Building', 'Range', 'Without a code', 'Street'])
    expect(differing('LocationGrade')).toEqual(differing('ETag'))
  })

  it('a second run finds nothing to change, and makes no version', async () => {
    await importRows('companies')
    await addAddresses()
    const { version } = await geocode()
    await expect(geocode()).rejects.toThrow(NothingMoved)
    expect(await inUse('companies')).toBe(version)
    expect(await versionNames(kindFolder(at.dataDir, 'companies'))).toHaveLength(2)
    await addAddresses('-96.05,41.122,14,Elm St,68046\n')
    expect(await geocode()).toMatchObject({ moved: 1, after: { Rooftop: 3, Street: 2 } })
  })

  it('a run that is stopped changes nothing, and can be run again', async () => {
    const { version: base } = await importRows('companies')
    await addAddresses()
    const stop = ({ phase }: { phase: string }) => {
      if (phase === 'compare') throw new Error('stopped')
    }
    await expect(geocode({ onProgress: stop })).rejects.toThrow('stopped')
    expect(await inUse('companies')).toBe(base)
    expect(await versionNames(kindFolder(at.dataDir, 'companies'))).toEqual([base])
    expect((await geocode({ hold: true })).pending).toBe(true)
    expect(await inUse('companies')).toBe(base)
  })

  it('are refused without addresses, without the data set, and beside another build', async () => {
    await expect(geocode()).rejects.toThrow('There is no data set or version shops')
    await importRows('companies')
    await expect(geocode()).rejects.toThrow('There are no addresses to locate records by')
    await addAddresses()
    const unlock = await lockBuilds(kindFolder(at.dataDir, 'companies'))
    await expect(geocode()).rejects.toThrow(/import running since/)
    await unlock()
  })
})

const merged = (Address: string, LocationGrade: string) => ({
  ...{ Id: '1', Address, City: 'Papillion', StateProvince: 'NE', PostalCode: '68046', LocationGrade },
  Location: { Latitude: 41.122, Longitude: -96.053 },
  MergedSources: [
    { Source: 'A', Fields: 'Phone, Location' },
    { Source: 'B', Fields: 'Location' },
  ],
})

it.each([
  ['12 Elm St', 'PostalCode', 'Rooftop', [{ Source: 'A', Fields: 'Phone' }, { Source: 'B' }]],
  ['12 Elm St', 'City', 'Rooftop', [{ Source: 'A', Fields: 'Phone' }, { Source: 'B' }]],
  ['12 Elm St', 'Street', 'Rooftop', [{ Source: 'A', Fields: 'Phone' }, { Source: 'B' }]],
  ['14 Elm St', 'Street', 'Street', merged('', '').MergedSources],
  ['12 Elm St', 'Rooftop', 'Rooftop', merged('', '').MergedSources],
  ['PO Box 12', 'PostalCode', 'PostalCode', merged('', '').MergedSources],
])('a new place is of no merged source (%s, %s)', (address, before, LocationGrade, MergedSources) => {
  const sets = {
    points: madeUpIndex([
      { area: '68046', street: 'Elm St', houses: { 12: [-96.05, 41.12], 16: [-96.05, 41.124] } },
    ]),
  }
  const after = geocodedRow<'companies'>(merged(address, before) as CompanyRow, sets)
  expect(after).toMatchObject({ LocationGrade, MergedSources })
})
