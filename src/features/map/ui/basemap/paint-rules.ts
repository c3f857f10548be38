import {
  LineSymbolizer,
  linear,
  type PaintRule,
  type PaintSymbolizer,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import { PALETTES, type Scheme } from './palette.ts'
import { builtUpSymbolizer, coverSymbolizer } from './tile-layers.ts'

/**
 * How to paint the baked base map (scripts/basemap.ts) and the layers that `withBuiltUp` and `withCover` add.
 * Water comes last and fills what is not land.
 */
export function paintRules(scheme: Scheme): PaintRule[] {
  const { water, land, builtUp, county, state, country } = PALETTES[scheme]
  return [
    { dataLayer: 'land', symbolizer: new PolygonSymbolizer({ fill: land }) },
    { dataLayer: 'built-up', symbolizer: builtUpSymbolizer(builtUp) },
    { dataLayer: 'county', minzoom: 6, symbolizer: onLand(countyLine(county)) },
    {
      dataLayer: 'state',
      symbolizer: onLand(
        line(state, [
          [3, 0.5],
          [6, 1],
          [9, 1.6],
          [12, 2],
        ]),
      ),
    },
    {
      dataLayer: 'country',
      symbolizer: line(country, [
        [3, 0.8],
        [6, 1.4],
        [9, 1.9],
        [12, 2.2],
      ]),
    },
    { dataLayer: 'water', symbolizer: coverSymbolizer(water) },
  ]
}

/** Borders in water would show the coarse shores that they come from. */
const onLand = (symbolizer: LineSymbolizer): PaintSymbolizer => ({
  before: (ctx, zoom) => symbolizer.before(ctx, zoom),
  draw: (ctx, ...shape) => {
    ctx.globalCompositeOperation = 'source-atop'
    symbolizer.draw(ctx, ...shape)
    ctx.globalCompositeOperation = 'source-over'
  },
})

const line = (color: string, widths: number[][]) =>
  new LineSymbolizer({ color, width: linear(widths), lineJoin: 'round', lineCap: 'round' })

const countyLine = (color: string) =>
  new LineSymbolizer({
    color,
    width: linear([
      [6, 0.7],
      [9, 1.1],
      [12, 1.4],
    ]),
    opacity: linear([
      [5, 0],
      [8, 1],
    ]),
    lineJoin: 'round',
  })
