import { setImmediate } from 'node:timers/promises'
import { companyFields } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import { personFields } from '#contract/person.ts'
import { type Bodies, openBodies } from '#service/store/duckdb/body-files.ts'
import type { Description } from '#service/store/duckdb/description.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'

/** Fields that the service makes for every record. */
const made: ReadonlySet<string> = new Set(['ETag', 'Id', 'LastSeen', 'Links', 'RecordStatus'])
const fieldsOf: Record<Kind, readonly string[]> = { companies: companyFields, people: personFields }

/** Records between two reports of progress. */
const STEP = 20_000

/** What one reading of all records finds. */
export interface FillRates {
  /** The number of records with a value, by field in the order of the record. */
  fields: Map<string, number>
  /** Records by their `LocationGrade`. */
  grades: Map<string, number>
  /** Records with a point, and those of them without a grade. */
  points: { all: number; ungraded: number }
}

type AnyRecord = Readonly<Record<string, unknown>>

/** Counts the values of records. */
function counterOf(kind: Kind) {
  const names = fieldsOf[kind].filter((field) => !made.has(field))
  const counts = new Float64Array(names.length)
  const grades = new Map<string, number>()
  const points = { all: 0, ungraded: 0 }
  return {
    add(record: AnyRecord) {
      for (let i = 0; i < names.length; i++)
        if (record[names[i] as string] !== undefined) counts[i] = (counts[i] as number) + 1
      if (record.Location === undefined) return
      points.all += 1
      const { LocationGrade: grade } = record
      if (typeof grade === 'string') grades.set(grade, (grades.get(grade) ?? 0) + 1)
      else points.ungraded += 1
    },
    found: (): FillRates => ({
      fields: new Map(names.map((name, i) => [name, counts[i] as number])),
      grades,
      points,
    }),
  }
}

/**
 * Reads every record of a version once, in the folder of its bodies; takes some 20 s for each million on a busy machine, and no more memory for many records
 * than for one. `onRecords` receives the number of records read.
 */
export async function fillRatesIn<K extends Kind>(
  kind: K,
  folder: string,
  records: number,
  onRecords: (done: number) => void,
): Promise<FillRates> {
  const { decode }: Description<K> = descriptions[kind]
  const counter = counterOf(kind)
  const bodies = openBodies(folder)
  try {
    for (let from = 0; from < records; from += STEP) {
      const to = Math.min(from + STEP, records)
      for (let seq = from; seq < to; seq++) counter.add(decode(bodyAt(bodies, seq)))
      onRecords(to)
      await setImmediate()
    }
    return counter.found()
  } finally {
    await bodies.close()
  }
}

/** The body with a key. Keys run from 0 without gaps. */
export const bodyAt = (bodies: Bodies, seq: number) => bodies.getBinary(seq) as Buffer
