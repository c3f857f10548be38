import { expect, it } from 'vitest'
import { importAddresses } from '../addresses/import-addresses.ts'
import { importFolder } from '../import/import.testing.ts'
import { geocodeSet, NothingMoved } from './geocode-set.ts'

const { at, write, importIt, records } = importFolder()

const rows = `Id,CompanyName,Address,City,State,Zip,Latitude,Longitude
1,Building,12 Elm Street Ste 4,Papillion,NE,68046,,
2,Street,14 Elm St,Papillion,NE,68046,,
3,Other street,14 Nonesuch St,Papillion,NE,68046,,
4,Own point,12 Elm St,Papillion,NE,68046,41.15,-96.03
5,No ZIP code,16 Elm St,Papillion,NE,,,
`
const points = (more = '') =>
  `LON,LAT,NUMBER,STREET,POSTCODE\n-96.05,41.12,12,Elm St,68046\n-96.05,41.124,16,Elm St,68046\n${more}`

const addAddresses = (text: string) =>
  importAddresses({ files: [write('points.csv', text)], dataDir: at.dataDir })
const name = 'rows'
const locate = () => geocodeSet({ dataDir: at.dataDir, name })
const grades = async () => (await records()).map(({ Id, LocationGrade }) => [Id, LocationGrade])

it('gives records the place of their address once there are addresses, and changes no other', async () => {
  await importIt(rows, { name })
  await expect(locate()).rejects.toThrow('There are no addresses to locate records by')
  const before = await records()
  await addAddresses(points())
  const result = await locate()
  expect(result).toMatchObject({
    moved: 3,
    before: { PostalCode: 3, Rooftop: 1 },
    after: { PostalCode: 1, Rooftop: 3, Street: 1 },
    release: { changed: 3, removed: 0 },
  })
  const after = await records()
  expect(await grades()).toEqual([
    [before[0]?.Id, 'Rooftop'],
    [before[1]?.Id, 'Street'],
    [before[2]?.Id, 'PostalCode'],
    [before[3]?.Id, 'Rooftop'],
    [before[4]?.Id, 'Rooftop'],
  ])
  // Only these records have another version, and only their places differ.
  const changed = after
    .filter(({ ETag }, i) => ETag !== before[i]?.ETag)
    .map(({ CompanyName }) => CompanyName)
  expect(changed).toEqual(['Building', 'Street', 'No ZIP code'])
  const plain = (list: typeof after) =>
    list.map(({ ETag, Location, LocationGrade, UpdateDate, ...others }) => others)
  expect(plain(after)).toEqual(plain(before))
})

it('does it again after better addresses were added, and says where there is nothing to do', async () => {
  await addAddresses(points())
  await importIt(rows, { name })
  await expect(locate()).rejects.toThrow(NothingMoved)
  expect((await grades())[1]?.[1]).toBe('Street')
  await addAddresses(points('-96.05,41.122,14,Elm St,68046\n'))
  expect(await locate()).toMatchObject({ moved: 1, after: { Rooftop: 4, PostalCode: 1 } })
  expect((await records())[1]?.Location?.Latitude).toBeCloseTo(41.122, 3)
  await expect(locate()).rejects.toThrow(NothingMoved)
})

it('refuses a name that is none', async () => {
  await addAddresses(points())
  await expect(geocodeSet({ dataDir: at.dataDir, name: 'other' })).rejects.toThrow(
    'There is no data set or version other',
  )
})
