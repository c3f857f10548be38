import { describe, expect, it } from 'vitest'
import { featuresIn, recordOfFeature } from './geojson.ts'

async function* partsOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function rawsIn(text: string, size = 7) {
  const found: { line: number; raw: string }[] = []
  for await (const lines of featuresIn(partsOf(text, size))) found.push(...lines)
  return found
}

const one = '{"type":"Feature","properties":{"name":"A } ] \\" {"},"geometry":null}'
const two = '{"type":"Feature","properties":{"tags":{"a":[1,2]}},"geometry":null}'

describe('featuresIn', () => {
  it.each([
    [
      'one a line',
      `{"type":"FeatureCollection","features":[\n${one},\n${two}\n]}\n`,
      [
        { line: 2, raw: `${one}\n` },
        { line: 3, raw: `${two}\n` },
      ],
    ],
    [
      'all in one line, with members after the list',
      `{"features" : [${one},${two}],"crs":{"a":{}}}`,
      [
        { line: 1, raw: `${one}\n` },
        { line: 1, raw: `${two}\n` },
      ],
    ],
    ['none', '{"type":"FeatureCollection","features":[]}', []],
    [
      'cut off within one',
      `{"features":[${one},\n{"type":"Fea`,
      [
        { line: 1, raw: `${one}\n` },
        { line: 1, raw: ',\n{"type":"Fea' },
      ],
    ],
  ])('%s', async (_, text, features) => {
    for (const size of [1, 7, 1000]) expect(await rawsIn(text, size)).toEqual(features)
  })
})

describe('recordOfFeature', () => {
  it.each([
    ['a point', { type: 'Point', coordinates: [-71, 41, 9] }, { longitude: -71, latitude: 41 }],
    [
      'the middle of an outline',
      {
        type: 'Polygon',
        coordinates: [
          [
            [-72, 40],
            [-70, 40],
            [-70, 44],
            [-72, 40],
          ],
        ],
      },
      { longitude: -71, latitude: 42 },
    ],
  ])('%s', (_, geometry, { longitude, latitude }) => {
    expect(recordOfFeature({ type: 'Feature', id: 'n1', properties: { name: 'A' }, geometry })).toEqual({
      id: 'n1',
      name: 'A',
      'geometry.longitude': longitude,
      'geometry.latitude': latitude,
    })
  })

  it('has no point without a geometry', () => {
    expect(recordOfFeature({ type: 'Feature', properties: { name: 'A' }, geometry: null })).toEqual({
      name: 'A',
    })
  })
})
