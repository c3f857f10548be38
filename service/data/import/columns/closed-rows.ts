import type { OperatingStatus } from '#contract/trust.ts'
import { statusOfFlag, statusOfText } from '#service/normalize/operating-status.ts'
import { companyColumns, plainColumnName } from '#shared/tabular/column-synonyms.ts'

/** Columns that say whether a company is open, by their names. */
const statusColumns = `${companyColumns.OperatingStatus} recordstatus addressstatus state1status loanstatus applicationstatus`

/** Columns that are filled, by an id or a date, for companies that are closed or have another record. */
const closingColumns =
  'supersededby deprecated duplicateof mergedinto closeddate dateclosed closingdate closuredate closedon dateofclosure dissolutiondate datedissolved dissolveddate deactivationdate npideactivationdate deletedat dateofdissolution'
const unsaid = /^(0|false|no|n|null|none|n\/a|-)?$/i

/** Columns that say whether a company is open by yes or no. */
const openColumns = 'open isopen isactive active'

/** What a row says of its company, by the column and what it has. */
export interface RowStatus {
  status: OperatingStatus
  column: string
  value: string
}

const asSet = (names: string) => new Set(names.split(' '))

const tests: [names: ReadonlySet<string>, statusOf: (cell: string) => OperatingStatus | undefined][] = [
  [asSet(statusColumns), statusOfText],
  [asSet(closingColumns), (cell) => (unsaid.test(cell) ? undefined : 'Closed')],
  [asSet(openColumns), statusOfFlag],
]

const plainStatusName = (column: string) => plainColumnName(column).replace(/licen[cs]e/, 'license')

/** The columns that say something of the status of a row. */
export const statusColumnsOf = (columns: readonly string[]): string[] =>
  columns.filter((column) => tests.some(([names]) => names.has(plainStatusName(column))))

/**
 * What the columns of a file say of the company of a row: undefined for one of which they say nothing. Where one column says that it is
 * open and another that it is not, it is not.
 */
export function statusTest(columns: readonly string[]): (cells: readonly string[]) => RowStatus | undefined {
  const found = columns.flatMap((column, i) =>
    tests.flatMap(([names, statusOf]) =>
      names.has(plainStatusName(column)) ? [{ column, i, statusOf }] : [],
    ),
  )
  return (cells) => {
    let open: RowStatus | undefined
    for (const { column, i, statusOf } of found) {
      const value = cells[i]?.trim() ?? ''
      const status = value === '' ? undefined : statusOf(value)
      if (status && status !== 'Open') return { status, column, value }
      if (status) open ??= { status, column, value }
    }
    return open
  }
}
