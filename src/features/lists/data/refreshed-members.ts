import { coreRecordsOf, coreRecordsOfSearch, type ReadOptions } from '#api/core-records.ts'
import { type List, MAX_MEMBERS, MAX_STORED_STEPS, type Members } from '#lists/list.ts'
import { membersAfter } from '#lists/members.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import { manualEditsOf, refreshedMembers, type StoredVersion } from '../model/refresh/manual-edits.ts'

/**
 * The members of a list after a refresh: a live search runs again, with the manual edits since; any other list keeps the records
 * that still exist. Ids and versions are not billed.
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

/** The versions whose members are stored; manual edits before them are not known. */
async function storedVersions({ id, steps }: List): Promise<StoredVersion[]> {
  const versions = await Promise.all(
    steps.slice(-MAX_STORED_STEPS).map(async (step) => ({
      members: await membersAfter(id, step.id),
      refreshed: step.refreshed === true,
    })),
  )
  return versions.flatMap(({ members, refreshed }) => (members ? [{ members, refreshed }] : []))
}
