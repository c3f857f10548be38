import { readErrorOf } from '#shared/tabular/file-error.ts'
import { profileFile } from '#shared/tabular/file-profile.ts'
import { yieldToMain } from '#shared/time-slices.ts'
import { guessMapping } from '../model/file/columns/guess-mapping.ts'
import { addToTally, emptyTally, type Tally } from '../model/file/columns/plan.ts'
import { columnsKey } from '../model/file/columns/row-tally.ts'
import type { MatchJob } from '../model/file/job.ts'
import { classifiedRows, openedFile } from './file-rows.ts'
import { fileOf, readMatchJob, rememberedColumns, updateMatchJob } from './stored-matches.ts'

type OnShare = (share: number) => void

/** Milliseconds after which a count hears whether it is given up: a file that is read at once never lets go of its thread. */
const YIELD_MS = 100

/** Reads a file for the first time, or anew after it was corrected: keeps what it holds and which column is what. */
export async function readFile(id: string, onShare: OnShare): Promise<void> {
  const job = await readMatchJob(id)
  if (job?.state !== 'reading') return
  try {
    const understood = await profileFile(await fileOf(id), job.corrections, onShare)
    const guessed = await mappingFor(job, understood)
    await updateMatchJob(id, (now) =>
      now.state === 'reading' && sameCorrections(now, job)
        ? { ...now, state: 'columns', understood, ...guessed, fault: undefined, tally: undefined }
        : now,
    )
  } catch (problem) {
    const fault = readErrorOf(problem)
    await updateMatchJob(id, (now) =>
      now.state === 'reading' ? { ...now, state: 'unreadable', fault } : now,
    )
  }
}

const sameCorrections = (a: MatchJob, b: MatchJob) =>
  JSON.stringify(a.corrections) === JSON.stringify(b.corrections)

/** Which column is what: as it was asked, as the last time for a file with the same columns, else guessed. */
async function mappingFor(
  { kind, asked }: MatchJob,
  understood: NonNullable<MatchJob['understood']>,
): Promise<Pick<MatchJob, 'kind' | 'mapping' | 'toCheck'>> {
  if (asked && JSON.stringify(asked.layout) === JSON.stringify(understood.layout))
    return { kind: asked.kind, mapping: asked.mapping, toCheck: [] }
  const remembered = await rememberedColumns(columnsKey(understood.columns))
  if (remembered?.mapping.length === understood.columns.length) return { ...remembered, toCheck: [] }
  const { mapping, certainty } = guessMapping(kind, understood)
  return { kind, mapping, toCheck: certainty.flatMap((how, i) => (how === 'check' ? [i] : [])) }
}

/**
 * Reads a file to tell how many of its rows are asked about, unless it is told to stop. Where the file cannot be read any more, that is
 * kept for whoever chooses its columns, and raised.
 */
export async function tallyFile(id: string, signal: AbortSignal, onShare: OnShare): Promise<void> {
  const job = await readMatchJob(id)
  if (!job?.understood) return
  const tally = await tallyOf(job, signal, onShare).catch(async (problem) => {
    const fault = readErrorOf(problem)
    await updateMatchJob(id, (now) => (now.state === 'columns' && !now.tally ? { ...now, fault } : now))
    throw problem
  })
  if (!tally) return
  await updateMatchJob(id, (now) =>
    tallyKey(now) === tallyKey(job) ? { ...now, tally, fault: undefined } : now,
  )
}

/** What the count of a file's rows depends on. */
const tallyKey = ({ mapping, understood }: MatchJob) => JSON.stringify([mapping, understood?.layout])

async function tallyOf(job: MatchJob, signal: AbortSignal, onShare: OnShare): Promise<Tally | undefined> {
  const tally = emptyTally()
  const opened = await openedFile(job)
  const yieldNow = yieldToMain(YIELD_MS)
  for await (const some of classifiedRows(opened, job, (bytes) => onShare(bytes / Math.max(1, job.size)))) {
    await yieldNow()
    if (signal.aborted) return undefined
    for (const { rowClass: turn } of some) addToTally(tally, turn)
  }
  return tally
}
