import { skipToken, useQuery } from '@tanstack/react-query'
import { foundRecordsQuery, type Lookup } from '#api/find-records.ts'
import { kindNames as kindText } from '#criteria/kinds.ts'
import { finderMessages as messages } from '#features/finder/messages.ts'
import { fieldText } from '#records/field-text.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { type FinderResult, matchResult } from '../data/finder-results.ts'
import type { FinderResults } from './useFinderResults.ts'

const noLookup: Lookup = { kind: 'companies', by: 'id', text: '' }

/** The records of a lookup as results, with its status. */
export function useLookupResults(
  lookup: Lookup | undefined,
): FinderResults & { message?: string | undefined } {
  const query = foundRecordsQuery(lookup ?? noLookup)
  const { data, error } = useQuery(lookup ? query : { ...query, queryFn: skipToken })
  if (!lookup) return { results: [], isComplete: true }
  if (error) return { results: [], isComplete: true, message: error.message }
  if (!data) return { results: [], isComplete: false, message: messages.lookingItUp }
  const { kind, text } = lookup
  if (data.length === 0)
    return {
      isComplete: true,
      results: lookup.by === 'name' ? [matchResult(kind, text)] : [],
      message: `No ${kindText[kind].one} matches “${text}”.`,
    }
  return {
    isComplete: true,
    results: data.map((record) => found(kind, record)),
    message: messages.loadedFor(kind, data.length, text),
  }
}

function found(kind: Lookup['kind'], record: AnyRecord): FinderResult {
  const { Id, City, StateProvince } = record
  const place = [City, StateProvince].filter(Boolean).join(', ')
  const detail = [fieldText(record, 'Address'), place, fieldText(record, 'Phone')].filter(Boolean).join(' · ')
  return {
    id: `record ${Id}`,
    group: 'Records',
    label: nameOf(kind, record) ?? Id,
    detail,
    action: { type: 'record', kind, id: Id },
  }
}
