import { customFieldsLimit, pageLimits } from '#contract/company.ts'
import { DEFAULT_LIMIT, MAX_COUNTS, MAX_TALLIES } from '#contract/endpoints.ts'
import { DEFAULT_MATCHES, MAX_MATCH_COUNT, ROWS_PER_CALL, ruleNames } from '#contract/match.ts'
import { MAX_AREAS, MAX_POLYGON_POINTS, MAX_RADIUS_MILES } from '#contract/place.ts'
import { MAX_TALLY_FIELDS, MAX_TALLY_ROWS } from '#contract/tally.ts'
import type { Plan } from '../keys/keys.ts'
import { defaultPlans, type PlanLimits } from '../limits/plans.ts'

/** A part of the guide: paragraphs, then a table whose first row is its head, then a list. `code` is between backquotes. */
export interface GuideSection {
  id: string
  title: string
  paragraphs: readonly string[]
  table?: readonly (readonly string[])[]
  list?: readonly string[]
}

const thousands = (n: number) => n.toLocaleString('en-US')

const customers: readonly [plan: Plan, customer: string][] = [
  ['trial', 'Free trial (sandbox)'],
  ['credit', 'Credit card'],
  ['a', 'Periodic billing, level A'],
  ['b', 'Periodic billing, level B'],
  ['c', 'Periodic billing, level C'],
]
const planRows = customers.map(([plan, customer]) => {
  const { perMinute, calls, per } = defaultPlans.limits[plan] as PlanLimits
  return [customer, thousands(perMinute), `${thousands(calls)} ${per === 'week' ? 'per week' : 'in total'}`]
})

