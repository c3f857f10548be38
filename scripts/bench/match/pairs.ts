import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import { labeledCells } from '#scripts/train-match/labeled-cells.ts'
import { importFile } from '#service/data/import/import.ts'
import type { MatchCriteria } from '#service/match/criteria.ts'

/** Labeled places, stored outside of the project. */
const shared = join(import.meta.dirname, '../../../../shared/data')
const places = ['places_rhode_island.csv', 'places_wyoming.csv'].map((name) =>
  join(shared, 'companies', name),
)
const labels = join(shared, 'match/pairs.csv')

/** The fields that labeled rows are looked up by. */
export type PairCriteria = Required<
  Pick<MatchCriteria, 'Name' | 'Address' | 'City' | 'StateProvince' | 'PostalCode' | 'Phone'>
>

/** A row that is looked up, and the Id of the right answer. */
export interface Pair {
  queryId: string
  truthId: string
  criteria: PairCriteria
  /** The fields of the right answer. */
  truth: MatchCriteria
}

/** The labeled pairs. Rejects when the files are missing. */
export async function readPairs(): Promise<Pair[]> {
  return (await readRows(labels)).map((row) => ({
    queryId: row.query_id as string,
    truthId: row.truth_id as string,
    ...labeledCells(row),
  }))
}

/** Imports both files of places as one version under `folder`, unless an earlier run did; gives the version's folder. Places with `excluded` Ids are skipped. */
export async function importPlaces(
  folder: string,
  excluded: ReadonlySet<string> = new Set(),
): Promise<string> {
  const versions = join(folder, 'companies/versions')
  const [known] = await readdir(versions).catch(() => [])
  if (known) return join(versions, known)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'places.csv')
  const rows = (await Promise.all(places.map(readRows))).flat().filter(({ id = '' }) => !excluded.has(id))
  await writeFile(file, Papa.unparse(rows))
  const { version } = await importFile({ file, map: 'examples/places.map.json', dataDir: folder })
  return join(versions, version)
}

const readRows = async (file: string) =>
  Papa.parse<Record<string, string>>(await readFile(file, 'utf8'), { header: true, skipEmptyLines: true })
    .data
