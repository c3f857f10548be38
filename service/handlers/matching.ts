import { type Kind, kinds, type RecordOf } from '#contract/kind.ts'
import {
  DEFAULT_CONFIDENCE,
  DEFAULT_MATCHES,
  MAX_MATCH_COUNT,
  type MatchRequest,
  type MatchResponse,
} from '#contract/match.ts'
import type { MatchCriteria, MatchQuery } from '../match/criteria.ts'
import type { MatchedRecord, MatchedRecords, Store } from '../store/store.ts'
import { type Context, cutter } from './records.ts'

const kindsOf: Record<MatchRequest['RequestType'], readonly Kind[]> = {
  Company: ['companies'],
  Person: ['people'],
  Any: ['companies', 'people'],
}
const wordFor = { companies: 'Company', people: 'Person' } as const

/** A matched record of either kind. */
type Match = MatchedRecord<RecordOf<Kind>> & { kind: Kind }

interface KindMatches {
  MatchCount: number
  matches: Match[]
}

/** Runs the queries of a kind. */
type Find = <K extends Kind>(
  store: Store<K>,
  queries: readonly MatchQuery[],
  signal: AbortSignal,
) => Promise<MatchedRecords<RecordOf<K>>[]>

const separately: Find = (store, queries, signal) =>
  Promise.all(
    queries.map(({ Limit, Confidence, Probability, ...criteria }) =>
      store.match(criteria, { Limit, Confidence, Probability }, signal),
    ),
  )

const inOneBatch: Find = (store, queries, signal) => store.matchMany(queries, signal)

/** The records closest to a request, of the requested kinds, best first (reference, Match; open-points, Match). */
export async function matchOne(request: MatchRequest, context: Context): Promise<MatchResponse> {
  const [response] = await responsesTo([request], context, separately)
  return response as MatchResponse
}

/** Several requests of one call, answered in their order; single look-ups of others go before them. */
export async function matchEach(
  requests: readonly (MatchRequest & { RequestId: string })[],
  context: Context,
): Promise<MatchResponse[]> {
  const responses = await matchMany(requests, context)
  return responses.map((response, i) => ({ ...response, RequestId: requests[i]?.RequestId }))
}

/** The same without the ids of requests. */
export const matchMany = (requests: readonly MatchRequest[], context: Context): Promise<MatchResponse[]> =>
  responsesTo(requests, context, inOneBatch)

async function responsesTo(
  requests: readonly MatchRequest[],
  context: Context,
  find: Find,
): Promise<MatchResponse[]> {
  const found = await Promise.all(kinds.map((kind) => foundOf(kind, requests, context, find)))
  return requests.map((request, i) =>
    responseOf(
      request,
      found.flatMap((ofKind) => ofKind.get(i) ?? []),
      context.email,
    ),
  )
}

/** The matches of one kind, by the number of the request; requests for other kinds are not included. */
async function foundOf<K extends Kind>(
  kind: K,
  requests: readonly MatchRequest[],
  { stores, signal }: Context,
  find: Find,
): Promise<Map<number, KindMatches>> {
  const applicable = requests.flatMap((request, i) => {
    if (!kindsOf[request.RequestType].includes(kind)) return []
    const criteria = criteriaOf(kind, request)
    return criteria.Name || criteria.Phone || criteria.Address ? [{ i, criteria, request }] : []
  })
  if (applicable.length === 0) return new Map()
  const queries = applicable.map(({ criteria, request }) => {
    const { Limit = DEFAULT_MATCHES, Confidence = DEFAULT_CONFIDENCE, Probability = 0 } = request
    return { ...criteria, Limit, Confidence, Probability }
  })
  const found = await find(stores[kind], queries, signal)
  return new Map(
    applicable.map(({ i }, at) => {
      const { MatchCount = 0, matches = [] } = found[at] ?? {}
      return [i, { MatchCount, matches: matches.map((match) => ({ ...match, kind })) }]
    }),
  )
}

function responseOf(request: MatchRequest, lists: readonly KindMatches[], email: boolean): MatchResponse {
  const { Limit = DEFAULT_MATCHES, ResourceType = 'Basic' } = request
  const matches = lists
    .flatMap(({ matches }) => matches)
    .sort((a, b) => b.Score - a.Score || b.Probability - a.Probability)
    .slice(0, Limit)
  const count = lists.reduce((sum, { MatchCount }) => sum + MatchCount, 0)
  const records = matches.map((match) => ({ ...match, shown: shown(match, ResourceType, email) }))
  const isRich = ResourceType === 'Enhanced'
  const of = (kind: Kind) =>
    records.filter((match) => isRich && match.kind === kind).map(({ shown }) => shown)
  return {
    MatchCount: Math.min(count, MAX_MATCH_COUNT),
    Matches: {
      Common: isRich ? [] : records.map(({ shown }) => shown),
      Companies: of('companies'),
      People: of('people'),
    },
    ScoreSummary: matches.map(summaryOf),
  }
}

/** The criteria of one kind: for a company its name, for a person the parts of a name, for either the plain `Name`. */
function criteriaOf(kind: Kind, request: MatchRequest): MatchCriteria {
  const { Name, CompanyName, FirstName, LastName, StreetAddress, BirthDate, AgeRange } = request
  const { City, StateProvince, PostalCode, Country, Phone } = request
  const person = [FirstName, LastName].filter(Boolean).join(' ') || undefined
  return {
    Name: kind === 'companies' ? (CompanyName ?? Name) : (person ?? Name),
    Address: StreetAddress,
    City,
    StateProvince,
    PostalCode,
    Country,
    Phone,
    ...(kind === 'people' && { BirthDate, AgeRange }),
  }
}

/** How a record was matched, in wire order. */
const markOf = ({ Probability, RuleName, Score }: Match) => ({ Probability, RuleName, Score })

function shown(match: Match, ResourceType: string, email: boolean) {
  return { ...cutter(match.kind, { ResourceType }, email)(match.record), ...markOf(match) }
}

function summaryOf(match: Match) {
  const { kind, record } = match
  const { Probability, ...rule } = markOf(match)
  return { Href: `/v1/${kind}/${record.Id}`, Probability, ResourceType: wordFor[kind], ...rule }
}
