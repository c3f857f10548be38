import type { RecordField } from '../../criteria/record.ts'
import { fieldsAsked } from '../columns.ts'
import type { Column, FileForm } from '../job.ts'
import { csv } from './csv.ts'
import type { Form } from './form.ts'

/** Every form in which records leave, in the order in which they are offered. */
export const forms = { csv } as Record<FileForm, Form>

/** The fields that have to be asked of the service for a file of this form with these columns. */
export function fieldsOfForm(form: FileForm, columns: readonly Column[]): RecordField[] {
  return [...new Set([...fieldsAsked(columns), ...(forms[form].needs ?? [])])]
}
