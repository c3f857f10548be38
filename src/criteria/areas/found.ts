import type { Point } from '#contract/place.ts'
import type { Place } from '../places.ts'

/** An area that a text or a file holds, with the name and the role that it has there. */
export interface FoundArea {
  name?: string | undefined
  place: Place
  excluded: boolean
}

export interface FoundPoint extends Point {
  name?: string | undefined
}

export interface FoundLine {
  name?: string | undefined
  Points: Point[]
}

/** What was found: points still want a radius, lines a width. `notes` tell what was skipped or changed, and why. */
export interface Found {
  areas: FoundArea[]
  points: FoundPoint[]
  lines: FoundLine[]
  notes: string[]
  /** That outlines were made simpler: corners before and after, and how far a line has moved at most. */
  thinned?: { from: number; to: number; miles: number } | undefined
}

export const nothingFound = (): Found => ({ areas: [], points: [], lines: [], notes: [] })

/** How many things were found. */
export const sizeOf = ({ areas, points, lines }: Found): number => areas.length + points.length + lines.length
