import type { DataInfo } from '#service/versions/data-info.ts'
import type { Database } from './client.ts'
import { clickhouseMessages as messages } from './messages.ts'
import { NotPublished } from './not-published.ts'
import type { Server } from './server.ts'

/** The databases of a version, in the order of their records; none without servers. Rejects with `NotPublished` where a server lacks the version or they have other records. */
export async function openParts(servers: readonly Server[], info: DataInfo): Promise<Database[]> {
  if (servers.length === 0) return []
  const parts = await Promise.all(servers.map((server) => server.open(info).catch(missing(info))))
  try {
    return await partsInOrder(parts, info)
  } catch (error) {
    await Promise.all(parts.map((part) => part.close()))
    throw error
  }
}

/** The parts in the order of their records; rejects unless they have all records of the version, each once. */
async function partsInOrder(parts: readonly Database[], info: DataInfo): Promise<Database[]> {
  const text = 'select first_pos, end_pos, records from about'
  const ranges = await Promise.all(
    parts.map(async (part) => {
      const columns = await part.columns({ text, parameters: {} }).catch(missing(info))
      const [from, to, records] = columns.map(([value]) => Number(value)) as [number, number, number]
      return { part, from, to, records }
    }),
  )
  ranges.sort((a, b) => a.from - b.from)
  const ends = [0, ...ranges.map(({ to }) => to)]
  const isWhole =
    ranges.every(({ from, records }, i) => from === ends[i] && records === info.records) &&
    ends.at(-1) === info.records
  if (!isWhole) throw new NotPublished(messages.otherParts(info.version))
  return ranges.map(({ part }) => part)
}

const missing = (info: DataInfo) => (cause: unknown) => {
  throw new NotPublished(messages.missing(info.version), { cause })
}
