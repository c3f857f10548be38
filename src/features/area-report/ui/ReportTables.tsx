import { Table } from '#ui/Table.tsx'
import { reportMessages as messages } from '../messages.ts'
import {
  type AreaReport,
  countHeads,
  countsText,
  figureHeads,
  figuresOf,
  type ReportSection,
} from '../model/report.ts'
import classes from './report.module.css'

interface RowProps {
  label: string
  figures: readonly string[]
}

const Row = ({ label, figures }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {figures.map((figure, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its column
      <td key={i}>{figure}</td>
    ))}
  </tr>
)

/** How many records there are in each scope. */
export const CountTable = ({ counts, hasCounty }: AreaReport) => (
  <Table
    className={classes.table}
    caption={messages.counts}
    head={[messages.counts, ...countHeads(hasCounty)]}
    numbers="rest"
    compact
  >
    {counts.map((row) => (
      <Row key={row.label} label={row.label} figures={countsText(row, hasCounty)} />
    ))}
  </Table>
)

interface SectionProps {
  section: ReportSection
  hasCounty: boolean
}

/** One field of the area beside its counties and the country. */
export const SectionTable = ({ section: { title, rows }, hasCounty }: SectionProps) => (
  <section className={classes.section}>
    <h2 className={classes.head}>{title}</h2>
    <Table
      className={classes.table}
      caption={title}
      head={[messages.label, ...figureHeads(hasCounty)]}
      numbers="rest"
      compact
    >
      {rows.map((row) => (
        <Row key={row.label} label={row.label} figures={figuresOf(row, hasCounty)} />
      ))}
    </Table>
  </section>
)
