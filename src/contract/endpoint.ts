import type { z } from 'zod'

/** One endpoint of the API: the table in `endpoints.ts` has each exactly once; everything else is derived from it. */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** Path below the service's address; `{id}` is a path parameter. */
  path: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
  /** Root element of the answer in XML (reference, Representation rules); `ArrayOf` and the item's name for a list. */
  xml: string
  summary: string
  /** Path of the endpoint that replaces a deprecated one. */
  successor?: string
}

/** A call whose body and answer are streams of rows: each row of the body is answered by a line of JSON, in order. */
export interface StreamEndpoint {
  method: 'POST'
  path: string
  /** Settings for all rows. */
  query: z.ZodType
  /** One row of the body. */
  row: z.ZodType
  /** One line of the answer. */
  line: z.ZodType
  summary: string
}

type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : never

/** The parsed parts of a call, for a handler. Parts that an endpoint does not have are absent. */
export type Parsed<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E extends Record<K, z.ZodType> ? K : never]: z.output<Part<E, K>>
}

/** The parts of a call as a caller may send them. */
export type Given<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E extends Record<K, z.ZodType> ? K : never]: z.input<Part<E, K>>
}

export type Answer<E extends Endpoint> = z.output<E['response']>
