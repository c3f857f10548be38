import type { Kind, RecordOf } from '#contract/kind'
import {
  DEFAULT_CONFIDENCE,
  DEFAULT_MATCHES,
  type MatchRequest,
  type MatchResponse,
  MOST_MATCHES,
} from '#contract/match'
import { countryOf } from '#contract/place'
import { eachOf } from './each-of.ts'
import { type Context, cutter } from './records.ts'
import type { Found, MatchCriteria } from './store/store.ts'

const kindsOf: Record<MatchRequest['RequestType'], readonly Kind[]> = {
  Company: ['companies'],
  Person: ['people'],
  Any: ['companies', 'people'],
}
const wordFor = { companies: 'Company', people: 'Person' } as const

/** A found record of either kind. */
type Match = Found<RecordOf<Kind>> & { kind: Kind }

/** The records closest to a request, of the kinds it asks for, best first (reference, Match; open-points, Match). */
export async function matchOne(request: MatchRequest, context: Context): Promise<MatchResponse> {
  const { Limit = DEFAULT_MATCHES, ResourceType = 'Basic' } = request
  const lists = await Promise.all(kindsOf[request.RequestType].map((kind) => found(kind, request, context)))
  const matches = lists
    .flat()
    .sort((a, b) => b.Score - a.Score)
    .slice(0, Limit)
  const records = matches.map((match) => ({ ...match, shown: shown(match, ResourceType, context.email) }))
  const isRich = ResourceType === 'Enhanced'
  const of = (kind: Kind) =>
    records.filter((match) => isRich && match.kind === kind).map(({ shown }) => shown)
  return {
    MatchCount: matches.length,
    Matches: {
      Common: isRich ? [] : records.map(({ shown }) => shown),
      Companies: of('companies'),
      People: of('people'),
    },
    ScoreSummary: matches.map(summaryOf),
  }
}

/** Requests of one call that are answered at a time: others' calls are answered in between. */
const AT_A_TIME = 4

/** Several requests, each with its id, answered in their order. */
export function matchEach(
  requests: readonly (MatchRequest & { RequestId: string })[],
  context: Context,
): Promise<MatchResponse[]> {
  return eachOf(requests, AT_A_TIME, context.signal, async ({ RequestId, ...request }) => ({
    ...(await matchOne(request, context)),
    RequestId,
  }))
}

async function found(kind: Kind, request: MatchRequest, { stores, signal }: Context): Promise<Match[]> {
  const { Limit = DEFAULT_MATCHES, Confidence = DEFAULT_CONFIDENCE, Country } = request
  const criteria = criteriaOf(kind, request)
  if (!criteria.Name && !criteria.Phone && !criteria.Address) return []
  // Those of another country are left out afterwards, and must not take the place of those that stay.
  const most = Country ? MOST_MATCHES : Limit
  const matches = await stores[kind].match(criteria, { Limit: most, Confidence }, signal)
  return matches
    .filter(({ record }) => !Country || !record.StateProvince || countryOf(record.StateProvince) === Country)
    .map((match) => ({ ...match, kind }))
}

/** What a kind is matched by: a company by its own name, a person by the parts of one, either by the plain `Name`. */
function criteriaOf(kind: Kind, request: MatchRequest): MatchCriteria {
  const { Name, CompanyName, FirstName, LastName, StreetAddress, City, StateProvince, PostalCode, Phone } =
    request
  const person = [FirstName, LastName].filter(Boolean).join(' ') || undefined
  return {
    Name: kind === 'companies' ? (CompanyName ?? Name) : (person ?? Name),
    Address: StreetAddress,
    City,
    StateProvince,
    PostalCode,
    Phone,
  }
}

function shown({ kind, record, RuleName, Score }: Match, ResourceType: string, email: boolean) {
  return { ...cutter(kind, { ResourceType }, email)(record), RuleName, Score }
}

function summaryOf({ kind, record, RuleName, Score }: Match) {
  return { Href: `/v1/${kind}/${record.Id}`, ResourceType: wordFor[kind], RuleName, Score }
}
