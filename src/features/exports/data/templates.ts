import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { Column } from '#files/column.ts'
import { notice } from '#session/notices.ts'
import { announceChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'

/** Columns with their order and headings, under a name that is its own within the kind. */
export const Template = z.object({
  kind: z.enum(kinds),
  name: z.string().min(1),
  columns: z.array(Column).min(1),
})
export type Template = z.infer<typeof Template>

const keyOf = ({ kind, name }: Pick<Template, 'kind' | 'name'>) => `${kind}/${name}`

/** The templates of a kind in the order of their names; what cannot be read is left out. */
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

/** Takes templates away and puts others in their place, in one step. */
async function replaced(gone: readonly Template[], come: readonly Template[]): Promise<void> {
  await inTransaction(['templates'], 'readwrite', async (table) => {
    for (const one of gone) await table('templates').delete(keyOf(one))
    for (const one of come) await table('templates').put(one, keyOf(one))
  })
  announceChange('templates')
}

const back = (gone: readonly Template[], come: readonly Template[]) => () => {
  void replaced(gone, come)
}

/** Keeps a template; one of the same name gives way, and the notice brings it back. */
export async function templateSaved(template: Template): Promise<void> {
  const { name } = template
  const before = await inTransaction(['templates'], 'readonly', (table) =>
    table('templates').get(keyOf(template)),
  )
  const old = Template.safeParse(before).data
  await replaced([], [template])
  notice({
    words: `${old ? 'Replaced' : 'Saved'} the template “${name}”.`,
    undo: back([template], old ? [old] : []),
  })
}

/** Gives a template another name. */
export async function templateRenamed(template: Template, name: string): Promise<void> {
  const renamed = { ...template, name }
  await replaced([template], [renamed])
  notice({ words: `“${template.name}” is now “${name}”.`, undo: back([renamed], [template]) })
}

/** Deletes a template; the notice brings it back. */
export async function templateDeleted(template: Template): Promise<void> {
  await replaced([template], [])
  notice({ words: `Deleted the template “${template.name}”.`, undo: back([], [template]) })
}
