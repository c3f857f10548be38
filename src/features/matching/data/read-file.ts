import { readErrorOf } from '#shared/tabular/file-error.ts'
import { profileFile } from '#shared/tabular/file-profile.ts'
import { yieldToMain } from '#shared/time-slices.ts'
import { guessedMapping } from '../model/file/columns/guess-mapping.ts'
import { addToTally, columnsKey, emptyTally, type Tally } from '../model/file/columns/row-tally.ts'
import type { MatchJob } from '../model/file/job.ts'
import { classifiedRows, openJobFile } from './file-rows.ts'
import { fileOf, readMatchJob, rememberedColumns, updateMatchJob } from './stored-matches.ts'

type OnShare = (share: number) => void

/** Milliseconds after which a count yields to events, so that it can be aborted. */
const YIELD_MS = 100

/** Reads a file for the first time, or again after a correction, and stores its profile and the mapping of its columns. */
export async function readFile(id: string, onShare: OnShare): Promise<void> {
  const job = await readMatchJob(id)
  if (job?.state !== 'reading') return
  try {
    const profile = await profileFile(await fileOf(id), job.corrections, onShare)
    const mapping = await mappingFor(job, profile)
    await updateMatchJob(id, (now) =>
      now.state === 'reading' && sameCorrections(now, job)
        ? { ...now, state: 'columns', understood: profile, ...mapping, fault: undefined, tally: undefined }
        : now,
    )
  } catch (problem) {
    const error = readErrorOf(problem)
    await updateMatchJob(id, (now) =>
      now.state === 'reading' ? { ...now, state: 'unreadable', fault: error } : now,
    )
  }
}

const sameCorrections = (a: MatchJob, b: MatchJob) =>
  JSON.stringify(a.corrections) === JSON.stringify(b.corrections)

/** The mapping of the columns: that of the stored answers, else that of the last file with the same columns, else a guess. */
async function mappingFor(
  { kind, asked: answered }: MatchJob,
  profile: NonNullable<MatchJob['understood']>,
): Promise<Pick<MatchJob, 'kind' | 'mapping' | 'toCheck'>> {
  if (answered && JSON.stringify(answered.layout) === JSON.stringify(profile.layout))
    return { kind: answered.kind, mapping: answered.mapping, toCheck: [] }
  const remembered = await rememberedColumns(columnsKey(profile.columns))
  if (remembered?.mapping.length === profile.columns.length) return { ...remembered, toCheck: [] }
  return { kind, ...guessedMapping(kind, profile) }
}

/** Counts the rows of a file that will be looked up, and stores the tally. If the file cannot be read any more, stores and throws the error. */
export async function tallyFile(id: string, signal: AbortSignal, onShare: OnShare): Promise<void> {
  const job = await readMatchJob(id)
  if (!job?.understood) return
  const tally = await tallyOf(job, signal, onShare).catch(async (problem) => {
    const error = readErrorOf(problem)
    await updateMatchJob(id, (now) =>
      now.state === 'columns' && !now.tally ? { ...now, fault: error } : now,
    )
    throw problem
  })
  if (!tally) return
  await updateMatchJob(id, (now) =>
    tallyKey(now) === tallyKey(job) ? { ...now, tally, fault: undefined } : now,
  )
}

/** A tally is valid for one mapping and layout. */
const tallyKey = ({ mapping, understood: profile }: MatchJob) => JSON.stringify([mapping, profile?.layout])

async function tallyOf(job: MatchJob, signal: AbortSignal, onShare: OnShare): Promise<Tally | undefined> {
  const tally = emptyTally()
  const opened = await openJobFile(job)
  const yieldNow = yieldToMain(YIELD_MS)
  for await (const some of classifiedRows(opened, job, (bytes) => onShare(bytes / Math.max(1, job.size)))) {
    await yieldNow()
    if (signal.aborted) return undefined
    for (const { rowClass } of some) addToTally(tally, rowClass)
  }
  return tally
}
