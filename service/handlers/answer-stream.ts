import { Readable } from 'node:stream'
import type { z } from 'zod'
import { DATA_VERSION } from '#contract/data-version.ts'
import { type StreamEndpoints, type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import type { MatchFileQuery, MatchFileRow, MatchRequest } from '#contract/match.ts'
import { canonicalNames } from '../http/names.ts'
import { parseCall } from '../http/parse.ts'
import { billedIn } from '../limits/billing.ts'
import type { Stores } from '../store/store.ts'
import { answerRows } from '../stream/answer-rows.ts'
import { sentRows } from '../stream/sent-rows.ts'
import { spooled } from '../stream/spool.ts'
import type { StreamAnswerer } from './call.ts'
import { changedWhileAnswered, storesOfCall, wantedVersions } from './call-versions.ts'
import { matchMany } from './matching.ts'
import { observedStores } from './observed-stores.ts'
import type { Context } from './records.ts'

interface Handler<N extends StreamName> {
  /** Default settings of a row. */
  defaults(query: z.output<StreamEndpoints[N]['query']>): Partial<z.input<StreamEndpoints[N]['row']>>
  /** The answers to some rows, in their order. */
  answer(rows: readonly z.output<StreamEndpoints[N]['row']>[], context: Context): Promise<object[]>
}

/** One handler for each stream of the contract; a forgotten one does not compile. */
const handlers: { [N in StreamName]: Handler<N> } = {
  matchFile: {
    defaults: ({ requesttype, resourcetype, limit, confidence, probability }: MatchFileQuery) => ({
      RequestType: requesttype,
      ResourceType: resourcetype,
      Limit: limit,
      Confidence: confidence,
      Probability: probability,
    }),
    // A row without a type is an error.
    answer: (rows: readonly MatchFileRow[], context) => matchMany(rows as readonly MatchRequest[], context),
  },
}

/** Answers streams of rows from the stores: values of the query (400), the first row of a CSV (400), then row by row. */
export function answerStreamFrom(stores: Stores): StreamAnswerer {
  return async (call, reply) => {
    const { identity, signal, bill } = call
    const wanted = wantedVersions(call.wantedVersion)
    const { query: schema, row } = streamEndpoints[call.name]
    const handler = handlers[call.name]
    const parsed = parseCall({ query: schema }, { params: {}, query: call.query, body: undefined }, false)
    const query = parsed.query as MatchFileQuery
    const { from = 1 } = query
    const fields = new Set(canonicalNames(row).keys())
    const rows = await sentRows(spooled(call.upload), { format: call.format, from, fields })
    const callStores = storesOfCall(stores, wanted)
    await callStores.pinAll().catch((error) => {
      callStores.release()
      throw error
    })
    if (callStores.version()) reply.header(DATA_VERSION, callStores.version())
    const context: Context = {
      stores: observedStores(callStores.stores, reply.request),
      email: identity.email,
      signal,
    }
    const lines = answerRows(rows, {
      from,
      schema: row as z.ZodType<MatchFileRow>,
      defaults: handler.defaults(query),
      async answer(some) {
        const answers = await handler.answer(some, context)
        if (!callStores.isUnchanged()) throw changedWhileAnswered()
        return answers
      },
      recordsIn: (answer, body) => billedIn(answer, { body }),
      bill,
      onFailure: call.onFailure,
    })
    const sent = Readable.from(lines, { objectMode: false, highWaterMark: 1 << 16 })
    return sent.once('close', callStores.release)
  }
}
