import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BOUNDARY_ZOOM, boundaryKinds, MAX_BOUNDARY_KEYS } from '#contract/boundaries.ts'
import type { LiveBoundaries } from '../boundaries/live.ts'
import type { OpenBoundaries } from '../boundaries/open.ts'
import { pathNotFound, problem } from '../http/problem.ts'
import { queryPairs } from '../http/query.ts'
import type { Authenticate } from '../keys/identity.ts'

const Kind = z.object({ kind: z.enum(boundaryKinds) })
const number = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .refine((n) => n < 2 ** BOUNDARY_ZOOM)
const Square = Kind.extend({ x: number, y: number })
const Keys = z.array(z.string().min(1).max(120)).min(1).max(MAX_BOUNDARY_KEYS)

/**
 * Serves the outlines that the operator has imported to the app's own pages: which there are, those of a square, and those with given keys
 * (`key`, repeated). Pages send the ETag with their next request, which changes with each import only.
 */
export async function serveBoundaries(
  app: FastifyInstance,
  { boundaries, ownPage }: { boundaries: LiveBoundaries; ownPage: Authenticate },
): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: 2048,
    zlibOptions: { level: 4 },
  })
  app.addHook('onRequest', async (request, reply) => {
    ownPage(request)
    reply.header('cache-control', 'no-cache')
  })
  app.get('/boundaries', () => boundaries.sets())
  app.get('/boundaries/:kind', async (request, reply) => {
    const { kind } = parsed(Kind, request.params)
    const keys = keysIn(request)
    return answer(await boundaries.of(kind), request, reply, (open) => open.byKeys(keys))
  })
  app.get('/boundaries/:kind/:x/:y', async (request, reply) => {
    const { kind, x, y } = parsed(Square, request.params)
    return answer(await boundaries.of(kind), request, reply, (open) => open.inTile({ x, y }))
  })
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw pathNotFound()
  return result.data
}

function keysIn({ url }: FastifyRequest): string[] {
  const keys = queryPairs(url).flatMap(([name, value]) => (name === 'key' ? [value] : []))
  const result = Keys.safeParse(keys)
  if (!result.success) throw problem(400, `Name 1 to ${MAX_BOUNDARY_KEYS} outlines: key=68046&key=68128.`)
  return result.data
}

async function answer(
  open: OpenBoundaries | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  read: (open: OpenBoundaries) => Promise<string>,
): Promise<FastifyReply> {
  if (!open) throw noOutlines()
  const tag = `W/"${open.info.version}"`
  reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const text = await read(open).catch(noneIfRemoved)
  return reply.type('application/json; charset=utf-8').send(text)
}

const noOutlines = () => problem(404, 'There are no such outlines.')

/** The operator may remove them while they are read. */
function noneIfRemoved(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? noOutlines() : error
}
