import type { ImportPreview } from '#contract/imports.ts'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import { columnsOf, textOf } from '#features/data-sets/model/import/records-table.ts'
import { columnLabel } from '#files/columns.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import classes from './import.module.css'

/** Rejected rows that are named. */
const MAX_REJECTED = 5

/** The first records as they will be, and what would be rejected of the first rows. */
export function FirstRecords({ preview: { records, rejected } }: { preview: ImportPreview }) {
  const columns = columnsOf(records)
  return (
    <Stack as="section" gap={6} aria-labelledby="first-records">
      <SectionTitle id="first-records" level={3}>
        {messages.records}
      </SectionTitle>
      {records.length === 0 && <p className={kit.second}>{messages.noRecords}</p>}
      {records.length > 0 && (
        <Panel flush className={kit.scrollX} role="group" tabIndex={0} aria-labelledby="first-records">
          <Table compact className={classes.records} head={columns.map(columnLabel)}>
            {records.map((record, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first records of a file, in its order
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column}>
                    <bdi className={`${kit.block} ${kit.truncate}`}>{textOf(record[column])}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </Panel>
      )}
      {rejected.length > 0 && (
        <Note tone="wait" role="status" title={messages.rejectedTitle(rejected.length)}>
          <ul>
            {rejected.slice(0, MAX_REJECTED).map(({ line, column, reason, value }) => (
              <li key={`${line} ${column}`}>
                <bdi>{messages.rejected(line, reason, column, value)}</bdi>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Stack>
  )
}
