import type { FileFormat } from '#files/column.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import type { Job } from './job.ts'

/** The name of a job's file; an incomplete one ends with “-part”. */
export function fileNameOf({ order: { file, form }, state }: Pick<Job, 'order' | 'state'>): string {
  return `${file}${state === 'done' ? '' : '-part'}.${extensionOf(form)}`
}

export const extensionOf = (form: FileFormat): string => fileFormats[form].extension
