import { fileFormats } from '#files/formats/all-formats.ts'
import { duplicatesText } from '../model/export-text.ts'
import { fileNameOf } from '../model/file-name.ts'
import type { Job } from '../model/job.ts'
import { duplicatesOf } from './duplicates.ts'
import { excludedOf } from './excluded-of-job.ts'
import { storedRecords } from './records.ts'
import { readJob } from './stored-pages.ts'

/** A file that was written: how many records stand in it, what is to be told of it, and the file unless it is on disk. */
export interface Written {
  name: string
  records: number
  notes: string[]
  blob?: Blob
}

/**
 * Writes the file of a job out of its stored pages: to disk through `handle`, where the browser shows nothing of it before it
 * is whole, else as a blob.
 */
export async function writeFile(id: string, handle?: FileSystemFileHandle): Promise<Written> {
  const job = await readJob(id)
  if (!job) throw new Error('This export is no longer there.')
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
  const leftOut = await excludedOf(job)
  const doubles = await duplicatesOf(job, leftOut)
  let records = 0
  for await (const all of storedRecords(job, leftOut)) {
    const some = all.filter(({ Id }) => !doubles.has(Id))
    records += some.length
    const part = writer.add(some)
    if (part !== undefined) await put(part)
  }
  await put(await writer.end())
  return { records, notes: [...duplicatesText(job.order, doubles.size), ...(writer.notes?.() ?? [])] }
}
