import {
  exp,
  type Feature,
  LineSymbolizer,
  linear,
  type PaintRule,
  type PaintSymbolizer,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import { PALETTES, type Scheme } from '../palette.ts'
import { coverSymbolizer } from '../tile-layers.ts'
import { streetPalettes } from './street-palette.ts'
import type { StreetLayer, StreetSchema } from './street-schemas.ts'

type Stops = [zoom: number, pixels: number][]
type RoadLook = { from: number; widths: Stops; edgeFrom?: number }

/** Widths of roads without their edges, in pixels; the zoom from which they are drawn, and their edges. */
const roads = {
  path: {
    from: 15,
    widths: [
      [14, 0.7],
      [16, 1.6],
      [18, 5],
    ],
  },
  rail: {
    from: 13,
    widths: [
      [12, 0.6],
      [16, 1.4],
    ],
  },
  minor: {
    from: 13,
    edgeFrom: 14,
    widths: [
      [12, 0.6],
      [14, 2],
      [16, 7],
      [18, 18],
    ],
  },
  middle: {
    from: 11,
    edgeFrom: 11,
    widths: [
      [10, 0.6],
      [12, 1.4],
      [14, 4],
      [16, 10],
      [18, 24],
    ],
  },
  major: {
    from: 9,
    edgeFrom: 9,
    widths: [
      [8, 0.5],
      [11, 1.5],
      [14, 5],
      [16, 12],
      [18, 28],
    ],
  },
  highway: {
    from: 7,
    edgeFrom: 7,
    widths: [
      [6, 0.6],
      [9, 1.3],
      [11, 2.4],
      [14, 6],
      [16, 14],
      [18, 32],
    ],
  },
} satisfies Record<string, RoadLook>
const BUILDINGS_FROM = 15
const EDGE: Stops = [
  [8, 0.6],
  [14, 1.2],
  [18, 2],
]
const RIVER: Stops = [
  [9, 0.6],
  [14, 2],
  [17, 6],
]

/** The painted roads with edges, those on top last. */
const edged = ['minor', 'middle', 'major', 'highway'] as const

const LINE = 2
const POLYGON = 3

/** How to paint streets in the app's own colors. What the tiles do not have is left to the map below. */
export function streetPaint(scheme: Scheme, schema: StreetSchema): PaintRule[] {
  const { land, water } = PALETTES[scheme]
  const { park, wood, grounds, building, buildingEdge, path, rail, ...colors } = streetPalettes[scheme]
  const { major, minor, highway } = colors
  const roadColors = { minor, middle: major, major, highway }
  const area = (layer: StreetLayer, kind: string, color: string) =>
    rule(schema, layer, kind, POLYGON, new PolygonSymbolizer({ fill: color }))
  const road = (kind: keyof typeof roads, color: string) =>
    rule(schema, 'roads', kind, LINE, line(color, pixels(roads[kind].widths)), roads[kind].from)
  return [
    schema.covered
      ? { dataLayer: schema.land.layer, symbolizer: coverSymbolizer(land) }
      : area('land', 'land', land),
    area('sea', 'sea', water),
    area('areas', 'grounds', grounds),
    area('areas', 'park', park),
    area('areas', 'wood', wood),
    area('water', 'water', water),
    rule(schema, 'rivers', 'river', LINE, line(water, pixels(RIVER))),
    rule(schema, 'buildings', 'building', POLYGON, outlined(building, buildingEdge), BUILDINGS_FROM),
    road('path', path),
    road('rail', rail),
    ...edged.map((kind) => {
      const { widths, edgeFrom } = roads[kind]
      const width = (zoom: number) => pixels(widths)(zoom) + 2 * linear(EDGE)(zoom)
      return rule(schema, 'roads', kind, LINE, line(roadColors[kind].edge, width), edgeFrom)
    }),
    ...edged.map((kind) => road(kind, roadColors[kind].fill)),
  ]
}

/** A rule for the features of one kind and geometry. */
function rule(
  schema: StreetSchema,
  of: StreetLayer,
  kind: string,
  geometry: number,
  symbolizer: PaintSymbolizer,
  minzoom = 0,
): PaintRule {
  const { layer, kindOf } = schema[of]
  const filter = (_zoom: number, { geomType, props }: Feature) =>
    geomType === geometry && kindOf(props) === kind
  return { dataLayer: layer, symbolizer, minzoom, filter }
}

const WIDENING = 1.4
const pixels = (stops: Stops) => exp(WIDENING, stops)

const line = (color: string, width: (zoom: number) => number) =>
  new LineSymbolizer({ color, width, lineJoin: 'round', lineCap: 'round' })

const outlined = (fill: string, stroke: string) => new PolygonSymbolizer({ fill, stroke, width: 0.6 })
