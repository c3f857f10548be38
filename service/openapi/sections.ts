import { customFieldsLimit, pageLimits } from '#contract/company.ts'
import { DEFAULT_LIMIT, MAX_COUNTS, MAX_TALLIES } from '#contract/endpoints.ts'
import { DEFAULT_MATCHES, MAX_MATCH_COUNT, ROWS_PER_CALL, ruleNames } from '#contract/match.ts'
import { MAX_AREAS, MAX_POLYGON_POINTS, MAX_RADIUS_MILES } from '#contract/place.ts'
import { MAX_TALLY_FIELDS, MAX_TALLY_ROWS } from '#contract/tally.ts'
import type { Plan } from '../keys/keys.ts'
import { defaultPlans, type PlanLimits } from '../limits/plans.ts'

/** A part of the guide: paragraphs, then a table whose first row is its head, then a list. `code` is between backquotes. */
export interface Section {
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
  return [customer, thousands(perMinute), `${thousands(calls)} ${per === 'week' ? 'a week' : 'in all'}`]
})

/** The guide before the endpoints: on the reference page, and in the description of the document. */
export const sections: readonly Section[] = [
  {
    id: 'keys',
    title: 'Keys',
    paragraphs: [
      'Every call needs a key of 32 characters, in the header `apikey` or in the query parameter `apikey`. In both, only when they are equal. A missing, unknown or revoked key gives 401.',
      'Email addresses are for keys with the email service profile. To other keys the names `Email` and `email` are unknown, as criteria, fields and tallies.',
    ],
  },
  {
    id: 'formats',
    title: 'Formats',
    paragraphs: [
      'Answers are JSON or XML by the `Accept` header and its quality values; `*/*` and no header mean JSON, but match asks for the header (415). Bodies are JSON or XML in UTF-8 by `Content-Type`, up to 2 MB, not compressed.',
      'Names in bodies are PascalCase, in queries lower case; the service takes any letter case. Values that are not known are left out. XML bears a namespace on its root, wraps every list in an element, and is described by `catchment.xsd`. A document type is refused.',
    ],
    table: [
      ['Format', 'For', 'Content', 'Most in one answer'],
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
        'everything but interests and grades',
        thousands(pageLimits.Enhanced),
      ],
      ['LifeStyle', 'people', 'Enhanced with interests', thousands(pageLimits.Enhanced)],
      ['TargetReady', 'people', 'Enhanced with grades of models', thousands(pageLimits.Enhanced)],
      ['custom Fields', 'search by body', 'Core with the fields named', thousands(customFieldsLimit)],
    ],
  },
  {
    id: 'paging',
    title: 'Paging and samples',
    paragraphs: [
      `\`limit\` is ${DEFAULT_LIMIT} and \`offset\` 0 unless given. To page, raise the offset by the limit on each call; the order of a result does not change while the data stays. GET calls take both from the query, POST calls from the body alone. A limit over the format's most is refused rather than cut.`,
      'With `NthRecord` true and `Limit` n, n records are taken at equal steps of the total divided by n; `Offset` says where the first is taken.',
    ],
  },
  {
    id: 'places',
    title: 'Places',
    paragraphs: [
      `Points are degrees, radii miles over 0 and up to ${MAX_RADIUS_MILES} on a sphere. A polygon has 3 to ${thousands(MAX_POLYGON_POINTS)} points, closed or not, may be concave, may not cross itself; its sides take the shorter way round the earth. Up to ${MAX_AREAS} areas a call. A record in two areas counts once; a point on the edge of two adjoining areas belongs to exactly one.`,
    ],
  },
  {
    id: 'matching',
    title: 'Matching',
    paragraphs: [
      `\`Score\` runs from 0 to 100: how well a record agrees with what was given, whatever other records there are. 100 means that every given part agrees after normalization; a part that was not given counts neither way. \`Confidence\`, 70 to 100, is the minimum score, 70 unless given; \`Limit\`, 1 to 100, is ${DEFAULT_MATCHES} unless given. The best come first. \`MatchCount\` counts all records at or above the minimum, exactly up to ${thousands(MAX_MATCH_COUNT)}.`,
      `\`Probability\` (extension), 0 to 1, is the chance that a record is the one that was meant: records that agree equally well share it, and some of it remains for a record that is not in the data. Of answers with probability p or more, at least the share p is right. Ten people of one name are ten matches with a high score and a low probability. The extension parameter \`Probability\` is its minimum; accept records without a review by probability, not by score.`,
      `\`RuleName\` says what decided a match: ${ruleNames.map((name) => `\`${name}\``).join(', ')}.`,
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    paragraphs: [
      'Calls are counted by key. Over the throttle rate a call gives 429 with the seconds to wait; with the periodic cap used up 403, which says when it is replenished. Both carry `Retry-After`, every answer `RateLimit` and `RateLimit-Policy`. The throttle counts every call, the cap those answered 200. Repeated excess switches a key off. The operator may change these limits.',
    ],
    table: [['Customer type', 'Calls a minute', 'Calls a period'], ...planRows],
  },
  {
    id: 'errors',
    title: 'Errors',
    paragraphs: [
      'Errors come in the format of the call. A 400 is a list of what is wrong, each with its `Item`; every other error is one object with `statusCode` and `message`. Checks go in this order: key, throttle, cap, media types, body, values, look-up.',
    ],
    table: [
      ['Status', 'When'],
      ['400', 'a value is not allowed, or a name is unknown'],
      ['401', 'the key is missing, wrong or has no active subscription'],
      ['403', 'the call volume is used up'],
      ['404', 'the id is not found, or there is nothing at the path'],
      ['405', 'the method is not for the path, or the body does not parse'],
      ['413', 'the body is larger than 2 MB'],
      ['415', 'the type of the body, or what Accept allows, is neither JSON nor XML'],
      ['429', 'too many calls in a minute, or the key is switched off for excess'],
      ['500', 'the service met an unexpected condition'],
      ['503', 'too many calls in flight at once; `Retry-After` says when to try again'],
    ],
  },
  {
    id: 'ours',
    title: 'Ours',
    paragraphs: ['Where the reference of this API is silent, this service decides for itself:'],
    list: [
      '`AnyOf` and `NoneOf` nest criteria: a record meets at least one of the first in full, and none of the second. Up to 20 items, 3 levels deep.',
      'A name in a body or query that the service does not know is a 400 that names it.',
      '`PrimarySic` takes a list as well as one code, and 2 digits find the major group.',
      `Tallies take \`Limit\` and \`Offset\`, up to ${MAX_TALLY_FIELDS} fields, and at most ${thousands(MAX_TALLY_ROWS)} groups.`,
      `\`multiplecount\` answers up to ${MAX_COUNTS} counts in one call, \`multipletallies\` up to ${MAX_TALLIES} tallies.`,
      'More tally fields: sizes and sales as ranges, `sic2`, `sic4`, `creditratingscore`, `franchise`, `gender`, `yearestablished`, `recordstatus`; of people also `maritalstatus`, `housingtype`, `ishomeowner`, `arechildrenpresent`, `vehiclemake`.',
      '`RecordStatus` New reaches new businesses and new movers, `IncludeAllResidents` the consumer universe.',
      '`ParentCompany` and `HouseholdId` are criteria: the companies of a parent, the people of a household.',
      '`LifeStyle`, `TargetReady`, `VehicleMake` and `VehicleModel` are criteria. The lists of interests and models are our own.',
      'GET also on `/v1/people/search`.',
      'Vehicles: `detailType` is `makes` or `makesandmodels`.',
      'Names of the rules in matching, and 1 to 100 items in a multiple match.',
      'The cap counts calls answered 200 and rolls over on Monday, 00:00 UTC; records are billed apart, by format.',
      `\`matchfile\` answers a stream of rows with a stream of lines. The call counts as one for each ${ROWS_PER_CALL} rows. With an \`Idempotency-Key\` a row that was billed is not billed again within a week.`,
      'A call with a header `Idempotency-Key` of its own choice is billed once, however often it is repeated with the same key, address and body.',
      '`/reconcile` and `/reconcile/people` speak the W3C Reconciliation API 0.2, for OpenRefine; each candidate is billed as a Basic record, each row that is read as one of custom Fields.',
      '`limit` 0 is refused. Of two equal names in a JSON object the last holds; two spellings of one name are refused.',
    ],
  },
]

/** The sections as Markdown, for the description of the document. */
export function sectionsInMarkdown(): string {
  return sections.map(inMarkdown).join('\n\n')
}

function inMarkdown({ title, paragraphs, table, list }: Section): string {
  const [head = [], ...rows] = table ?? []
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = table ? [[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')] : []
  const items = list ? [list.map((item) => `- ${item}`).join('\n')] : []
  return [`## ${title}`, ...paragraphs, ...lines, ...items].join('\n\n')
}
