import { skipToken, useQuery } from '@tanstack/react-query'
import { foundRecordsQuery, type Lookup } from '#api/find-records.ts'
import { counted, kindNames as kindText } from '#criteria/kinds.ts'
import { fieldText } from '#records/field-text.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { type Finding, matchFinding } from '../data/findings.ts'

const nobody: Lookup = { kind: 'companies', by: 'id', text: '' }

/** The records of a look-up as findings, with words on how it went. */
export function useFoundRecords(lookup: Lookup | undefined): {
  findings: Finding[]
  words?: string | undefined
} {
  const query = foundRecordsQuery(lookup ?? nobody)
  const { data, error } = useQuery(lookup ? query : { ...query, queryFn: skipToken })
  if (!lookup) return { findings: [] }
  if (error) return { findings: [], words: error.message }
  if (!data) return { findings: [], words: 'Looking it up…' }
  const { kind, text } = lookup
  if (data.length === 0)
    return {
      findings: lookup.by === 'name' ? [matchFinding(kind, text)] : [],
      words: `No ${kindText[kind].one} is found by “${text}”.`,
    }
  return {
    findings: data.map((record) => found(kind, record)),
    words: `${counted(kind, data.length)} read for “${text}”`,
  }
}

function found(kind: Lookup['kind'], record: AnyRecord): Finding {
  const { Id, City, StateProvince } = record
  const place = [City, StateProvince].filter(Boolean).join(', ')
  const detail = [fieldText(record, 'Address'), place, fieldText(record, 'Phone')].filter(Boolean).join(' · ')
  return {
    id: `record ${Id}`,
    group: 'Records',
    label: nameOf(kind, record) ?? Id,
    detail,
    act: { type: 'record', kind, id: Id },
  }
}
