import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { Kind } from '#contract/kind.ts'
import type { LabeledRow } from '#scripts/train-match/samples.ts'
import { importFile } from '#service/data/import/import.ts'

/** Made-up people with known duplicates (Febrl), stored outside of the project. */
const files = [1, 2, 3].map((set) =>
  join(import.meta.dirname, '../../../../shared/data/match/people', `febrl_dataset${set}.csv`),
)

const FOLDS = 5
const KIND: Kind = 'people'

type Cells = Record<string, string>

async function readSet(file: string): Promise<Cells[]> {
  const text = await readFile(file, 'utf8')
  return Papa.parse<Cells>(text, {
    header: true,
    skipEmptyLines: true,
    transformHeader: (name) => name.trim(),
    transform: (cell) => cell.trim(),
  }).data
}

const numberOf = (row: Cells) => /^rec-(\d+)-/.exec(row.rec_id ?? '')?.[1] ?? ''
const isOriginal = (row: Cells) => row.rec_id?.endsWith('-org')
const idOf = (set: number, number: string) => String((set + 1) * 100_000_000_000 + Number(number))

const dateOf = (text = '') => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

const streetOf = (row: Cells) => [row.street_number, row.address_1].filter(Boolean).join(' ')

/** The originals of all sets as a version of people under `folder`, unless an earlier run made it; gives the version's folder. */
export async function importOriginals(folder: string): Promise<string> {
  const versions = join(folder, KIND, 'versions')
  const [known] = await readdir(versions).catch(() => [])
  if (known) return join(versions, known)
  await mkdir(folder, { recursive: true })
  const sets = await Promise.all(files.map(readSet))
  const rows = sets.flatMap((set, i) =>
    set.filter(isOriginal).map((row) => ({
      Id: idOf(i, numberOf(row)),
      FirstName: row.given_name,
      LastName: row.surname,
      Address: streetOf(row),
      City: row.suburb,
      BirthMonthYear: dateOf(row.date_of_birth),
    })),
  )
  const file = join(folder, 'originals.csv')
  await writeFile(file, Papa.unparse(rows))
  const { version } = await importFile({ file, kind: KIND, dataDir: folder })
  return join(versions, version)
}

/** The duplicates, each with the Id of its original: those of one person are in one fold. Rows without a name and a street are skipped. */
export async function duplicateRows(): Promise<LabeledRow[]> {
  const sets = await Promise.all(files.map(readSet))
  return sets.flatMap((set, i) =>
    set
      .filter((row) => !isOriginal(row))
      .map((row): LabeledRow => {
        const number = numberOf(row)
        return {
          criteria: {
            Name: [row.given_name, row.surname].filter(Boolean).join(' '),
            Address: streetOf(row),
            City: row.suburb,
            BirthDate: /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(row.date_of_birth ?? '')
              ? dateOf(row.date_of_birth)
              : undefined,
          },
          truthId: idOf(i, number),
          own: [],
          truth: {},
          fold: Number(number) % FOLDS,
        }
      }),
  )
}
