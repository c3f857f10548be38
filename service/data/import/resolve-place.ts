import type { Point } from '#contract/place.ts'
import { titleCase } from '#service/normalize/city.ts'
import type { Note } from '#service/normalize/notes.ts'
import { isHere, type PointReading, straighten } from '#service/normalize/point.ts'
import { remember } from '#service/normalize/remember.ts'
import {
  countiesOf,
  countyAt,
  type PostalArea,
  postalArea,
  postalAreas,
} from '#service/reference/places/places.ts'
import type { PostalReading } from '#shared/address/postal-code.ts'
import { stateByName } from '#shared/address/states.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { cleanText } from '#shared/text/clean-text.ts'

const stateNamed = remember(stateByName)

/** Where a row says it is, each part read by itself. */
export interface Stated {
  state: string
  city: string | undefined
  county: string
  postal: PostalReading
  point: PointReading
  phone: string | undefined
}

export interface ImportedPlace {
  StateProvince?: string
  City?: string
  County?: string
  Location?: Point
}

/** A postal code's area may reach this far from its middle into the next state. */
const NEAR_MILES = 40
const FAR_MILES = 100
/** Degrees, about three miles: the accuracy of the borders in the data. */
const BORDER = 0.05

let areaCodeStates: Map<string, string> | undefined

/** The state whose postal areas an area code serves: codes do not cross state lines. */
function stateOfPhone(phone: string | undefined): string | undefined {
  areaCodeStates ??= new Map(
    postalAreas().flatMap((area) => area.AreaCodes.map((code) => [code, area.StateProvince])),
  )
  return phone?.length === 10 ? areaCodeStates.get(phone.slice(0, 3)) : undefined
}

interface Witnesses {
  stated?: string
  postal?: string
  point?: string
  phone?: string
}

/**
 * The state of a row whose parts may contradict each other. Stated state, postal code and point have a vote each; the most
 * votes win. Where they are equal, the area code of the phone decides; else the postal code is preferred to the point, and the point to
 * the stated state. So a company of Valley, NE 68064 with a Nebraska phone remains in Nebraska though its point is in Rhode Island, and
 * 61 companies of Rock Springs, "CO" 82901 with points in Wyoming are in Wyoming. A point within three miles of the postal code's state
 * has no vote: at a border both may be right.
 */
export function decideState({ stated, postal, point, phone }: Witnesses): string | undefined {
  const voices = [postal, point, stated].filter((state) => state !== undefined)
  const count = (state: string) => voices.filter((other) => other === state).length
  const max = Math.max(...voices.map(count))
  const leading = voices.filter((state) => count(state) === max)
  return leading.find((state) => state === phone) ?? leading[0] ?? phone
}

const around = [-BORDER, 0, BORDER]

function touches(state: string, { Latitude, Longitude }: Point): boolean {
  if (countyAt(Latitude, Longitude)?.StateProvince === state) return true
  return around.some((north) =>
    around.some((east) => countyAt(Latitude + north, Longitude + east)?.StateProvince === state),
  )
}

interface Judged {
  Location?: Point
  note?: Note
}

const middleOf = ({ Latitude, Longitude }: PostalArea): Point => ({ Latitude, Longitude })

/** Keeps, moves or drops a point; `area` is the postal code's when it is in the row's state. */
function judgePoint(
  point: Point,
  pointState: string | undefined,
  state: string | undefined,
  area?: PostalArea,
): Judged {
  const miles = area ? milesBetween(point, middleOf(area)) : 0
  const elsewhere = state !== undefined && (pointState ? pointState !== state : !isHere(point))
  const excused = elsewhere && ((area && miles <= NEAR_MILES) || touches(state, point))
  if (elsewhere && !excused)
    return area ? { Location: middleOf(area), note: 'pointMoved' } : { note: 'pointAbroad' }
  return miles > FAR_MILES ? { Location: point, note: 'pointFar' } : { Location: point }
}

function stateNote(cell: string, stated: string | undefined, state: string | undefined): Note | undefined {
  if (stated === state && stated) return undefined
  if (stated) return 'stateOutvoted'
  if (cell) return state ? 'stateFromPlace' : 'stateUnknown'
  return state ? 'stateFilled' : undefined
}

/** A normalized county: without "County", as the Census has it where known. */
function countyNamed(cell: string, state: string | undefined): string | undefined {
  const text = cleanText(cell).replace(/\s+(county|co\.?)$/i, '')
  if (text === '') return undefined
  const known = state
    ? countiesOf(state).find(({ County }) => County.toLowerCase() === text.toLowerCase())
    : undefined
  return known?.County ?? (text === text.toUpperCase() ? titleCase(text) : text)
}

/** Puts the parts of a place in agreement and fills what is missing from the rest; says what it did. */
export function resolvePlace({ state: cell, city, county, postal, point, phone }: Stated): {
  place: ImportedPlace
  notes: Note[]
} {
  const stateCell = cleanText(cell)
  const stated = stateCell ? stateNamed(stateCell) : undefined
  const known = postalArea(postal.PostalCode ?? postal.area ?? '')
  const straight = straighten(point)
  const at = straight.point && countyAt(straight.point.Latitude, straight.point.Longitude)
  const doubtful =
    known &&
    straight.point &&
    at?.StateProvince !== known.StateProvince &&
    touches(known.StateProvince, straight.point)
  const state = decideState({
    stated,
    postal: known?.StateProvince,
    point: doubtful ? undefined : at?.StateProvince,
    phone: stateOfPhone(phone),
  })
  const area = known?.StateProvince === state ? known : undefined
  const judged = straight.point ? judgePoint(straight.point, at?.StateProvince, state, area) : undefined
  const filled: Judged | undefined =
    !judged && area ? { Location: middleOf(area), note: 'pointFilled' } : undefined
  const { Location } = judged ?? filled ?? {}
  const inState = judged?.Location === straight.point && at?.StateProvince === state ? at : undefined
  const County = countyNamed(county, state) ?? inState?.County ?? (area?.County || undefined)
  const City = city ?? area?.City
  const done: (Note | undefined | false)[] = [
    stateNote(stateCell, stated, state),
    postal.note,
    known && !area && 'zipElsewhere',
    postal.PostalCode !== undefined && !known && 'zipUnknown',
    straight.note,
    judged?.note ?? filled?.note,
    City !== undefined && city === undefined && 'cityFilled',
    County !== undefined && cleanText(county) === '' && 'countyFilled',
  ]
  return {
    place: { StateProvince: state, City, County, Location },
    notes: done.filter((note) => !!note) as Note[],
  }
}
