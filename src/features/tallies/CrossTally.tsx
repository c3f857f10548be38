import { Button, Loader, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Kind } from '#contract/kind'
import { tallyQuery } from '../../api/queries.ts'
import { count } from '../../criteria/format.ts'
import { words as wordsOf } from '../../criteria/kinds.ts'
import { type TallyField, tallyLabel, tallyNames, tallyWords } from '../../criteria/tallies.ts'
import { useIndustryName } from '../../state/industries.ts'
import { useCriteria, useEditView, useView } from '../../state/search.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import classes from './CrossTally.module.css'
import { type Cross, crossOf, UNKNOWN } from './cross.ts'
import { saveTally } from './save-tally.ts'

const most = { rows: 60, columns: 20 }
/** Percent of the bar colour behind the largest number; more would take the contrast of dark text below 4.5. */
const HOTTEST = 42

/** Records by two fields at once, as a heat table with totals. */
export function CrossTally() {
  const criteria = useCriteria()
  const { kind, rows, columns } = useView()
  const editView = useEditView()
  const industry = useIndustryName()
  const query = useQuery({ ...tallyQuery(kind, criteria, [rows, columns]), enabled: rows !== columns })
  const pick = (part: 'rows' | 'columns', label: string) => (
    <Select
      label={label}
      w={200}
      searchable
      allowDeselect={false}
      data={tallyNames[kind].map((field) => ({ value: field, label: tallyLabel(kind, field) }))}
      value={part === 'rows' ? rows : columns}
      onChange={(value) => value && editView({ [part]: value as TallyField })}
    />
  )
  return (
    <div className={classes.panel} id="cross" role="tabpanel" aria-label="Cross tally">
      <div className={classes.bar}>
        {pick('rows', 'Rows')}
        {pick('columns', 'Columns')}
        {query.isFetching && <Loader size="xs" aria-label="Counting" />}
        <Button
          ml="auto"
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} />}
          disabled={!query.data?.length}
          onClick={() => saveTally(query.data ?? [], [rows, columns], industry)}
        >
          CSV
        </Button>
      </div>
      {rows === columns && <p className={classes.note}>Rows and columns need two different fields.</p>}
      {query.error && <ProblemNote problem={query.error} retry={() => query.refetch()} />}
      {rows !== columns && query.data && !query.error && (
        <HeatTable
          kind={kind}
          cross={crossOf(query.data, rows, columns, most)}
          row={rows}
          column={columns}
          industry={industry}
        />
      )}
    </div>
  )
}

interface TableProps {
  kind: Kind
  cross: Cross
  row: TallyField
  column: TallyField
  industry: (code: string) => string
}

function HeatTable({ kind, cross, row, column, industry }: TableProps) {
  if (cross.total === 0) return <p className={classes.note}>No {wordsOf[kind].one} has these criteria.</p>
  const words = (field: TallyField, value: string) =>
    value === UNKNOWN ? 'Not known' : tallyWords(field, value, industry)
  const hottest = Math.max(...cross.cells.flat(), 1)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.scroll} tabIndex={0} aria-label="Table of the cross tally">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {tallyLabel(kind, row)}
            </th>
            {cross.columns.map((value) => (
              <th key={value} scope="col">
                {words(column, value)}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {cross.rows.map((value, r) => (
            <tr key={value}>
              <th scope="row">{words(row, value)}</th>
              {cross.columns.map((other, c) => {
                const n = cross.cells[r]?.[c] ?? 0
                return (
                  <td
                    key={other}
                    style={
                      { '--heat': `${Math.round(HOTTEST * Math.sqrt(n / hottest))}%` } as React.CSSProperties
                    }
                  >
                    {n ? count(n) : ''}
                  </td>
                )
              })}
              <td className={classes.total}>{count(cross.rowTotals[r] ?? 0)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">All</th>
            {cross.columns.map((value, c) => (
              <td key={value} className={classes.total}>
                {count(cross.columnTotals[c] ?? 0)}
              </td>
            ))}
            <td className={classes.total}>{count(cross.total)}</td>
          </tr>
        </tbody>
      </table>
      <Hidden cross={cross} />
    </section>
  )
}

function Hidden({ cross: { hiddenRows, hiddenColumns } }: { cross: Cross }) {
  const parts = [
    hiddenRows && `${count(hiddenRows)} smaller rows`,
    hiddenColumns && `${count(hiddenColumns)} smaller columns`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p className={classes.note}>{parts.join(' and ')} are in the CSV and in the totals, not in this table.</p>
  )
}
