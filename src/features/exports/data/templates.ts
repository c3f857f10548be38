import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { Column } from '#files/column.ts'
import { notice } from '#session/notices.ts'
import { announceChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { columnMessages } from '../messages/new-export.ts'

/** Columns with their order and headings; the name is unique within the kind. */
export const Template = z.object({
  kind: z.enum(kinds),
  name: z.string().min(1),
  columns: z.array(Column).min(1),
})
export type Template = z.infer<typeof Template>

const keyOf = ({ kind, name }: Pick<Template, 'kind' | 'name'>) => `${kind}/${name}`

/** The templates of a kind by name; values that do not fit the schema are ignored. */
export const templatesQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['templates', kind],
    queryFn: (): Promise<Template[]> =>
      inTransaction(['templates'], 'readonly', async (table) => {
        const all = (await table('templates').getAll()).flatMap(
          (value) => Template.safeParse(value).data ?? [],
        )
        return all.filter((one) => one.kind === kind).toSorted((a, b) => a.name.localeCompare(b.name))
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Deletes templates and adds others in one transaction. */
async function replaceTemplates(deleted: readonly Template[], added: readonly Template[]): Promise<void> {
  await inTransaction(['templates'], 'readwrite', async (table) => {
    for (const one of deleted) await table('templates').delete(keyOf(one))
    for (const one of added) await table('templates').put(one, keyOf(one))
  })
  announceChange('templates')
}

const undoTo = (deleted: readonly Template[], added: readonly Template[]) => () => {
  void replaceTemplates(deleted, added)
}

/** Saves a template and replaces one of the same name; the notice can undo it. */
export async function saveTemplate(template: Template): Promise<void> {
  const { name } = template
  const before = await inTransaction(['templates'], 'readonly', (table) =>
    table('templates').get(keyOf(template)),
  )
  const old = Template.safeParse(before).data
  await replaceTemplates([], [template])
  notice({
    text: old ? columnMessages.templateReplaced(name) : columnMessages.templateSaved(name),
    undo: undoTo([template], old ? [old] : []),
  })
}

/** Renames a template; the notice can undo it. */
export async function renameTemplate(template: Template, name: string): Promise<void> {
  const renamed = { ...template, name }
  await replaceTemplates([template], [renamed])
  notice({ text: columnMessages.templateRenamed(template.name, name), undo: undoTo([renamed], [template]) })
}

/** Deletes a template; the notice can undo it. */
export async function deleteTemplate(template: Template): Promise<void> {
  await replaceTemplates([template], [])
  notice({ text: columnMessages.templateDeleted(template.name), undo: undoTo([], [template]) })
}
