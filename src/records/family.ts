import type { AnyRecord } from './record.ts'

/** What a company is to the one that is looked at. */
export type Role = 'above' | 'parent' | 'this' | 'sibling' | 'child'

/** A company of a family with those below it. */
export interface Relative {
  record: AnyRecord
  role: Role
  below: Relative[]
  /** How many more there are below it than are listed. */
  more: number
}

/** Some of the companies of one parent, and how many there are. */
export interface Subsidiaries {
  records: readonly AnyRecord[]
  count: number
}

/** The parents of a company, the nearest first, and why the chain ends where it does. */
export interface Line {
  parents: readonly AnyRecord[]
  /** Id of a parent of which there is no record. */
  missing?: string
  /** Whether the chain leads back to itself. */
  circular?: boolean
}

const none: Subsidiaries = { records: [], count: 0 }

const beyond = ({ records, count }: Subsidiaries) => Math.max(0, count - records.length)

/** The family of a company as a tree: its parents above it, its siblings beside it, its children below. */
export function familyOf(self: AnyRecord, { parents }: Line, children = none, siblings = none): Relative {
  const known = new Set([self.Id, ...parents.map(({ Id }) => Id)])
  const leaves = ({ records }: Subsidiaries, role: Role): Relative[] =>
    records.filter(({ Id }) => !known.has(Id)).map((record) => ({ record, role, below: [], more: 0 }))
  const [below, beside] = [leaves(children, 'child'), leaves(siblings, 'sibling')]
  const start: Relative = { record: self, role: 'this', below, more: beyond(children) }
  return parents.reduce<Relative>(
    (lower, record, i) =>
      i === 0
        ? { record, role: 'parent', below: [lower, ...beside], more: beyond(siblings) }
        : { record, role: 'above', below: [lower], more: 0 },
    start,
  )
}

/** How many companies a family has, and on how many levels. */
export function sizeOf({ below, more }: Relative): { companies: number; levels: number } {
  const sizes = below.map(sizeOf)
  return {
    companies: 1 + more + sizes.reduce((sum, { companies }) => sum + companies, 0),
    levels: 1 + Math.max(more > 0 ? 1 : 0, ...sizes.map(({ levels }) => levels)),
  }
}

/** Follows the parents of a company up, as far as they are known, at most `max` of them; never round in a circle. */
export async function lineOf(
  self: AnyRecord,
  read: (id: string) => Promise<AnyRecord | undefined>,
  max: number,
): Promise<Line> {
  const parents: AnyRecord[] = []
  for (let next = self.ParentCompany; next !== undefined && parents.length < max; ) {
    const seen = [self, ...parents].some(({ Id }) => Id === next)
    if (seen) return { parents, circular: true }
    const record = await read(next)
    if (!record) return { parents, missing: next }
    parents.push(record)
    next = record.ParentCompany
  }
  return { parents }
}
