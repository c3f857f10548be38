import { plainColumnName } from '#shared/tabular/column-synonyms.ts'

/** Columns that say whether a company is open, by their names. */
const statusColumns =
  'status businessstatus companystatus entitystatus licensestatus operatingstatus operationalstatus addressstatus recordstatus locationstatus state1status loanstatus applicationstatus'

/** What they say of one that is not. */
const closedWords = new Set(
  `closed;permanently closed;temporarily closed;out of business;gone out of business;went out of business;inactive;dissolved;
administratively dissolved;voluntarily dissolved;judicially dissolved;canceled;canceled upon request;denied;refused;rejected;revoked;
expired;terminated;withdrawn;merged;merged out;superseded;deprecated;deactivated;deleted;defunct;ceased;liquidated;forfeited;surrendered;
aac;rev;rea`
    .split(';')
    .map((word) => word.trim()),
)

/** Columns that are filled, by an id or a date, for companies that are closed or have another record. */
const closingColumns =
  'supersededby deprecated duplicateof mergedinto closeddate dateclosed closingdate closuredate closedon dateofclosure dissolutiondate datedissolved dissolveddate deactivationdate npideactivationdate deletedat dateofdissolution'

/** Columns that say whether a company is open by yes or no. */
const openColumns = 'open isopen isactive active'
const noWords = new Set(['0', 'false', 'no', 'n', 'f'])
const unsaid = /^(0|false|no|n|null|none|n\/a|-)?$/

interface ClosedRow {
  column: string
  value: string
}

const asSet = (names: string) => new Set(names.split(' '))

const tests: [names: ReadonlySet<string>, isClosed: (cell: string) => boolean][] = [
  [
    asSet(statusColumns),
    (cell) => closedWords.has(cell.replace(/[_-]/g, ' ').replace(/cancell?ed/, 'canceled')),
  ],
  [asSet(closingColumns), (cell) => !unsaid.test(cell)],
  [asSet(openColumns), (cell) => noWords.has(cell)],
]

/** How a row says that its company is closed, superseded or denied: by the column and what it has; undefined for a row that does not. */
export function closedTest(columns: readonly string[]): (cells: readonly string[]) => ClosedRow | undefined {
  const found = columns.flatMap((column, i) =>
    tests.flatMap(([names, isClosed]) =>
      names.has(plainColumnName(column).replace(/licen[cs]e/, 'license')) ? [{ column, i, isClosed }] : [],
    ),
  )
  return (cells) => {
    for (const { column, i, isClosed } of found) {
      const value = cells[i]?.trim() ?? ''
      if (value !== '' && isClosed(value.toLowerCase())) return { column, value }
    }
    return undefined
  }
}
