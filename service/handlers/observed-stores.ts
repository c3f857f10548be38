import type { FastifyRequest } from 'fastify'
import { noteQuery, notesOf } from '../observe/call-notes.ts'
import type { Stores } from '../store/store.ts'
import { timedStores } from '../store/timed-store.ts'

/** The stores for one call: each of its queries is noted with it. */
export function observedStores(stores: Stores, request: FastifyRequest): Stores {
  const notes = notesOf(request)
  return timedStores(stores, (query) => noteQuery(notes, query))
}
