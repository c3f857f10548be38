import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import { importFile } from '../../../service/data/import/import.ts'
import type { MatchCriteria } from '../../../service/store/store.ts'

/** Labelled places that are kept beside the project, not in it. */
const shared = join(import.meta.dirname, '../../../../shared/data')
const places = ['places_rhode_island.csv', 'places_wyoming.csv'].map((name) =>
  join(shared, 'companies', name),
)
const labels = join(shared, 'match/pairs.csv')

/** A row that is looked up, and the Id of the right answer. */
export interface Pair {
  queryId: string
  truthId: string
  criteria: Required<MatchCriteria>
}

/** The labelled pairs. Rejects when the files are not there. */
export async function readPairs(): Promise<Pair[]> {
  const { data } = Papa.parse<Record<string, string>>(await readFile(labels, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  return data.map((row) => ({
    queryId: row.query_id as string,
    truthId: row.truth_id as string,
    criteria: {
      Name: row.name ?? '',
      Address: row.address ?? '',
      City: row.city ?? '',
      StateProvince: row.state ?? '',
      PostalCode: row.postcode ?? '',
      Phone: row.phone ?? '',
    },
  }))
}

/** Imports both files of places as one version under `folder`, unless an earlier run did; gives the version's folder. */
export async function importPlaces(folder: string): Promise<string> {
  const versions = join(folder, 'companies/versions')
  const [known] = await readdir(versions).catch(() => [])
  if (known) return join(versions, known)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'places.csv')
  const [first = '', second = ''] = await Promise.all(places.map((path) => readFile(path, 'utf8')))
  await writeFile(file, first)
  await appendFile(file, second.slice(second.indexOf('\n') + 1))
  const { version } = await importFile({ file, map: 'examples/places.map.json', dataDir: folder })
  return join(versions, version)
}
