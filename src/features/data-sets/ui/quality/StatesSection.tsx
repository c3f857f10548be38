import type { QualityReport, StateRows } from '#contract/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { byState, perThousand } from '#features/data-sets/model/quality/report.ts'
import { Tag } from '#ui/Note.tsx'
import { Table } from '#ui/Table.tsx'
import classes from './quality.module.css'
import { Section } from './Section.tsx'

/** Records by state beside its population, with marks on the unusual ones. */
export function StatesSection({ report }: { report: QualityReport }) {
  const { rows, empty, isRegional } = byState(report)
  const { stateless } = report
  const hasMarks = rows.some(({ mark }) => mark)
  const head = hasMarks ? messages.statesHead : messages.statesHead.slice(0, -1)
  return (
    <Section
      title={messages.states}
      texts={[
        isRegional ? messages.regional : messages.expected,
        empty.length > 0 && messages.noRecords(empty.map(({ state }) => messages.state(state)).sort()),
      ]}
    >
      <Table caption={messages.states} head={head} numbers="rest" compact className={classes.states}>
        {rows.toSorted(byName).map((row) => (
          <StateRow key={row.state} row={row} hasMarks={hasMarks} />
        ))}
        {stateless > 0 && (
          <tr>
            <th scope="row">{messages.stateless}</th>
            <td>{messages.count(stateless)}</td>
            <td>{messages.notKnown}</td>
            {hasMarks && <td />}
          </tr>
        )}
      </Table>
    </Section>
  )
}

const byName = (a: StateRows, b: StateRows) => messages.state(a.state).localeCompare(messages.state(b.state))

function StateRow({ row, hasMarks }: { row: StateRows; hasMarks: boolean }) {
  const { state, records, mark } = row
  return (
    <tr>
      <th scope="row">{messages.state(state)}</th>
      <td>{messages.count(records)}</td>
      <td>{messages.perThousand(perThousand(row))}</td>
      {hasMarks && <td>{mark && <Tag tone="wait">{messages.marks[mark]}</Tag>}</td>}
    </tr>
  )
}
