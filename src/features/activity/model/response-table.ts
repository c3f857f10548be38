import { NONE } from '#shared/text/format.ts'

/** A response as a table of texts. */
export interface AnswerTable {
  columns: string[]
  rows: string[][]
}

const MAX_COLUMNS = 60

const cellText = (value: unknown): string =>
  value === undefined || value === null
    ? NONE
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The table of a response: the items of a list as rows, or the fields of an object. */
export function tableOf(answer: unknown): AnswerTable | undefined {
  if (Array.isArray(answer)) return ofItems(answer)
  if (!isObject(answer)) return undefined
  const rows = Object.entries(answer).map(([name, value]) => [name, cellText(value)])
  return rows.length ? { columns: ['Field', 'Value'], rows } : undefined
}

function ofItems(items: readonly unknown[]): AnswerTable | undefined {
  if (items.length === 0) return undefined
  if (!items.every(isObject)) return { columns: ['Value'], rows: items.map((item) => [cellText(item)]) }
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))].slice(0, MAX_COLUMNS)
  return { columns, rows: items.map((item) => columns.map((name) => cellText(item[name]))) }
}
