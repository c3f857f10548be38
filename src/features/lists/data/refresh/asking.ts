import { coresFound, coresOf, type Following } from '#api/cores.ts'
import { type Held, handworkOf, refreshedWith } from '#features/lists/model/refreshed.ts'
import { KEPT_STEPS, type List, type Members, MOST_MEMBERS } from '#lists/list.ts'
import { membersAt } from '#lists/members.ts'
import { membersNow } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/slices.ts'

/**
 * What a list would hold if it were made now: a live search is asked anew, with what was taken off and put on by hand since;
 * any other list keeps those of its records that are still there. Ids and versions are not billed.
 */
export async function askedAgain(list: List, following: Following): Promise<Members> {
  const { kind, origin } = list
  if (origin.type !== 'search' || !origin.live) return coresOf(kind, (await membersNow(list)).ids, following)
  const found = await coresFound(kind, origin.criteria, MOST_MEMBERS, following)
  const hand = await inSlices(handworkOf(await keptSteps(list)), following.signal)
  const has = new Set(found.ids)
  const others = [...hand.on.keys()].filter((id) => !has.has(id))
  return refreshedWith(found, hand, await coresOf(kind, others, following))
}

/** The steps whose members are kept; what was done by hand before them is no longer known. */
async function keptSteps({ id, steps }: List): Promise<Held[]> {
  const held = await Promise.all(
    steps.slice(-KEPT_STEPS).map(async (step) => ({
      members: await membersAt(id, step.id),
      refreshed: step.refreshed === true,
    })),
  )
  return held.flatMap(({ members, refreshed }) => (members ? [{ members, refreshed }] : []))
}
