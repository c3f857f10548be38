/** An Id, and the key of its record. */
export type IdEntry = readonly [id: string, key: number]

/** An Id with its key in each of two versions; undefined where a version does not have it. */
export interface MergedId {
  id: string
  before: number | undefined
  after: number | undefined
}

/** Joins the Ids of two versions, both in rising order, in one pass; the result is in that order too. */
export function* mergeIds(before: Iterable<IdEntry>, after: Iterable<IdEntry>): Generator<MergedId> {
  const [earlier, later] = [before[Symbol.iterator](), after[Symbol.iterator]()]
  let [a, b] = [earlier.next(), later.next()]
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : compareIds(a.value[0], b.value[0])
    const id = (order <= 0 ? a.value : b.value) as IdEntry
    yield {
      id: id[0],
      before: order <= 0 ? (a.value as IdEntry)[1] : undefined,
      after: order >= 0 ? (b.value as IdEntry)[1] : undefined,
    }
    if (order <= 0) a = earlier.next()
    if (order >= 0) b = later.next()
  }
}

const compareIds = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
