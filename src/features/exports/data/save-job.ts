import { fileFormats } from '#files/formats/all-formats.ts'
import { extensionOf, fileNameOf } from '../model/file-name.ts'
import type { Job } from '../model/job.ts'
import { savableOf } from '../model/job-figures.ts'
import { writeJobFile } from './export-worker.ts'

/** From this many records on, a file is streamed to a path that the person selects, where the browser supports it. */
const MIN_STREAMED = 20_000

interface Picker {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>
}

/** Writes and saves the file of a job; a large one is streamed to disk. Nothing happens when the file picker is canceled. */
export async function saveJob(job: Job): Promise<void> {
  const { showSaveFilePicker } = globalThis as Picker
  if (!showSaveFilePicker || savableOf(job) < MIN_STREAMED) return writeJobFile(job.id)
  try {
    writeJobFile(job.id, await showSaveFilePicker(pickerOf(job)))
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem
  }
}

function pickerOf(job: Job) {
  const { form } = job.order
  const type = fileFormats[form].type.split(';', 1)[0] as string
  const types = [{ description: fileFormats[form].label, accept: { [type]: [`.${extensionOf(form)}`] } }]
  return { suggestedName: fileNameOf(job), types }
}
