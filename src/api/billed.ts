import type { Kind } from '#contract/kind.ts'
import type { Format, RecordField } from '#records/record.ts'
import { formatOf } from '#records/record-groups.ts'
import type { RequestedCall } from './calls.ts'

/** Records of an answer that are billed, and the format whose rate applies. */
export interface Billed {
  kind: Kind
  format: Format
  records: number
}

const formats = ['Core', 'Basic', 'Enhanced', 'LifeStyle', 'TargetReady'] as const

/** The records of an answer, at any depth: each has an ETag, and no record holds another. */
function recordsIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || 'Count' in answer) return 0
  if ('ETag' in answer) return 1
  return Object.values(answer).reduce((sum: number, part) => sum + recordsIn(part), 0)
}

/** The requested format; custom fields count as the smallest one with all of them, none as Basic. */
function requestedFormat(kind: Kind, { path, body }: RequestedCall): Format {
  const [first] = Array.isArray(body) ? body : [body]
  const { ResourceType, Fields } = (first ?? {}) as { ResourceType?: string; Fields?: RecordField[] }
  if (Fields) {
    const needed = Fields.map((field) => formats.indexOf(formatOf(kind, field)))
    return formats[Math.max(0, ...needed)] ?? 'Enhanced'
  }
  const requested = ResourceType ?? new URLSearchParams(path.split('?')[1]).get('resourcetype')
  return formats.find((format) => format === requested) ?? 'Basic'
}

/** What an answer bills: the records that it returns (reference, Limits). Core records carry nothing that is billed. */
export function billedIn(call: RequestedCall, answer: unknown): Billed {
  const kind = kindOf(call)
  const format = requestedFormat(kind, call)
  return { kind, format, records: format === 'Core' ? 0 : recordsIn(answer) }
}

const kindOf = ({ path }: RequestedCall): Kind => (path.includes('/people') ? 'people' : 'companies')

/** The maximum that a request bills: the records that it requests. Counts, tallies and Core records are not billed. */
export function maxBilled(call: RequestedCall): Billed {
  const kind = kindOf(call)
  const format = requestedFormat(kind, call)
  return { kind, format, records: format === 'Core' ? 0 : requestedRecords(call) }
}

/** Records of one answer where the request does not say how many (reference, Paging). */
const DEFAULT_LIMIT = 10

function requestedRecords({ name, body }: RequestedCall): number {
  if (name === 'getCompany' || name === 'getPerson') return 1
  const requests = Array.isArray(body) ? body : [body ?? {}]
  if (!/^(search|match|multipleMatch)/.test(name)) return 0
  return requests.reduce((sum, request) => sum + limitOf(request), 0)
}

function limitOf({ Id, Limit = DEFAULT_LIMIT }: { Id?: unknown; Limit?: number }): number {
  return Array.isArray(Id) ? Math.min(Id.length, Limit) : Limit
}
