import { excludedIds } from '#lists/excluded-ids.ts'
import { linesOf } from '#lists/ids-text.ts'
import type { Job } from '../model/job.ts'
import { sourceOf } from './stored-pages.ts'

/** Those left out when a job began, and those who have since been put on a list not to be contacted. */
export async function excludedOf({ id, order }: Job): Promise<ReadonlySet<string>> {
  const { leftOut } = await sourceOf(id)
  return new Set([...linesOf(leftOut), ...(await excludedIds(order.kind, []))])
}
