import { isFollowUp, isNearestColumn } from '#files/columns.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import { withFollowUp } from '#records/follow-up.ts'
import { withNearest } from '#records/nearest.ts'
import type { AnyRecord } from '#records/record.ts'
import { readFollowUps } from '#storage/follow-ups.ts'
import { duplicateTexts, exportJobMessages } from '../messages/jobs.ts'
import { fileNameOf } from '../model/file-name.ts'
import type { Job } from '../model/job.ts'
import { excludedDuplicates } from './duplicates.ts'
import { readJob } from './stored-pages.ts'
import { excludedIdsOf, storedRecords } from './stored-records.ts'

/** A written file: its records, notes for the person, and the file itself unless it is on disk. */
export interface WrittenFile {
  name: string
  records: number
  notes: string[]
  blob?: Blob
}

/** Writes the file of a job from its stored pages: to disk through `handle`, where it appears once complete, else as a blob. */
export async function writeFile(id: string, handle?: FileSystemFileHandle): Promise<WrittenFile> {
  const job = await readJob(id)
  if (!job) throw new Error(exportJobMessages.jobNotFound)
  const name = fileNameOf(job)
  if (handle) return { name, ...(await toDisk(job, handle)) }
  const parts: Blob[] = []
  const written = await write(job, async (part) => {
    parts.push(new Blob([part]))
  })
  return { name, ...written, blob: new Blob(parts, { type: fileFormats[job.order.form].type }) }
}

async function toDisk(job: Job, handle: FileSystemFileHandle) {
  const stream = await handle.createWritable()
  try {
    const written = await write(job, (part) => stream.write(part as FileSystemWriteChunkType))
    await stream.close()
    return written
  } catch (problem) {
    await stream.abort().catch(() => {})
    throw problem
  }
}

async function write(job: Job, put: (part: BlobPart) => Promise<void>) {
  const { kind, columns, form } = job.order
  const writer = await fileFormats[form].writer({ kind, columns })
  const excluded = await excludedIdsOf(job)
  const duplicates = await excludedDuplicates(job, excluded)
  const followUps = columns.some(isFollowUp) ? await readFollowUps(kind) : undefined
  const filled = (record: AnyRecord) =>
    columns.some(isNearestColumn) ? withNearest(record, job.order.origins) : record
  let records = 0
  for await (const page of storedRecords(job, excluded)) {
    const included = page.filter(({ Id }) => !duplicates.has(Id))
    records += included.length
    const part = writer.add(included.map((record) => filled(withFollowUp(record, followUps?.get(record.Id)))))
    if (part !== undefined) await put(part)
  }
  await put(await writer.end())
  return { records, notes: [...duplicateTexts(job.order, duplicates.size), ...(writer.notes?.() ?? [])] }
}
