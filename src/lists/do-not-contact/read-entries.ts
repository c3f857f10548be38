import { companyColumns, personColumns, plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { openFile } from '#shared/tabular/open.ts'
import { addressOfParts, type DoNotContactEntry, type EntryKind, entryOf, valueAs } from './entry.ts'

/** The entries of a text or a file, and the lines or rows without one. */
export interface ReadEntries {
  entries: DoNotContactEntry[]
  /** The first ones that were not recognized, and how many there are. */
  unknown: string[]
  unknownCount: number
}

/** What is read of each line: a kind, or whatever it is. */
export type EntryChoice = EntryKind | 'any'

const MAX_SHOWN = 5

function collector() {
  const read: ReadEntries = { entries: [], unknown: [], unknownCount: 0 }
  const add = (found: readonly (DoNotContactEntry | undefined)[], text: string) => {
    const entries = found.filter((entry) => entry !== undefined)
    read.entries.push(...entries)
    if (entries.length > 0 || text.trim() === '') return
    read.unknownCount += 1
    if (read.unknown.length < MAX_SHOWN) read.unknown.push(text.trim())
  }
  return { read, add }
}

function entryAs(choice: EntryChoice, text: string): DoNotContactEntry | undefined {
  if (choice === 'any') return entryOf(text)
  const value = valueAs[choice](text)
  return value === undefined ? undefined : { kind: choice, value }
}

const unquoted = (text: string) => text.trim().replace(/^"(.*)"$/, '$1')

/** The entries of a pasted text: one a line, or several with semicolons or tabs between them, or commas where the line is no address. */
export function entriesInText(text: string, choice: EntryChoice): ReadEntries {
  const { read, add } = collector()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const whole = entryAs(choice, unquoted(line))
    add(whole ? [whole] : line.split(/[,;\t]/).map((part) => entryAs(choice, unquoted(part))), line)
  }
  return read
}

const kindOfField: Partial<Record<string, EntryKind>> = {
  Phone: 'phone',
  Fax: 'phone',
  Email: 'email',
  Id: 'id',
  UriList: 'domain',
}

const fieldByName = new Map(
  [companyColumns, personColumns].flatMap((columns) =>
    Object.entries(columns).flatMap(([field, names]) =>
      names.split(' ').map((name) => [name, field] as const),
    ),
  ),
)

/** What the columns of a file hold, by their names. */
function columnsOf(names: readonly string[]) {
  const fields = names.map((name) => fieldByName.get(plainColumnName(name)))
  return {
    valued: fields.flatMap((field, i) => {
      const kind = kindOfField[field ?? '']
      return kind ? [[kind, i] as const] : []
    }),
    street: fields.indexOf('Address'),
    zip: fields.indexOf('PostalCode'),
  }
}

/**
 * The entries of a CSV or XLSX file: of the columns whose names are known, street and ZIP together, or of every cell where no name
 * is known. Throws `FileError` where it cannot be read.
 */
export async function entriesInFile(file: Blob, choice: EntryChoice): Promise<ReadEntries> {
  const { read, add } = collector()
  const opened = await openFile(file)
  const { valued, street, zip } = columnsOf(opened.layout.header ? opened.columns : [])
  const hasAddress = street >= 0 && zip >= 0
  const isNamed = choice === 'any' && (valued.length > 0 || hasAddress)
  const entriesOf = (cells: readonly string[]): (DoNotContactEntry | undefined)[] => {
    if (!isNamed) return cells.map((cell) => entryAs(choice, cell))
    const values = valued.map(([kind, i]) => entryAs(kind, cells[i] ?? ''))
    const address = hasAddress ? addressOfParts(cells[street] ?? '', cells[zip] ?? '') : undefined
    return [...values, address === undefined ? undefined : { kind: 'address', value: address }]
  }
  // A list without a heading, whose first value was taken for one.
  const first = isNamed ? [] : entriesOf(opened.first)
  if (opened.layout.header && first.some(Boolean)) add(first, opened.first.join(' '))
  for await (const rows of opened.read())
    for (const { cells } of rows) if (cells) add(entriesOf(cells), cells.join(' '))
  return read
}