/** The guide before the endpoints: on the reference page, and in the description of the document. */
export const guideSections: readonly GuideSection[] = [
  {
    id: 'keys',
    title: 'Keys',
    paragraphs: [
      'Every call needs a key of 32 characters, in the header `apikey` or in the query parameter `apikey`. If both are sent, they must be equal. A missing, unknown or revoked key gives 401.',
      'Email addresses are for keys with the email service profile. For other keys `Email` and `email` are unknown names, as criteria, fields and tallies.',
    ],
  },
  {
    id: 'formats',
    title: 'Formats',
    paragraphs: [
      'Answers are JSON or XML, by the `Accept` header and its quality values. `*/*` and no header mean JSON; match requires the header (415). Bodies are JSON or XML in UTF-8 by `Content-Type`, up to 2 MB, not compressed.',
      'Names in bodies are PascalCase, in queries lower case; the service takes any letter case. Missing values are omitted. XML has a namespace on its root, wraps every list in an element, and is described by `catchment.xsd`. A document type is refused.',
    ],
    table: [
      ['Format', 'For', 'Content', 'Maximum per answer'],
      ['Core', 'companies, people, match', 'ETag, Id, Links, ParentCompany', thousands(pageLimits.Core)],
      [
        'Basic',
        'companies, people, match',
        'Core with name, address and location',
        thousands(pageLimits.Basic),
      ],
      [
        'Enhanced',
        'companies, people, match',
        'all fields except interests and model scores',
        thousands(pageLimits.Enhanced),
      ],
      ['LifeStyle', 'people', 'Enhanced with interests', thousands(pageLimits.Enhanced)],
      ['TargetReady', 'people', 'Enhanced with model scores', thousands(pageLimits.Enhanced)],
      ['custom Fields', 'search by body', 'Core with the named fields', thousands(customFieldsLimit)],
    ],
  },
  {
    id: 'paging',
    title: 'Paging and samples',
    paragraphs: [
      `\`limit\` is ${DEFAULT_LIMIT} and \`offset\` 0 by default. To page, raise the offset by the limit on each call; the order of a result does not change while the data is the same. GET calls take both from the query, POST calls from the body only. A limit over the maximum of the format is refused.`,
      'With `NthRecord` true and `Limit` n, n records are taken at equal steps of the total divided by n; `Offset` is the position of the first.',
    ],
  },
  {
    id: 'places',
    title: 'Areas',
    paragraphs: [
      `Points are degrees, radii miles over 0 and up to ${MAX_RADIUS_MILES} on a sphere. A polygon has 3 to ${thousands(MAX_POLYGON_POINTS)} points, closed or not, may be concave, and must not cross itself; its sides take the shorter way around the earth. Up to ${MAX_AREAS} areas per call. A record in two areas counts once; a point on the edge of two adjoining areas belongs to exactly one.`,
    ],
  },
  {
    id: 'matching',
    title: 'Matching',
    paragraphs: [
      `\`Score\` is 0 to 100: how closely a record agrees with the request, regardless of other records. 100 means that every given part agrees after normalization; parts that were not given are ignored. \`Confidence\`, 70 to 100, is the minimum score, 70 by default; \`Limit\`, 1 to 100, is ${DEFAULT_MATCHES} by default. The best come first. \`MatchCount\` counts all records at or above the minimum, exactly up to ${thousands(MAX_MATCH_COUNT)}.`,
      `\`Probability\` (extension), 0 to 1, is the chance that a record is the right one: records that agree equally well share it, and some of it remains for a record that is not in the data. Of answers with probability p or more, at least the share p is right. Ten people with the same name are ten matches with a high score and a low probability. The extension parameter \`Probability\` sets its minimum. To accept records without review, use the probability, not the score.`,
      `\`RuleName\` names what decided a match: ${ruleNames.map((name) => `\`${name}\``).join(', ')}.`,
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    paragraphs: [
      'Calls are counted by key. A call over the rate gives 429 with the seconds to wait. A call after the periodic cap is used up gives 403 with the time when it is replenished. Both have `Retry-After`; every answer has `RateLimit` and `RateLimit-Policy`. The rate counts every call, the cap those answered 200. Repeated excess switches a key off. The operator may change these limits.',
    ],
    table: [['Customer type', 'Calls per minute', 'Calls per period'], ...planRows],
  },
  {
    id: 'errors',
    title: 'Errors',
    paragraphs: [
      'Errors have the format of the call. A 400 is a list of errors, each with its `Item`; every other error is one object with `statusCode` and `message`. The order of checks is: key, throttle, cap, media types, body, values, look-up.',
    ],
    table: [
      ['Status', 'When'],
      ['400', 'a value is not allowed, or a name is unknown'],
      ['401', 'the key is missing, wrong or has no active subscription'],
      ['403', 'the call volume is used up'],
      ['404', 'the id is not found, or the path does not exist'],
      ['405', 'the path does not accept the method, or the body cannot be parsed'],
      ['409', 'the version of the data that `If-Data-Version` names is not available any more'],
      ['413', 'the body is larger than 2 MB'],
      ['415', 'the Accept header allows neither JSON nor XML, or the body is neither'],
      ['429', 'too many calls in a minute, or the key is switched off for excess'],
      ['500', 'the service met an unexpected condition'],
      ['503', 'too many calls in flight at once; `Retry-After` gives the seconds to wait'],
    ],
  },
  {
    id: 'extensions',
    title: 'Extensions',
    paragraphs: [
      'What this service adds to the reference of this API, or decides where the reference is silent:',
    ],
    list: [
      '`AnyOf` and `NoneOf` nest criteria: a record meets at least one of `AnyOf` in full, and none of `NoneOf`. Up to 20 items, 3 levels deep.',
      '`Sort` (`sort` of GET) orders a search by one to three fields of its records, or by distance from its one center. Records without a value come last, ties are in the order of the data, so that pages neither repeat nor skip a record. Without it, the order is that of the data.',
      'Every answer about records names the version of the data that it was read from: `Data-Version: companies=NAME@STAMP`, with `+HASH` where the operator has corrected records. Pages, exports and other series of calls send it back as `If-Data-Version` and are answered from that version, or with a 409 that names the current one.',
      'An unknown name in a body or query is a 400 that names it.',
      '`PrimarySic` takes a list as well as one code, and 2 digits find the major group.',
      `Tallies take \`Limit\` and \`Offset\`, up to ${MAX_TALLY_FIELDS} fields, and at most ${thousands(MAX_TALLY_ROWS)} groups.`,
      `\`multiplecount\` answers up to ${MAX_COUNTS} counts in one call, \`multipletallies\` up to ${MAX_TALLIES} tallies.`,
      'More tally fields: employees and sales as ranges, `sic2`, `sic4`, `creditratingscore`, `franchise`, `gender`, `yearestablished`, `recordstatus`; for people also `maritalstatus`, `housingtype`, `ishomeowner`, `arechildrenpresent`, `vehiclemake`.',
      '`RecordStatus` New finds new businesses and new movers, `IncludeAllResidents` the consumer universe.',
      '`ParentCompany` and `HouseholdId` are criteria: the companies of a parent, the people of a household.',
      '`LifeStyle`, `TargetReady`, `VehicleMake` and `VehicleModel` are criteria. The lists of interests and models are those of this service.',
      '`GET /v1/people/search`.',
      'Vehicles: `detailType` is `makes` or `makesandmodels`.',
      'The rule names of matching, and 1 to 100 items in a multiple match.',
      'The cap counts calls answered 200 and rolls over on Monday, 00:00 UTC; records are billed separately, by format.',
      `\`matchfile\` answers a stream of rows with a stream of lines. It counts as one call for each ${ROWS_PER_CALL} rows. With an \`Idempotency-Key\` a row that was billed is not billed again within a week.`,
      '`/v1/geocode` finds the place of an address, `/v1/isochrones` the area within a travel time or distance of a point.',
      'A call with an `Idempotency-Key` header is billed once, however often it is repeated with the same key, address and body.',
      '`/reconcile` and `/reconcile/people` implement the W3C Reconciliation API 0.2, for OpenRefine. Each candidate is billed as a Basic record, each extended row as a record of custom Fields.',
      '`limit` 0 is refused. Of two equal names in a JSON object the last is used; one name in two letter cases is refused.',
    ],
  },
]

/** The sections as Markdown, for the description of the document. */
export function sectionsInMarkdown(): string {
  return guideSections.map(inMarkdown).join('\n\n')
}

function inMarkdown({ title, paragraphs, table, list }: GuideSection): string {
  const [head = [], ...rows] = table ?? []
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = table ? [[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')] : []
  const items = list ? [list.map((item) => `- ${item}`).join('\n')] : []
  return [`## ${title}`, ...paragraphs, ...lines, ...items].join('\n\n')
}
