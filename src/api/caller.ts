import type { EndpointName, StreamName } from '#contract/endpoints.ts'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { type TallyField, tallyLabel } from '#criteria/tallies.ts'
import { count } from '#shared/text/format.ts'
import type { RequestedCall } from './calls.ts'

/** Who makes calls: the page that a person looks at, or an export at work. */
export type Caller = 'page' | 'export'

type Body = Readonly<Record<string, unknown>>

const kindIn = ({ path }: RequestedCall): Kind => (path.includes('/people') ? 'people' : 'companies')
const items = (body: unknown): readonly Body[] => (Array.isArray(body) ? body : [])

/** The page of a search, from 1. */
const pageOf = ({ Offset, Limit }: Body) => Math.floor(Number(Offset ?? 0) / Number(Limit ?? 10)) + 1

function talliesOf(kind: Kind, fields: unknown): string {
  const names = Array.isArray(fields) ? (fields as TallyField[]) : []
  return names.map((field) => tallyLabel(kind, field)).join(' by ')
}

function search(call: RequestedCall, caller: Caller): string {
  const body = (call.body ?? {}) as Body
  const page = pageOf(body)
  const isCore = body.ResourceType === 'Core'
  if (caller === 'export') return isCore ? `ids, page ${count(page)}` : `page ${count(page)}`
  if (body.NthRecord) return `sample of ${count(Number(body.Limit))}`
  if (body.SortCenter) return 'nearest to a point'
  if (isCore) return `ids, page ${count(page)}`
  if (Array.isArray(body.Id))
    return body.Id.length === 1 ? 'record by id' : `${count(body.Id.length)} records by id`
  return page === 1 ? 'first page of records' : `page ${count(page)} of records`
}

const several = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`
const counts = ({ body }: RequestedCall) =>
  `${several(items(body).length, 'count', 'counts')}: what each row costs`
const tally = (call: RequestedCall) =>
  `tally by ${talliesOf(kindIn(call), (call.body as Body | undefined)?.Fields)}`
const tallies = (call: RequestedCall) => {
  const names = items(call.body).map(({ Fields }) => talliesOf(kindIn(call), Fields))
  return `${several(names.length, 'tally', 'tallies')}: ${names.join(', ')}`
}
const opened = (call: RequestedCall) => `${kindNames[kindIn(call)].one} opened`
const counted = () => 'how many there are'

const reasons: Record<EndpointName | StreamName, (call: RequestedCall, caller: Caller) => string> = {
  getCompanies: () => 'records by query',
  searchCompaniesByQuery: () => 'records by query',
  getCompany: opened,
  searchCompanies: search,
  countCompanies: counted,
  tallyCompanies: tally,
  multipleCountCompanies: counts,
  multipleTallyCompanies: tallies,
  getPeople: () => 'records by query',
  searchPeopleByQuery: () => 'records by query',
  getPerson: opened,
  searchPeople: search,
  countPeople: counted,
  tallyPeople: tally,
  multipleCountPeople: counts,
  multipleTallyPeople: tallies,
  searchPeopleFormerly: search,
  countPeopleFormerly: counted,
  getVehicles: () => 'makes and models of vehicles',
  match: () => 'look-up by name',
  multipleMatch: ({ body }) => `${several(items(body).length, 'row', 'rows')} matched`,
  matchFile: () => 'rows of a file matched',
  geocode: () => 'place of an address',
  multipleGeocode: ({ body }) => `${several(items(body).length, 'address', 'addresses')} located`,
  isochrones: () => 'drive time',
  findSics: () => 'industry search',
  getSic: () => 'industry by code',
}

/** Why a call was made, in a few words, derived from the request: "tally by Employees here", "export, page 53". */
export function callReason(call: RequestedCall, caller: Caller): string {
  const reason = reasons[call.name](call, caller)
  return caller === 'export' ? `export, ${reason}` : reason
}
