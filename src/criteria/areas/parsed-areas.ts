import type { Point } from '#contract/place.ts'
import type { CriteriaPlace } from '../places.ts'
import type { Travel } from './travel.ts'

/** An area of a text or a file, with its name and role there. */
export interface ParsedArea {
  name?: string | undefined
  place: CriteriaPlace
  excluded: boolean
  /** What the area of a drive time was made from. */
  travel?: Travel | undefined
}

export interface ParsedPoint extends Point {
  name?: string | undefined
}

export interface ParsedLine {
  name?: string | undefined
  Points: Point[]
}

/** An address of a list, whose point is yet to be located. */
export interface ListedAddress {
  name?: string | undefined
  text: string
}

/** What a text or a file holds. Points become areas with a radius, lines with a width. `notes` say what was skipped or changed, and why. */
export interface ParsedAreas {
  areas: ParsedArea[]
  points: ParsedPoint[]
  lines: ParsedLine[]
  /** Addresses, which become points once they are located. */
  addresses: ListedAddress[]
  notes: string[]
  /** Set when outlines lost corners: corners before and after, and how many miles a line moved at most. */
  simplified?: { from: number; to: number; miles: number } | undefined
}

export const noParsedAreas = (): ParsedAreas => ({
  areas: [],
  points: [],
  lines: [],
  addresses: [],
  notes: [],
})

/** How many areas, points, lines and addresses were found. */
export const parsedCount = ({ areas, points, lines, addresses }: ParsedAreas): number =>
  areas.length + points.length + lines.length + addresses.length
