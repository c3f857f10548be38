import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { problem } from '../http/problem.ts'
import { operatorMessages as messages } from './messages.ts'

export const CSV = 'text/csv; charset=utf-8'

/** The answer of a file to be saved under `name`. */
export const asFile = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)

/** Answers with a CSV file, to be saved under `name`; throws a 404 with the message `missing` where there is none. */
export async function sendCsv(
  reply: FastifyReply,
  file: string | undefined,
  name: string,
  missing: string = messages.noReport,
): Promise<FastifyReply> {
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
  if (!file || !found) throw problem(404, missing)
  return asFile(reply, name, CSV).header('content-length', found.size).send(createReadStream(file))
}
