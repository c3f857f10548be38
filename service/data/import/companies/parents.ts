import type { Note } from '#service/normalize/notes.ts'

/** Parents by child, and why others were removed. */
export interface Parents {
  parents: Map<number, number>
  notes: { note: Note; child: number }[]
}

/** The members of the circle that begins at `start`, or none. */
function circleFrom(start: number, parents: ReadonlyMap<number, number>, resolved: Set<number>): number[] {
  const path: number[] = []
  const onPath = new Set<number>()
  let at: number | undefined = start
  while (at !== undefined && !resolved.has(at) && !onPath.has(at)) {
    path.push(at)
    onPath.add(at)
    at = parents.get(at)
  }
  for (const member of path) resolved.add(member)
  return at !== undefined && onPath.has(at) ? path.slice(path.indexOf(at)) : []
}

/**
 * Parents that exist, are another company and lead to a top: a company in a circle has no parent. `wanted` are pairs of Ids, the
 * parent's undefined when no row has it.
 */
export function resolveParents(wanted: Iterable<[child: number, parent: number | undefined]>): Parents {
  const parents = new Map<number, number>()
  const notes: Parents['notes'] = []
  for (const [child, parent] of wanted) {
    if (parent !== undefined && parent !== child) parents.set(child, parent)
    else notes.push({ note: parent === child ? 'parentSelf' : 'parentMissing', child })
  }
  const resolved = new Set<number>()
  const inCircles = [...parents.keys()].flatMap((child) => circleFrom(child, parents, resolved))
  for (const child of inCircles) {
    parents.delete(child)
    notes.push({ note: 'parentCycle', child })
  }
  return { parents, notes }
}
