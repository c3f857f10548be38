import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it.each([
  [['build', 'x.osm.pbf'], { input: 'x.osm.pbf', out: 'streets.pmtiles' }],
  [['build', 'x.osm.pbf', '--out', 'maps/x.pmtiles'], { input: 'x.osm.pbf', out: 'maps/x.pmtiles' }],
  [['--out=a.pmtiles', 'build', '/data/x.pbf'], { input: '/data/x.pbf', out: 'a.pmtiles' }],
])('reads %j', (args, expected) => {
  expect(readArguments(args)).toEqual(expected)
})

it.each([
  [[], 'No command was given.'],
  [['make', 'x.osm.pbf'], 'Unknown command: make'],
  [['build'], 'Give the OpenStreetMap extract to read.'],
  [['build', 'a.pbf', 'b.pbf'], 'One extract at a time: b.pbf is too many.'],
  [['build', 'a.osm'], 'An extract is a file ending in .osm.pbf: a.osm is not.'],
  [['build', 'a.pbf', '--out', 'a.mbtiles'], '--out must end in .pmtiles: a.mbtiles'],
  [['build', 'a.pbf', '--zoom', '3'], "Unknown option '--zoom'"],
])('refuses %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
