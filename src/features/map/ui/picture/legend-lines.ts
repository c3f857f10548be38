import type { Kind } from '#contract/kind.ts'
import { type AreaNames, areaName } from '#criteria/areas/area-names.ts'
import { placeDetail } from '#criteria/describe.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import type { Legend } from '#features/map/data/results-report.ts'
import { densityMessages } from '#features/map/messages/density.ts'
import { pictureMessages as messages } from '#features/map/messages/picture.ts'
import { classRange, measureText } from '#features/map/model/results/measures.ts'
import { pointsText } from '#features/map/model/results/points.ts'
import { regionLevels } from '#features/map/model/results/regions.ts'
import type { Units } from '#shared/text/units.ts'
import { fillOf, type Scheme } from '../basemap/palette.ts'

/** What is drawn before a text of the legend: a filled square, the line of an area or the dots of records. */
export type Sign =
  | { kind: 'fill'; color: string }
  | { kind: 'area'; excluded: boolean }
  | { kind: 'dot' }
  | { kind: 'dots' }

/** One entry of the legend. */
export interface LegendLine {
  sign?: Sign
  text: string
}

/** What the legend of a picture is about. */
export interface LegendInput {
  kind: Kind
  legend: Legend | undefined
  places: readonly PlaceChoice[]
  names: AreaNames | undefined
  units: Units
  scheme: Scheme
}

/** More areas than this are not named one by one. */
const MAX_NAMED = 8

/** The legend below a picture of the map: each area with its name, then what the results are drawn as. */
export const legendLines = (input: LegendInput): LegendLine[] => [...areaLines(input), ...resultLines(input)]

function areaLines({ places, names, units }: LegendInput): LegendLine[] {
  const lines = places.map(({ excluded }, i): LegendLine => {
    const detail = places[i] && placeDetail(places[i], units)
    const name = areaName(places, i, names)
    const text = detail && !name.includes(detail) ? `${name} (${detail})` : name
    return { sign: { kind: 'area', excluded }, text: excluded ? messages.excluded(text) : text }
  })
  const more = lines.length - MAX_NAMED
  return more > 1 ? [...lines.slice(0, MAX_NAMED), { text: messages.moreAreas(more) }] : lines
}

function resultLines({ kind, legend, units, scheme }: LegendInput): LegendLine[] {
  if (!legend) return []
  const fill = (i: number, many: number): Sign => ({ kind: 'fill', color: fillOf(scheme, i, many) })
  if (legend.kind === 'points') {
    const { head, detail } = pointsText(kind, legend, legend.shown)
    return [{ sign: { kind: 'dot' }, text: detail ? `${head}, ${detail}` : head }]
  }
  if (legend.kind === 'density') {
    const { many, one } = kindNames[kind]
    const noun = Math.round(legend.max) > 1 ? many : one
    return [{ sign: { kind: 'dots' }, text: `${densityMessages.eachDot(legend.max)} ${noun}` }]
  }
  if (legend.kind === 'surface') {
    const bounds = [...legend.breaks, Number.POSITIVE_INFINITY]
    return [
      { text: `${densityMessages.surface(kind, units)}${densityMessages.surfaceSource}` },
      ...bounds.map((high, i) => ({
        sign: fill(i, bounds.length),
        text: densityMessages.classText(legend.breaks[i - 1], high),
      })),
    ]
  }
  const { classes, unit, measure, level } = legend
  return [
    { text: messages.byRegion(measureText[measure](kind), regionLevels[level].singular) },
    ...classes.map(({ low, high }, i) => ({
      sign: fill(i, classes.length),
      text: classRange(low, high, unit),
    })),
  ]
}
