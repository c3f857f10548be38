import type { ReleaseExample, ReleaseSummary } from '#contract/releases.ts'
import { releaseChanges } from '#contract/releases.ts'
import { releaseMessages as messages } from '#features/data-sets/messages/releases.ts'
import { columnLabel } from '#files/columns.ts'
import { Figures } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import classes from './import.module.css'

/** What differs between a release and the one before: how many records, in which fields, and a few of them. */
export function ReleaseView({ release }: { release: ReleaseSummary }) {
  const { byField, examples, unchanged } = release
  const counts = releaseChanges.map((change) => [messages.changes[change], messages.count(release[change])])
  return (
    <>
      <div className={`${kit.padded} ${kit.above}`}>
        <SectionTitle level={3}>{messages.title}</SectionTitle>
      </div>
      <Figures figures={{ ...Object.fromEntries(counts), [messages.unchanged]: messages.count(unchanged) }} />
      <Stack gap={8} className={`${kit.padded} ${kit.above}`}>
        {examples.length === 0 && <p className={kit.second}>{messages.same}</p>}
        {byField.length > 0 && <ByField byField={byField} />}
        {examples.length > 0 && <Examples examples={examples} />}
      </Stack>
    </>
  )
}

const ByField = ({ byField }: Pick<ReleaseSummary, 'byField'>) => (
  <details open>
    <summary className={`${kit.pointer} ${kit.second}`}>{messages.byField(byField.length)}</summary>
    <Table
      compact
      caption={messages.byField(byField.length)}
      head={messages.byFieldHead}
      numbers="last"
      className={classes.fit}
    >
      {byField.map(({ field, records }) => (
        <tr key={field}>
          <th scope="row">{columnLabel(field)}</th>
          <td>{messages.count(records)}</td>
        </tr>
      ))}
    </Table>
  </details>
)

const Examples = ({ examples }: Pick<ReleaseSummary, 'examples'>) => (
  <details>
    <summary className={`${kit.pointer} ${kit.second}`}>{messages.examples}</summary>
    <Panel flush className={kit.scrollX} role="group" tabIndex={0} aria-label={messages.examples}>
      <Table compact caption={messages.examples} head={messages.exampleHead}>
        {examples.flatMap(exampleRows)}
      </Table>
    </Panel>
  </details>
)

/** A row for each field of a record that changed, and one for a record that is new or removed. */
function exampleRows({ what, id, name, fields }: ReleaseExample) {
  const lines = fields.length > 0 ? fields : [{ field: '', before: '', after: '' }]
  return lines.map(({ field, before, after }, i) => (
    <tr key={`${what} ${id} ${field}`}>
      <td>{i === 0 && messages.changes[what]}</td>
      <td>{i === 0 && <bdi title={id}>{name || id}</bdi>}</td>
      <td>{field && columnLabel(field)}</td>
      <td>{field && <bdi>{messages.value(before)}</bdi>}</td>
      <td>{field && <bdi>{messages.value(after)}</bdi>}</td>
    </tr>
  ))
}
