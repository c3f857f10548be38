import type { Feature, PaintRule } from 'protomaps-leaflet'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { layerNames, remoteTiles } from './remote-tiles.ts'
import { STREET_NAMES_FROM, streetLabels } from './street-labels.ts'
import { streetPaint } from './street-paint.ts'
import { streetPalettes } from './street-palette.ts'
import { schemaOf } from './street-schemas.ts'

const protomaps = schemaOf(['roads', 'water', 'buildings'])
const openMapTiles = schemaOf(['transportation', 'water', 'building'])

const feature = (geomType: number, props: Record<string, string>): Feature => ({
  props,
  geomType,
  bbox: { minX: 0, minY: 0, maxX: 1, maxY: 1 },
  geom: [],
  numVertices: 0,
})

/** Indexes of the rules that paint a feature of a layer at a zoom. */
const painting = (rules: PaintRule[], layer: string, one: Feature, zoom = 16) =>
  rules.flatMap((rule, i) =>
    rule.dataLayer === layer && zoom >= (rule.minzoom ?? 0) && rule.filter?.(zoom, one) ? [i] : [],
  )

describe('paint of streets', () => {
  const LINE = 2
  const AREA = 3

  it.each([
    ['a highway', 'roads', LINE, { kind: 'highway' }, 'transportation', { class: 'motorway' }],
    ['a primary road', 'roads', LINE, { kind: 'major_road' }, 'transportation', { class: 'primary' }],
    [
      'a secondary road',
      'roads',
      LINE,
      { kind: 'major_road', kind_detail: 'secondary' },
      'transportation',
      { class: 'secondary' },
    ],
    ['a street', 'roads', LINE, { kind: 'minor_road' }, 'transportation', { class: 'minor' }],
    ['a footpath', 'roads', LINE, { kind: 'path' }, 'transportation', { class: 'path' }],
    ['a railway', 'roads', LINE, { kind: 'rail' }, 'transportation', { class: 'rail' }],
    ['a river', 'water', LINE, { kind: 'river' }, 'waterway', { class: 'river' }],
    ['a lake', 'water', AREA, { kind: 'lake' }, 'water', { class: 'lake' }],
    ['a park', 'landuse', AREA, { kind: 'park' }, 'landcover', { class: 'grass', subclass: 'park' }],
    ['a wood', 'landuse', AREA, { kind: 'forest' }, 'landcover', { class: 'wood' }],
    ['a building', 'buildings', AREA, { kind: 'building' }, 'building', {}],
  ])('is the same for %s in both schemas', (_, layer, shape, props, otherLayer, otherProps) => {
    const found = painting(streetPaint('light', protomaps), layer, feature(shape, props))
    expect(found.length).toBeGreaterThan(0)
    expect(painting(streetPaint('light', openMapTiles), otherLayer, feature(shape, otherProps))).toEqual(
      found,
    )
  })

  it('has more from near than from far', () => {
    const rules = streetPaint('dark', protomaps)
    const zooms = (props: Record<string, string>) =>
      [8, 10, 12, 14, 16].filter((zoom) => painting(rules, 'roads', feature(LINE, props), zoom).length > 0)
    expect(zooms({ kind: 'highway' })).toEqual([8, 10, 12, 14, 16])
    expect(zooms({ kind: 'major_road', kind_detail: 'secondary' })).toEqual([12, 14, 16])
    expect(zooms({ kind: 'minor_road' })).toEqual([14, 16])
    expect(zooms({ kind: 'path' })).toEqual([16])
  })

  it('ignores what is not known', () => {
    expect(painting(streetPaint('light', protomaps), 'roads', feature(LINE, { kind: 'ferry' }))).toEqual([])
  })
})

describe('names of streets', () => {
  it('begin where names of towns end', () => {
    for (const schema of [protomaps, openMapTiles])
      expect(
        streetLabels('light', schema).map(({ minzoom = 0 }) => minzoom >= STREET_NAMES_FROM),
      ).not.toContain(false)
  })

  it('have a palette of the same colors in both schemes', () => {
    expect(Object.keys(streetPalettes.dark)).toEqual(Object.keys(streetPalettes.light))
  })
})

describe('remote tiles', () => {
  const address = 'https://tiles.example/planet'
  const description = {
    tiles: ['https://tiles.example/planet/7/{z}/{x}/{y}.pbf'],
    maxzoom: 14,
    attribution: 'Them',
    vector_layers: [{ id: 'water' }, { id: 'transportation', fields: {} }],
  }
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status })),
    )
  afterEach(() => vi.unstubAllGlobals())

  it('are described by their TileJSON', async () => {
    answer(description)
    const { maxZoom, layers, attribution } = await remoteTiles(address)
    expect({ maxZoom, layers, attribution }).toEqual({
      maxZoom: 14,
      layers: ['water', 'transportation'],
      attribution: 'Them',
    })
  })

  it('are refused at another origin, or without a description', async () => {
    answer({ ...description, tiles: ['https://other.example/{z}/{x}/{y}.pbf'] })
    await expect(remoteTiles(address)).rejects.toThrow('at another origin')
    answer({}, 503)
    await expect(remoteTiles(address)).rejects.toThrow('was answered with 503')
  })

  it('are loaded by zoom, column and row; a missing one is no error, a failed one is', async () => {
    answer(description)
    const { tiles } = await remoteTiles(address)
    answer('tile')
    expect((await tiles.getZxy(3, 1, 2))?.data.byteLength).toBe(6)
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('https://tiles.example/planet/7/3/1/2.pbf')
    answer(undefined, 204)
    expect(await tiles.getZxy(3, 1, 2)).toBeUndefined()
    answer({}, 500)
    await expect(tiles.getZxy(3, 1, 2)).rejects.toThrow('was answered with 500')
  })

  it('have no layers where nothing describes them', () => {
    expect(layerNames(undefined)).toEqual([])
  })
})
