import { coreRecordsOf, coreRecordsOfSearch, type ReadOptions } from '#api/core-records.ts'
import { type List, MAX_MEMBERS, MAX_STORED_STEPS, type Members } from '#lists/list.ts'
import { membersAfter } from '#lists/members.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import { manualEditsOf, refreshedMembers, type StoredVersion } from '../model/refresh/manual-edits.ts'

/**
 * What a list would hold if it were made now: a live search is asked anew, with what was taken off and put on by hand since;
 * any other list keeps those of its records that are still there. Ids and versions are not billed.
 */
export async function fetchRefreshedMembers(list: List, following: ReadOptions): Promise<Members> {
  const { kind, origin } = list
  if (origin.type !== 'search' || !origin.live)
    return coreRecordsOf(kind, (await currentMembers(list)).ids, following)
  const found = await coreRecordsOfSearch(kind, origin.criteria, MAX_MEMBERS, following)
  const hand = await inSlices(manualEditsOf(await storedVersions(list)), following.signal)
  const has = new Set(found.ids)
  const others = [...hand.added.keys()].filter((id) => !has.has(id))
  return refreshedMembers(found, hand, await coreRecordsOf(kind, others, following))
}

/** The steps whose members are kept; what was done by hand before them is no longer known. */
async function storedVersions({ id, steps }: List): Promise<StoredVersion[]> {
  const held = await Promise.all(
    steps.slice(-MAX_STORED_STEPS).map(async (step) => ({
      members: await membersAfter(id, step.id),
      refreshed: step.refreshed === true,
    })),
  )
  return held.flatMap(({ members, refreshed }) => (members ? [{ members, refreshed }] : []))
}
