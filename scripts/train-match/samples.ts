import type { MatchCriteria } from '#service/match/criteria.ts'
import type { Evidence } from '#service/match/evidence.ts'
import { compareRecords } from '#service/match/match.ts'
import type { NameIndex } from '#service/match/name-index.ts'

/** A row whose right record is known. */
export interface LabeledRow {
  criteria: MatchCriteria
  /** The Id of the right record. */
  truthId: string
  /** Ids of records that are the row itself. */
  own: readonly string[]
  /** The fields of the right record. Other records with the same fields are duplicates of it and count neither way. */
  truth: MatchCriteria
  /** Rows of one fold are never used for both training and testing. */
  fold: number
}

/** The candidates of one query, and which of them is right. */
export interface Sample {
  /** What was given. */
  inputSet: string
  fold: number
  candidates: readonly Evidence[]
  ids: readonly string[]
  /** The index of the right record among the candidates; -1 when it is not there. */
  truth: number
}

/** What of a row is given. */
export type InputSets = Record<string, readonly (keyof MatchCriteria)[]>

/** The Ids of duplicates of the right record: most of the name, and the address or the phone. */
function sameRecordsOf(index: NameIndex, { truth, truthId, own }: LabeledRow): string[] {
  return compareRecords(index, truth, { without: new Set([...own, truthId]) })
    .filter(({ evidence }) => isDuplicate(evidence))
    .map(({ candidate }) => candidate.Id)
}

const DUPLICATE_NAME = 0.6

function isDuplicate({ name, address, phone }: Evidence): boolean {
  if (!name) return false
  const { both, first, second } = name
  const isNear = both > DUPLICATE_NAME * (both + first) && both > DUPLICATE_NAME * (both + second)
  return isNear && (address === 'same' || phone === 'same')
}

/** Compares each row with its candidates, once for each set of fields; sets of which a row has nothing are skipped. */
export function* samplesOf(
  index: NameIndex,
  rows: readonly LabeledRow[],
  inputSets: InputSets,
): Generator<Sample> {
  const excluded = new Map(
    rows.map((row) => [row, { without: new Set([...row.own, ...sameRecordsOf(index, row)]) }]),
  )
  for (const [inputSet, parts] of Object.entries(inputSets))
    for (const row of rows) {
      const { criteria, truthId, fold } = row
      const given = Object.fromEntries(parts.map((part) => [part, criteria[part]]).filter(([, text]) => text))
      if (!given.Name && !given.Phone && !given.Address) continue
      const compared = compareRecords(index, given, excluded.get(row))
      yield {
        inputSet,
        fold,
        candidates: compared.map(({ evidence }) => evidence),
        ids: compared.map(({ candidate }) => candidate.Id),
        truth: compared.findIndex(({ candidate }) => candidate.Id === truthId),
      }
    }
}

/** The sample without the right record: none of the candidates is right. */
export function withoutTruth(sample: Sample): Sample {
  const keep = (_: unknown, i: number) => i !== sample.truth
  return {
    ...sample,
    candidates: sample.candidates.filter(keep),
    ids: sample.ids.filter(keep),
    truth: -1,
  }
}
