import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { problem } from '../http/problem.ts'
import { operatorMessages as messages } from './messages.ts'

/** Answers with a CSV file, to be saved under `name`; throws a 404 where there is none. */
export async function sendCsv(reply: FastifyReply, file: string, name: string): Promise<FastifyReply> {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw problem(404, messages.noReport)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-length', found.size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(createReadStream(file))
}
