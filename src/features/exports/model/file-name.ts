import type { FileFormat } from '#files/column.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import { fold } from '#shared/text/fold.ts'
import type { Job } from './job.ts'

/** The name of a job's file; one that has not all of its records says so. */
export function fileNameOf({ order: { file, form }, state }: Pick<Job, 'order' | 'state'>): string {
  return `${file}${state === 'done' ? '' : '-part'}.${extensionOf(form)}`
}

export const extensionOf = (form: FileFormat): string => fileFormats[form].extension

/** Words as the name of a file, without what some systems do not let stand in one. */
export function asFileName(words: string): string {
  const plain = fold(words)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 80) || 'export'
}
