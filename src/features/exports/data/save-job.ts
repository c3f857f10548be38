import { fileFormats } from '#files/formats/all-formats.ts'
import { savableOf } from '../model/export-text.ts'
import { extensionOf, fileNameOf } from '../model/file-name.ts'
import type { Job } from '../model/job.ts'
import { fileWanted } from './runner.ts'

/** From this many records on, a file is streamed to a place on disk that the person chooses, where the browser can. */
const LARGE = 20_000

interface Picker {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>
}

/** Writes and saves the file of a job; a large one goes straight to disk. Nothing happens when no place is chosen. */
export async function saveJob(job: Job): Promise<void> {
  const { showSaveFilePicker } = globalThis as Picker
  if (!showSaveFilePicker || savableOf(job) < LARGE) return fileWanted(job.id)
  try {
    fileWanted(job.id, await showSaveFilePicker(pickerOf(job)))
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
