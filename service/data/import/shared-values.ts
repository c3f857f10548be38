import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { openBodies } from '#service/store/duckdb/body-files.ts'
import { decodeCompany } from '#service/store/duckdb/companies/bodies.ts'
import { filesIn } from '../build-files.ts'
import { type RunSql, withDatabase } from '../with-database.ts'

/** Of the engine. */
const MEMORY = '1GB'
/** From this many records on, a point or phone that they share is doubtful for each. */
const SHARED_BY = 21
/** Share of the records from which on one name may be a placeholder. */
const PLACEHOLDER = 0.01

/** How many records of an import have a value that is doubtful because many others have it. */
export interface SharedValues {
  /** Points of buildings. */
  points: number
  phones: number
  /** Of companies, with the most frequent name; undefined where no name is as frequent. */
  names?: { records: number; example: string } | undefined
}

/**
 * Counts doubtful values in the finished version of a kind in `folder`, of the records whose bodies have the key `from` or a later one.
 * What the engine has no room for goes to the disk.
 */
export async function sharedValues(kind: Kind, folder: string, from = 0): Promise<SharedValues> {
  const files = { ...filesIn(kind, folder), spill: join(tmpdir(), `catchment-shared-${randomUUID()}`) }
  const found = await withDatabase(files, { attach: 'read_only', memory: MEMORY }, async (runSql) => {
    const count = (columns: string, where: string) => sharedBy(runSql, { kind, columns, where, from })
    return {
      points: await count(
        'round(Latitude * 1e5), round(Longitude * 1e5)',
        // The middle of a street or of a postal code is that of many.
        `Latitude is not null and LocationGrade = 'Rooftop'`,
      ),
      phones: await count('Phone', 'Phone is not null'),
      names: kind === 'companies' ? await frequentNames(runSql, from) : undefined,
    }
  }).finally(() => rm(files.spill, { recursive: true, force: true }))
  const { names } = found
  return {
    ...found,
    names: names && { records: names.records, example: await nameAt(files.bodies, names.seq) },
  }
}

interface Columns {
  kind: Kind
  columns: string
  where: string
  from: number
}

/** Records that share the values of some columns with at least twenty others. */
async function sharedBy(runSql: RunSql, { kind, columns, where, from }: Columns): Promise<number> {
  const [row] = await runSql(
    `select coalesce(sum(records), 0)::integer as records from (select count(*) as records from ${kind}
      where seq >= ${from} and ${where} group by ${columns} having count(*) >= ${SHARED_BY})`,
  )
  return row?.records as number
}

/** Records of frequent names, and the first record of the most frequent one. */
async function frequentNames(runSql: RunSql, from: number) {
  const [row] = await runSql(
    `select sum(records)::integer as records, arg_max(seq, records)::integer as seq from (
      select count(*) as records, min(seq) as seq from companies where seq >= ${from} group by CompanyNameKey
        having count(*) >= greatest(${SHARED_BY}, ${PLACEHOLDER} * (select count(*) from companies where seq >= ${from})))`,
  )
  const { records, seq } = row as { records: number | null; seq: number }
  return records === null ? undefined : { records, seq }
}

async function nameAt(folder: string, seq: number): Promise<string> {
  const bodies = openBodies(folder)
  try {
    const noTexts = { sic: () => undefined, naics: () => undefined }
    return decodeCompany(bodies.getBinary(seq) as Buffer, noTexts).CompanyName ?? ''
  } finally {
    await bodies.close()
  }
}
