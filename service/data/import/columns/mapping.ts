import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { exclusions } from '#contract/imports.ts'
import { kinds } from '#contract/kind.ts'
import { type SourceName, sourceNames } from '#service/reference/categories/sources.ts'
import { DataError } from '#service/versions/data-error.ts'
import { type Field, fieldNames } from '../fields.ts'
import { ColumnSource } from './column-source.ts'

const Code = z.string().regex(/^\d{4}(\d{2})?$/, 'must be a SIC code of 4 or 6 digits')

const SkipRule = z.strictObject({
  column: z.string(),
  values: z.array(z.string()).min(1).optional(),
  empty: z.literal(true).optional(),
  unless: z.string().optional(),
  reason: z.string().min(1),
})
export type SkipRule = z.infer<typeof SkipRule>

const Categories = z.strictObject({
  columns: z.array(z.string()).min(1),
  table: z
    .enum(sourceNames as [SourceName, ...SourceName[]], `must be one of ${sourceNames.join(', ')}`)
    .optional(),
  each: z.boolean().optional(),
  main: z
    .strictObject({ columns: z.array(z.string()).min(1), values: z.array(z.string()).min(1) })
    .optional(),
  ancestors: z.string().min(1).optional(),
  others: z.array(z.string()).min(1).optional(),
  separator: z.string().min(1).optional(),
  words: z.array(z.string()).min(1).optional(),
  map: z
    .record(
      z.string(),
      z.union([Code, z.record(z.string(), Code), z.null()], {
        error: 'must be a SIC code, an object of words with codes, or null',
      }),
    )
    .default({}),
})
export type Categories = z.infer<typeof Categories>

/** A mapping file (examples/README.md): what it does not have is guessed. */
export const Mapping = z.strictObject({
  about: z.string().optional(),
  kind: z.enum(kinds, `must be ${kinds.join(' or ')}`).optional(),
  delimiter: z.string().length(1).optional(),
  encoding: z.string().min(1).optional(),
  guess: z.boolean().optional(),
  columns: z
    .partialRecord(z.enum(fieldNames as [Field, ...Field[]]), ColumnSource, {
      error: 'must be fields with their columns',
    })
    .default({}),
  skip: z.array(SkipRule).default([]),
  exclude: z.array(z.enum(exclusions, `must be ${exclusions.join(' or ')}`)).default([]),
  /** Null where no column has the category. */
  categories: Categories.nullable().optional(),
})
export type Mapping = z.infer<typeof Mapping>

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new DataError(`The mapping file ${file} is not JSON: ${(error as Error).message}`)
  }
}

/** Where and what is wrong; an unknown key is named. */
function inWords({ path, message, ...issue }: z.core.$ZodIssue): string {
  const keys = 'keys' in issue ? issue.keys : undefined
  const unknown = keys?.map((key) => `"${key}"`).join(', ')
  if (unknown)
    return `${[...path, ''].join('.')}${unknown} is not known${path[0] === 'columns' ? ` (fields: ${fieldNames.join(', ')})` : ''}`
  return `${path.join('.')} ${message}`
}

/** Reads a mapping file. Throws a `DataError` that names each invalid key. */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new DataError(`There is no mapping file ${file}`)
  })
  return asMapping(parseJson(text, file), `The mapping file ${file}`)
}

/** The content of a mapping file, by its name `of`. Throws a `DataError` that names each invalid key. */
export function asMapping(content: unknown, of = 'The mapping'): Mapping {
  const parsed = Mapping.safeParse(content)
  if (parsed.success) return parsed.data
  throw new DataError(`${of}: ${parsed.error.issues.map(inWords).join('; ')}`)
}
