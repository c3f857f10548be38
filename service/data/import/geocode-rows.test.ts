import { expect, it } from 'vitest'
import { importAddresses } from '../addresses/import-addresses.ts'
import { dbfOf, shpOfLines } from '../boundaries/files.testing.ts'
import { zipOf } from '../zip.testing.ts'
import { importFolder } from './import.testing.ts'

const { at, write, importIt, records } = importFolder()

const fields = { FULLNAME: 'Oak Ave', LFROMHN: '101', LTOHN: '199', ZIPL: '68046', RFROMHN: '', RTOHN: '' }
const line = [
  [-96.05, 41.13],
  [-96.04, 41.13],
] as const
const tiger = () => zipOf({ 'tl.shp': shpOfLines([line]), 'tl.dbf': dbfOf([{ fields }]) })
const points = 'LON,LAT,NUMBER,STREET,POSTCODE\n-96.05,41.12,12,Elm St,68046\n-96.05,41.124,16,Elm St,68046\n'

const rows = `Id,CompanyName,Address,City,State,Zip,Latitude,Longitude
1,Building,12 Elm Street Ste 4,Papillion,NE,68046,,
2,Other side,150 Oak Ave,Papillion,NE,68046,,
3,Range,151 Oak Ave,Papillion,NE,,,
4,Street,14 Elm St,Papillion,NE,68046,,
5,Other street,14 Nonesuch St,Papillion,NE,68046,,
6,Own point,12 Elm St,Papillion,NE,68046,41.15,-96.03
7,Box,PO Box 12,Papillion,NE,68046,,
`

it('gives rows without a point the place of their address, with its grade', async () => {
  const files = [write('tl.zip', tiger()), write('points.csv', points)]
  await importAddresses({ files, dataDir: at.dataDir })
  const { notes } = await importIt(rows)
  const found = (await records()).map(({ CompanyName, Location, LocationGrade }) => [
    CompanyName,
    LocationGrade,
    Location && [Location.Latitude, Location.Longitude].map((degrees) => degrees.toFixed(3)).join(' '),
  ])
  expect(found).toEqual([
    ['Building', 'Rooftop', '41.120 -96.050'],
    ['Other side', 'Street', '41.130 -96.045'],
    ['Range', 'Street', '41.130 -96.045'],
    ['Street', 'Street', '41.122 -96.050'],
    ['Other street', 'PostalCode', '41.122 -96.053'],
    ['Own point', 'Rooftop', '41.150 -96.030'],
    ['Box', 'PostalCode', '41.122 -96.053'],
  ])
  const counts = Object.fromEntries(notes.map(({ note, count }) => [note, count]))
  expect(counts).toMatchObject({ pointOfBuilding: 1, pointOfRange: 1, pointOfStreet: 2, pointFilled: 2 })
})

it('without addresses such rows are in the middle of their postal code, as before', async () => {
  await importIt(rows)
  const grades = (await records()).map(({ LocationGrade }) => LocationGrade)
  expect(grades).toEqual([
    'PostalCode',
    'PostalCode',
    undefined,
    'PostalCode',
    'PostalCode',
    'Rooftop',
    'PostalCode',
  ])
})
