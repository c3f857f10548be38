import type { TravelMode, TravelUnit } from '#contract/isochrones.ts'
import { MAX_TRAVEL, travelModes, travelUnits } from '#contract/isochrones.ts'
import { pointLabel } from '#shared/geo/point.ts'
import { inUnits, type Units, unitSign } from '#shared/text/units.ts'

/** As far as one travels from a point: what the area of a drive time was made from. `Name` is the address or ZIP code of the point. */
export interface Travel {
  Latitude: number
  Longitude: number
  Mode: TravelMode
  Unit: TravelUnit
  /** Minutes or miles. */
  Value: number
  Name?: string | undefined
}

/** The modes as choices. */
export const travelModeNames: Record<TravelMode, string> = { Car: 'Drive', Bike: 'Bike', Foot: 'Walk' }

const nouns: Record<TravelMode, string> = { Car: 'drive', Bike: 'bike ride', Foot: 'walk' }

/** How far: "10 min", "3 mi", "4.83 km". */
export function travelLength(
  { Unit, Value }: Pick<Travel, 'Unit' | 'Value'>,
  units: Units = 'miles',
): string {
  if (Unit === 'Minutes') return `${Value} min`
  return `${Math.round(inUnits(Value, units) * 100) / 100} ${unitSign(units)}`
}

/** A travel in words: "10 min drive of 68046", "3 mi walk of 41.2586, -95.9378". */
export function travelText(travel: Travel, units?: Units): string {
  return `${travelLength(travel, units)} ${nouns[travel.Mode]} of ${travel.Name ?? pointLabel(travel)}`
}

/** A travel as text, for links: "Car 10 Minutes 41.2586 -95.9378 68046". */
export const travelCode = ({ Mode, Value, Unit, Latitude, Longitude, Name }: Travel): string =>
  [Mode, Value, Unit, Latitude, Longitude, ...(Name ? [Name] : [])].join(' ')

/** The travel of such a text; undefined for any other, as links are typed by hand too. */
export function travelFrom(code: string): Travel | undefined {
  const [mode, value, unit, latitude, longitude, ...name] = code.split(' ')
  const Mode = travelModes.find((one) => one === mode)
  const Unit = travelUnits.find((one) => one === unit)
  const [Value, Latitude, Longitude] = [Number(value), Number(latitude), Number(longitude)]
  if (!Mode || !Unit || !(Value > 0 && Value <= MAX_TRAVEL[Unit])) return undefined
  if (!(Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180)) return undefined
  return { Mode, Unit, Value, Latitude, Longitude, ...(name.length > 0 && { Name: name.join(' ') }) }
}
