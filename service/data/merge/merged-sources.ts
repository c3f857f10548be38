import { companyFields } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import type { MergedSource } from '#contract/merged-source.ts'
import { personFields } from '#contract/person.ts'
import type { RowOf } from '#service/store/row.ts'
import { fieldText } from '../releases/differing-fields.ts'
import { units } from './units.ts'

type Fields = Readonly<Record<string, unknown>>

/** What follows from other fields of its unit, or is of neither source. */
const derived: ReadonlySet<string> = new Set([
  ...['AddressParsed', 'AreaCode', 'LocationGrade', 'LocationId', 'SicGrade', 'UpdateDate'],
])
/** Fields of a record that a build takes under another name. */
const recordNames: Readonly<Record<string, string>> = { SquareFeet: 'SquareFootage', Age: 'AgeRange' }
const known: Record<Kind, ReadonlySet<string>> = {
  companies: new Set(companyFields),
  people: new Set(personFields),
}

interface Merged<K extends Kind> {
  into: RowOf<K>
  from: RowOf<K>
  /** `into` completed with `from`. */
  merged: RowOf<K>
}

/**
 * The sources of a merged record other than its own: those that `into` had already, that of `from` or the name of its `set`, and those of `from`, each with the
 * fields that have its value. Undefined where all have the record's own source. Pure.
 */
export function mergedSources<K extends Kind>(
  kind: K,
  rows: Merged<K>,
  set: string,
): MergedSource[] | undefined {
  const { into, from } = rows
  const taken = takenFields(kind, rows)
  const others = from.MergedSources ?? []
  const ofOthers = new Set(others.flatMap(namesOf))
  const listed = into.MergedSources ?? []
  const sources = new Map<string, MergedSource>()
  const add = (source: MergedSource, fields: readonly string[]) => {
    const key = keyOf(source)
    if (key === keyOf(into)) return
    const all = [...namesOf(sources.get(key) ?? {}), ...fields]
    sources.set(key, withFields(source, all))
  }
  for (const source of listed)
    add(
      source,
      namesOf(source).filter((field) => !taken.includes(field)),
    )
  add(
    { Source: from.Source ?? set, SourceId: from.SourceId },
    taken.filter((field) => !ofOthers.has(field)),
  )
  for (const source of others)
    add(
      source,
      namesOf(source).filter((field) => taken.includes(field)),
    )
  return sources.size > 0 ? [...sources.values()] : undefined
}

const keyOf = ({ Source, SourceId }: { Source?: string | undefined; SourceId?: string | undefined }) =>
  JSON.stringify([Source, SourceId])

const namesOf = ({ Fields }: Partial<MergedSource>) => Fields?.split(', ') ?? []

const withFields = ({ Source, SourceId }: MergedSource, fields: readonly string[]): MergedSource => ({
  Source,
  ...(SourceId !== undefined && { SourceId }),
  ...(fields.length > 0 && { Fields: [...new Set(fields)].join(', ') }),
})

/** The fields of the record that have the value of `from`, which `into` does not have. */
function takenFields<K extends Kind>(kind: K, { into, merged }: Merged<K>): string[] {
  const textOf = (row: RowOf<K>, field: string) => fieldText((row as unknown as Fields)[field])
  return units[kind]
    .flatMap(({ fields }) => fields)
    .filter((field) => {
      const text = textOf(merged, field)
      return !derived.has(field) && text !== '' && text !== textOf(into, field)
    })
    .map((field) => recordNames[field] ?? field)
    .filter((field) => known[kind].has(field))
}
