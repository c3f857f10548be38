import { atBase } from '#shared/base-path.ts'

/** What `public/dictionary/sic.json` holds: `[Id, Description, children]`, divisions outermost. */
export type IndustryRow = [Id: string, Description: string, children?: IndustryRow[]]

/** Words for a code: its description, that of the code above it, or the code itself. */
export type IndustryName = (code: string) => string

export function industryNamer(descriptionOf: (code: string) => string | undefined): IndustryName {
  const name = (code: string): string | undefined =>
    descriptionOf(code) ?? (code.length > 2 ? name(code.slice(0, -2)) : undefined)
  return (code) => name(code) ?? code
}

/** The rows of the industry dictionary that comes with the app. Rejects where it cannot be loaded. */
export async function fetchIndustryRows(signal?: AbortSignal): Promise<IndustryRow[]> {
  return (await fetch(atBase('/dictionary/sic.json'), { signal: signal ?? null })).json()
}

/** Names by the dictionary, for workers; codes remain where it cannot be loaded. */
export async function fetchIndustryNames(): Promise<IndustryName> {
  const rows = await fetchIndustryRows().catch(() => [])
  const descriptions = new Map<string, string>()
  const add = ([id, description, children = []]: IndustryRow) => {
    descriptions.set(id, description)
    children.forEach(add)
  }
  rows.forEach(add)
  return industryNamer((code) => descriptions.get(code))
}
