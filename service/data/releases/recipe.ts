import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { exclusions } from '#contract/imports.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { readStored } from '#service/versions/stored-json.ts'
import { baseOf } from '../import/columns/cell-path.ts'
import { columnsIn } from '../import/columns/column-source.ts'
import { Mapping } from '../import/columns/mapping.ts'

/** How the files of a release were read: by a preset, or by a mapping with every column that was guessed. */
const Recipe = z.object({
  preset: z.string().optional(),
  mapping: Mapping.optional(),
  sheet: z.string().optional(),
  exclude: z.array(z.enum(exclusions)).default([]),
})
export type Recipe = z.infer<typeof Recipe>

/** Stores how a release was read in the folder of its version. */
export const writeRecipe = (folder: string, recipe: Recipe) =>
  writeFile(join(folder, versionFiles.recipe), JSON.stringify(recipe, undefined, 2), { mode: 0o600 })

/** How the version in `folder` was read; undefined where that is not stored. */
export const readRecipe = (folder: string): Promise<Recipe | undefined> =>
  readStored(join(folder, versionFiles.recipe), Recipe)

/** The columns that a mapping reads. */
export function namedColumns({ columns, categories, skip }: Mapping): string[] {
  const named = [
    ...Object.values(columns).flatMap((source) => (source ? columnsIn(source) : [])),
    ...(categories?.columns ?? []),
    ...(categories?.words ?? []),
    ...skip.map(({ column }) => column),
  ]
  return [...new Set(named.map(baseOf))]
}

/** The columns that a mapping reads and a file does not have. */
export function missingColumns(mapping: Mapping, there: readonly string[]): string[] {
  const has = new Set(there)
  return namedColumns(mapping).filter((column) => !has.has(column))
}
