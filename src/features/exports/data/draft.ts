import type { Kind } from '#contract/kind.ts'
import type { Column, FileFormat } from '#files/column.ts'
import type { KeepRule } from '#lists/duplicates.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import type { FieldsOrder } from './export-queries.ts'

/** What a person chose for the next export, beside what is exported. */
export interface Draft {
  form: FileFormat
  columns: readonly Column[]
  /** As it was typed; undefined for all. */
  most: string | undefined
  /** As it was typed; undefined until it is, while it follows the name of what is exported. */
  file: string | undefined
  leftOut: readonly string[]
  distinct: readonly MatchKey[]
  /** Which one of those that are the same is written, and the ids that were chosen instead. */
  keep: KeepRule
  kept: readonly string[]
  way: 'ids-first' | 'at-once'
}

/** What of a draft says which fields are asked for. */
export const orderIn = (
  kind: Kind,
  { form, columns, distinct, keep }: Pick<Draft, 'form' | 'columns' | 'distinct' | 'keep'>,
): FieldsOrder => ({ kind, form, columns, distinct, keep })

/** What is wrong with a draft, by the part at which it is said. */
export interface DraftErrors {
  most?: string
  file?: string
}

export function faultsOf({ most, file }: Pick<Draft, 'most' | 'file'>): DraftErrors {
  const number = mostOf({ most })
  return {
    ...(number !== undefined &&
      !(Number.isInteger(number) && number > 0) && { most: 'A whole number over 0' }),
    ...(file?.trim() === '' && { file: 'A name for the file' }),
  }
}

/** Records at most; undefined for all. */
export const mostOf = ({ most }: Pick<Draft, 'most'>): number | undefined =>
  most === undefined ? undefined : Number(most.replaceAll(',', ''))

/** Records at most as far as that is a number that can be had; undefined for all. */
export const mostIn = (draft: Pick<Draft, 'most' | 'file'>): number | undefined =>
  faultsOf(draft).most ? undefined : mostOf(draft)

/** The day in a file's name. */
export const today = (): string => new Date().toISOString().slice(0, 10)
