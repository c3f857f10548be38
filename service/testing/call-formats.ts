import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { answerTypes, negotiate } from '../http/media.ts'
import { readXml } from '../xml/read.ts'
import { writeXml } from '../xml/write.ts'

const json = 'application/json'
const xml = 'application/xml'

/** The ways of making a call: in either format, with the key in the header or the query. */
export const callFormats = ['JSON', 'XML', 'JSON, key in query', 'XML, key in query'] as const
export type CallFormat = (typeof callFormats)[number]

/** A call in another format. Its own settings (a body that is text, an `Accept`) do not change. */
export function inFormat(call: InjectOptions, way: CallFormat): InjectOptions {
  const inFormat = way.startsWith('XML') ? asXml(call) : asJson(call)
  return way.endsWith('query') ? withKeyInQuery(inFormat) : inFormat
}

/** JSON is the default, except for match calls. */
function asJson({ headers, ...call }: InjectOptions): InjectOptions {
  const accepting = String(call.url).startsWith('/v3/') ? { accept: json } : {}
  return { ...call, headers: { ...accepting, ...headers } }
}

function asXml({ headers, payload, ...call }: InjectOptions): InjectOptions {
  const isValue = payload !== undefined && headers?.['content-type'] === json && typeof payload === 'object'
  const accepting = { accept: xml, ...headers }
  if (!isValue || Buffer.isBuffer(payload)) return { ...call, headers: accepting, payload }
  return {
    ...call,
    headers: { ...accepting, 'content-type': xml },
    payload: writeXml('Request', payload),
  }
}

function withKeyInQuery(given: InjectOptions): InjectOptions {
  const { headers: { apikey, ...headers } = {}, ...call } = given
  if (apikey === undefined || String(call.url).includes('apikey')) return given
  const sign = String(call.url).includes('?') ? '&' : '?'
  return { ...call, headers, url: `${call.url}${sign}apikey=${encodeURIComponent(String(apikey))}` }
}

/** The `Content-Type` that the answer to a call must have. */
export function typeAgreed({ headers }: InjectOptions): string {
  return `${negotiate(headers?.accept as string | undefined, answerTypes) ?? json}; charset=utf-8`
}

interface Answered {
  headers: Record<string, unknown>
  body: string
}

/** The value of an answer in either format; in XML `schema` decides what is a list or a number. */
export function readAnswer({ headers, body }: Answered, schema: z.ZodType): unknown {
  return isXml(headers) ? readXml(Buffer.from(body), schema) : JSON.parse(body)
}

export const isXml = (headers: Record<string, unknown>) => /xml/.test(String(headers['content-type']))

const XmlProblem = z.object({ StatusCode: z.number(), Message: z.string() })

/** The status and message in the body of an answer other than 200 and 400, in either format. */
export function problemOf(answered: Answered): unknown {
  if (!isXml(answered.headers)) return JSON.parse(answered.body)
  const { StatusCode, Message, ...rest } = readAnswer(answered, XmlProblem) as z.infer<typeof XmlProblem>
  return { statusCode: StatusCode, message: Message, ...rest }
}
