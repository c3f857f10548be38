import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { overtureFiles } from './import/overture-files.ts'
import { measureProgram } from './measure-program.ts'

interface Options {
  /** The folder of measured data. */
  folder: string
  rows: number
}

/** A file of real places, beside the project or not. */
const PLACES = '../shared/data/companies/places_rhode_island.csv'

/** Imports real places, and sample companies in the columns of Overture Places, as a table with seconds and memory. */
export async function measureImports({ folder, rows }: Options): Promise<string[]> {
  const imports: [what: string, goal: string, words: string[]][] = []
  if (existsSync(PLACES))
    imports.push(['54,975 places of Rhode Island, CSV', '5 s', [PLACES, '--map', 'examples/places.map.json']])
  else console.log(`${PLACES} is not there: the import of real places was skipped`)
  const goal = { 1000000: '40 s, 2 GB', 20000000: '15 min, 4 GB' }[rows] ?? ''
  const files = await overtureFiles(join(folder, 'overture'), rows)
  imports.push([`${rows.toLocaleString('en-US')} rows in the columns of Overture, Parquet`, goal, files])
  const lines = ['| import | goal | seen |', '|---|---|---|']
  for (const [what, wanted, words] of imports)
    lines.push(`| ${what} | ${wanted} | ${await importOf(folder, words)} |`)
  return lines
}

async function importOf(folder: string, words: readonly string[]): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'import-'))
  try {
    return await measureProgram(dataDir, 'data/cli', 'import', ...words, '--name', 'measured')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
