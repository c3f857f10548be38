import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countsQuery, gatheredTallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { chipsOf } from '#criteria/describe.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useMultiple, useService } from '#session/service.ts'
import { reportMessages as messages } from '../messages.ts'
import { type AreaReport, type CountRow, reportFields, sectionOf } from '../model/report.ts'
import { type CountyName, type ReportSearch, type Scopes, scopesOf, withoutArea } from '../model/scopes.ts'

/** What is counted for a line of the page: a kind of records in each scope. */
interface CountedLine {
  kind: Kind
  label: string
  criteria: Scopes<Criteria>
}

interface ReportState {
  report: AreaReport | undefined
  problem: Error | undefined
  retry: () => void
}

/** The report of the search's area compared with its counties; these are undefined while they are looked up. */
export function useAreaReport(counties: readonly CountyName[] | undefined): ReportState {
  const search: ReportSearch = { kind: useKind(), criteria: useCriteria() }
  const available = useAvailableKinds()
  const tallies = useTallies(search, available, counties)
  const counts = useCounts(linesOf(search, counties ?? []), available, counties !== undefined)
  const notes = useNotes(search, available, counties)
  const isReady = counties && available && tallies.sections && counts.rows
  return {
    report: isReady
      ? { counts: counts.rows ?? [], sections: tallies.sections ?? [], notes, hasCounty: counties.length > 0 }
      : undefined,
    problem: tallies.problem ?? counts.problem,
    retry: () => {
      tallies.retry()
      counts.retry()
    },
  }
}

/** The kinds of which the service has data; all where that is not known, undefined until the service says. */
function useAvailableKinds(): readonly Kind[] | undefined {
  const service = useService()
  return useMemo(
    () => service && kinds.filter((kind) => !service.data || service.data[kind] !== undefined),
    [service],
  )
}

const scopeNames = ['area', 'county', 'country'] as const

/** The sections of the page, from one call of several tallies for each kind. */
function useTallies(
  search: ReportSearch,
  available: readonly Kind[] | undefined,
  counties: readonly CountyName[] | undefined,
) {
  const multiple = useMultiple()
  const industry = useIndustryName()
  const fields = reportFields.filter(({ kind }) => available?.includes(kind))
  const queries = fields.flatMap(({ kind, field }) => {
    const criteria = scopesOf(kind, search, counties ?? [])
    return scopeNames.map((scope) => ({
      ...gatheredTallyQuery(kind, criteria[scope] ?? {}, [field], multiple),
      placeholderData: undefined,
      enabled: counties !== undefined && criteria[scope] !== undefined,
    }))
  })
  const answers = useQueries({ queries })
  const sections = fields.map((field, i) => {
    const [area, county, country] = answers.slice(3 * i, 3 * i + 3).map(({ data }) => data)
    if (!area || !country || (!county && counties?.length)) return undefined
    return { section: sectionOf(field, { area, county, country }, industry) }
  })
  return {
    sections: sections.includes(undefined) ? undefined : sections.flatMap((found) => found?.section ?? []),
    problem: answers.find(({ error }) => error)?.error ?? undefined,
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch()
    },
  }
}

/** The lines of counts: adults beside heads and partners where these are what is counted otherwise. */
function linesOf(search: ReportSearch, counties: readonly CountyName[]): CountedLine[] {
  const people = scopesOf('people', search, counties)
  const withAll = (IncludeAllResidents: true | undefined): Scopes<Criteria> => ({
    area: { ...people.area, IncludeAllResidents },
    county: people.county && { ...people.county, IncludeAllResidents },
    country: { ...people.country, IncludeAllResidents },
  })
  return [
    { kind: 'companies', label: messages.companies, criteria: scopesOf('companies', search, counties) },
    { kind: 'people', label: messages.people, criteria: withAll(undefined) },
    { kind: 'people', label: messages.adults, criteria: withAll(true) },
  ]
}

/** How many records there are, from one call of several counts for each kind. */
function useCounts(lines: readonly CountedLine[], available: readonly Kind[] | undefined, enabled: boolean) {
  const multiple = useMultiple()
  const countedLines = (kind: Kind) => lines.filter((line) => line.kind === kind && available?.includes(kind))
  const criteriaOf = (kind: Kind) =>
    countedLines(kind).flatMap(({ criteria }) => scopeNames.flatMap((scope) => criteria[scope] ?? []))
  const query = (kind: Kind) => ({
    ...countsQuery(kind, criteriaOf(kind), multiple),
    placeholderData: undefined,
    enabled: enabled && criteriaOf(kind).length > 0,
  })
  const answers = { companies: useQuery(query('companies')), people: useQuery(query('people')) }
  const all = Object.values(answers)
  const isReady = kinds.every((kind) => answers[kind].data || countedLines(kind).length === 0)
  return {
    rows: isReady ? kinds.flatMap((kind) => rowsOf(countedLines(kind), answers[kind].data ?? [])) : undefined,
    problem: all.find(({ error }) => error)?.error ?? undefined,
    retry: () => {
      for (const answer of all) if (answer.error) void answer.refetch()
    },
  }
}

/** The counts of lines out of one answer, in the order in which they were requested. */
function rowsOf(lines: readonly CountedLine[], counts: readonly number[]): CountRow[] {
  let next = 0
  return lines.map(({ label, criteria }) => ({
    label,
    counts: {
      area: counts[next++] ?? 0,
      county: criteria.county && (counts[next++] ?? 0),
      country: counts[next++] ?? 0,
    },
  }))
}

/** What the figures are of, in sentences. */
function useNotes(
  search: ReportSearch,
  available: readonly Kind[] | undefined,
  counties: readonly CountyName[] | undefined,
): string[] {
  const data = useService()?.data
  const others = chipsOf(search.kind, withoutArea(search.criteria)).map(
    ({ label, text }) => `${label}: ${text}`,
  )
  const names = (available ?? []).flatMap((kind) => data?.[kind]?.name ?? [])
  const only = search.kind === 'companies' ? messages.onlyCompanies : messages.onlyPeople
  return [
    ...(others.length ? [only(others.join('; '))] : []),
    messages.indexNote,
    ...(available?.includes('people') ? [messages.peopleNote] : []),
    ...(counties?.length
      ? [messages.countyNote(counties.map(({ County, StateProvince }) => `${County}, ${StateProvince}`))]
      : []),
    ...(names.length ? [messages.countryNote([...new Set(names)])] : []),
    ...((available ?? []).some((kind) => data?.[kind]?.sample) ? [messages.sampleNote] : []),
  ]
}
