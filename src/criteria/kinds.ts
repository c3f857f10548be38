import type { Kind } from '#contract/kind.ts'
import { count } from '#shared/text/format.ts'

/** What a kind is called, alone, in numbers, and at the beginning of a sentence. */
export const kindNames: Record<Kind, { one: string; many: string; Title: string }> = {
  companies: { one: 'company', many: 'companies', Title: 'Companies' },
  people: { one: 'person', many: 'people', Title: 'People' },
}

/** "1 company", "1,204 people". */
export function counted(kind: Kind, n: number): string {
  return `${count(n)} ${n === 1 ? kindNames[kind].one : kindNames[kind].many}`
}
