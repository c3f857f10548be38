import type { Note } from '#service/normalize/notes.ts'
import { growingNumbers } from '#service/store/names/growing-numbers.ts'
import type { ReadTotals } from '../import-kind.ts'
import { newKeyList } from '../key-list.ts'
import type { Key } from '../key-table.ts'

/** Who has which parent, by position in the file. */
export interface Parents {
  parentOf(child: number): number | undefined
  /** Why the parent that a row states was removed. */
  noteOf(child: number): Note | undefined
}

/** The parents that rows state, while the file is read: a parent may come after its child. */
export function newStatedParents() {
  const children = growingNumbers()
  const keys = newKeyList()
  return {
    add(child: number, parent: Key): void {
      children.add(child)
      keys.add(parent)
    },
    isEmpty: () => children.length() === 0,
    /** Children with their parents; a parent is undefined when no row has its id. */
    *pairs(placeOf: ReadTotals['placeOf']): Generator<[child: number, parent: number | undefined]> {
      for (let i = 0; i < children.length(); i++) yield [children.at(i), placeOf(keys.at(i))]
    },
  }
}

const reasons = [undefined, 'parentMissing', 'parentSelf', 'parentCycle'] as const

/** What is known of a row while circles are searched. */
const ON_PATH = 1
const RESOLVED = 2

/** The members of the circle that begins at `start`, or none. `parents` are positions counted from 1. */
function circleFrom(start: number, parents: Uint32Array, states: Uint8Array): number[] {
  const path: number[] = []
  let at = start
  while (at >= 0 && states[at] === 0) {
    path.push(at)
    states[at] = ON_PATH
    at = (parents[at] as number) - 1
  }
  const circle = at >= 0 && states[at] === ON_PATH ? path.slice(path.indexOf(at)) : []
  for (const member of path) states[member] = RESOLVED
  return circle
}

/**
 * Parents that exist, are another company and lead to a top: a company in a circle has no parent. `stated` are pairs of positions among
 * `rows`, the parent's undefined when no row has it.
 */
export function resolveParents(
  stated: Iterable<[child: number, parent: number | undefined]>,
  rows: number,
): Parents {
  const parents = new Uint32Array(rows)
  const removed = new Uint8Array(rows)
  for (const [child, parent] of stated) {
    if (parent !== undefined && parent !== child) parents[child] = parent + 1
    else removed[child] = reasons.indexOf(parent === child ? 'parentSelf' : 'parentMissing')
  }
  const states = new Uint8Array(rows)
  for (let start = 0; start < rows; start++)
    for (const child of circleFrom(start, parents, states)) {
      parents[child] = 0
      removed[child] = reasons.indexOf('parentCycle')
    }
  return {
    parentOf: (child) => (parents[child] ? parents[child] - 1 : undefined),
    noteOf: (child) => reasons[removed[child] ?? 0],
  }
}
