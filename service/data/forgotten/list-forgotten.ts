import { type ForgottenList, MAX_LISTED_FORGOTTEN } from '#contract/forgotten.ts'
import type { Kind } from '#contract/kind.ts'
import { readForgotten } from '#service/store/forgotten/stored-forgotten.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'

/** What was forgotten of a kind, the latest first, without the hashes. */
export async function listForgotten(
  dataDir: string,
  kind: Kind,
  { offset = 0, limit = MAX_LISTED_FORGOTTEN } = {},
): Promise<ForgottenList> {
  const stored = await readForgotten(kindFolder(dataDir, kind))
  const part = stored.toReversed().slice(offset, offset + limit)
  return { kind, total: stored.length, entries: part.map(({ details, ...entry }) => entry) }
}
