import {
  CenteredTextSymbolizer,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
} from 'protomaps-leaflet'
import { PALETTES, type Scheme } from '../palette.ts'
import { streetPalettes } from './street-palette.ts'
import type { StreetLayer, StreetSchema } from './street-schemas.ts'

/** From this zoom on the map has names of streets, in place of names of towns. */
export const STREET_NAMES_FROM = 13

const FONT = '"Inter Variable", Inter, system-ui, sans-serif'
/** Pixels between two names of one street. */
const REPEAT_AFTER = 400
const MAX_LETTERS = 32

/** Names of streets by class, and the zoom from which they are written. */
const names = [
  { kind: 'highway', from: STREET_NAMES_FROM, size: 11.5, weight: 550 },
  { kind: 'major', from: STREET_NAMES_FROM, size: 11.5, weight: 550 },
  { kind: 'middle', from: 14, size: 11, weight: 500 },
  { kind: 'minor', from: 15, size: 10.5, weight: 450 },
] as const

/** Names of places, the most important first. */
const places = [
  { kind: 'neighborhood', from: STREET_NAMES_FROM, size: 11.5, weight: 600, style: 'normal' },
  { kind: 'water', from: STREET_NAMES_FROM, size: 11.5, weight: 450, style: 'italic' },
  { kind: 'park', from: 14, size: 10.5, weight: 550, style: 'normal' },
] as const

/** Names of neighborhoods, parks, waters and streets; where there is no room, the later one is not written. */
export function streetLabels(scheme: Scheme, schema: StreetSchema): LabelRule[] {
  const { landHalo, waterHalo } = PALETTES[scheme]
  const { roadText, placeText, waterText, parkText } = streetPalettes[scheme]
  const colors = { neighborhood: placeText, water: waterText, park: parkText }
  const placeRules = places.map(({ kind, from, size, weight, style }) =>
    rule(
      schema,
      'places',
      kind,
      from,
      new CenteredTextSymbolizer({
        ...text(size, weight),
        fontStyle: style,
        fill: colors[kind],
        stroke: kind === 'water' ? waterHalo : landHalo,
        width: 2,
        maxLineChars: 14,
        lineHeight: 1.2,
      }),
    ),
  )
  const roadRules = names.map(({ kind, from, size, weight }) =>
    rule(
      schema,
      'roadNames',
      kind,
      from,
      new LineLabelSymbolizer({
        ...text(size, weight),
        fill: roadText,
        stroke: landHalo,
        width: 2,
        position: LineLabelPlacement.Center,
        repeatDistance: REPEAT_AFTER,
        maxLabelChars: MAX_LETTERS,
      }),
    ),
  )
  return [...placeRules, ...roadRules]
}

const text = (fontSize: number, fontWeight: number) => ({
  labelProps: ['name'],
  fontFamily: FONT,
  fontSize,
  fontWeight,
})

function rule(
  schema: StreetSchema,
  of: StreetLayer,
  kind: string,
  minzoom: number,
  symbolizer: LabelRule['symbolizer'],
): LabelRule {
  const { layer, kindOf } = schema[of]
  return { dataLayer: layer, symbolizer, minzoom, filter: (_zoom, { props }) => kindOf(props) === kind }
}
