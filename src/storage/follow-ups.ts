import type { Kind } from '#contract/kind.ts'
import { FollowUp, type FollowUps, isBlank, noFollowUp, withChanges } from '#records/follow-up.ts'
import { announceChange } from './changes.ts'
import { inTransaction, type Store } from './database.ts'

const keyOf = (kind: Kind, id: string) => `${kind}/${id}`
const rangeOf = (kind: Kind) => IDBKeyRange.bound(keyOf(kind, ''), keyOf(kind, '\uffff'))

/** The stored follow-ups of a kind of records. Those that cannot be read are absent, and not deleted. */
export async function readFollowUps(kind: Kind): Promise<FollowUps> {
  const [keys, values] = await inTransaction(['followUps'], 'readonly', (table) => {
    const stored = table('followUps')
    return Promise.all([stored.getAllKeys(rangeOf(kind)), stored.getAll(rangeOf(kind))])
  })
  return new Map(
    keys.flatMap((key, i) => {
      const { data } = FollowUp.safeParse(values[i])
      return data ? [[key.slice(kind.length + 1), data] as const] : []
    }),
  )
}

/** Records whose follow-ups are written in one transaction: more of them would block the page. */
const BATCH = 2_000

/**
 * Reads, changes and writes the follow-ups of records; a blank one is deleted. Returns them as they were before, for
 * `putFollowUps`. Raises `StorageProblem`.
 */
export async function changeFollowUps(
  kind: Kind,
  ids: readonly string[],
  change: (followUp: FollowUp) => Partial<FollowUp>,
): Promise<[id: string, before: FollowUp][]> {
  const all: [string, FollowUp][] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    const before = await inTransaction(['followUps'], 'readwrite', async (table) => {
      const stored = table('followUps')
      const values = await Promise.all(some.map((id) => stored.get(keyOf(kind, id))))
      const found = values.map((value) => FollowUp.safeParse(value).data ?? noFollowUp)
      await Promise.all(
        some.map((id, i) => {
          const old = found[i] ?? noFollowUp
          return write(stored, keyOf(kind, id), withChanges(old, change(old)))
        }),
      )
      return found
    })
    all.push(...some.map((id, i): [string, FollowUp] => [id, before[i] ?? noFollowUp]))
  }
  announceChange('followUps')
  return all
}

/** Stores follow-ups as they are: the undo of a change. */
export async function putFollowUps(
  kind: Kind,
  given: readonly (readonly [id: string, FollowUp])[],
): Promise<void> {
  for (let at = 0; at < given.length; at += BATCH)
    await inTransaction(['followUps'], 'readwrite', (table) =>
      Promise.all(
        given
          .slice(at, at + BATCH)
          .map(([id, followUp]) => write(table('followUps'), keyOf(kind, id), followUp)),
      ),
    )
  announceChange('followUps')
}

const write = (stored: Store<'followUps'>, key: string, followUp: FollowUp): Promise<unknown> =>
  isBlank(followUp) ? stored.delete(key) : stored.put(followUp, key)
