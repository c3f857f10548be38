import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { auditFiles } from './audit-files.ts'
import { BEGINNING } from './chain.ts'
import { entryOfLine, linesOf } from './read-lines.ts'

/** The hash of the last line of the file that was written last, and its name; the beginning where there is none. */
export async function endOfNewest(folder: string): Promise<{ file: string; hash: string }> {
  const files = await Promise.all(
    (await auditFiles(folder)).map(async ({ name, day }) => ({
      name,
      day,
      at: await stat(join(folder, name)).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    })),
  )
  const [newest] = files.sort((a, b) => b.day.localeCompare(a.day) || b.at - a.at)
  if (!newest) return { file: 'nothing', hash: BEGINNING }
  let hash = BEGINNING
  for await (const line of linesOf(join(folder, newest.name))) hash = entryOfLine(line)?.hash ?? hash
  return { file: newest.name, hash }
}
