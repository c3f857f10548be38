import { Box } from '@mantine/core'
import { useId } from 'react'
import { rowMessages as messages } from '#features/matching/messages/review.ts'
import type { LookupFields } from '#features/matching/model/file/columns/row-request.ts'
import { addedCells, addedHeadings } from '#features/matching/model/file/download/completed-file.ts'
import { outputSettingsOf } from '#features/matching/model/file/download/output-settings.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { RowCandidate } from '#features/matching/model/file/review/answer.ts'
import { acceptDecision } from '#features/matching/model/file/review/decisions.ts'
import type { Column } from '#files/column.ts'
import { fieldOf, isIdentity } from '#files/columns.ts'
import { fieldsOf } from '#records/record.ts'
import type { Cell } from '#shared/tabular/csv.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'

interface Props {
  job: MatchJob
  /** The row by its number: "line 27". */
  row: string
  candidate: RowCandidate
  fields: LookupFields
}

/** The selected columns, without the parts of an address that is there as a whole. */
function outputColumnsOf(job: MatchJob): Column[] {
  const columns = outputSettingsOf(job).columns.filter((column) => !isIdentity(column))
  const isWhole = columns.some(({ name }) => name === 'Address')
  return columns.filter(({ name }) => !(isWhole && fieldOf(name) === 'AddressParsed'))
}

/** The values that the selected fields add to the row, by their headings in the completed file. */
export function AddedFields({ job, row, candidate, fields }: Props) {
  const id = useId()
  const given = new Set(Object.values(fields).map((text) => text.toLowerCase()))
  const isNew = (cell: Cell) => cell !== undefined && cell !== '' && !given.has(String(cell).toLowerCase())
  const columns = outputColumnsOf(job)
  const added = columns.filter(({ name }) => fieldsOf[job.kind].Basic?.includes(fieldOf(name)))
  const later = columns.length - added.length

  const cells = addedCells(
    { status: 'Accepted', accepted: acceptDecision(candidate), record: candidate },
    added,
  )
  const gained = addedHeadings(added)
    .map((heading, i) => [heading, cells[i]] as const)
    .filter(([, cell]) => isNew(cell))
  return (
    <Panel className={`${kit.column} ${kit.gap8} ${kit.fixed}`} aria-labelledby={id}>
      <SectionTitle id={id} level={3} note={messages.unchanged(job.mapping.length)}>
        {messages.addedTo(row)}
      </SectionTitle>
      <Inline as="dl" gap={6} align="stretch" wrap>
        {gained.map(([heading, cell]) => (
          <Box key={heading} px={10} py={4} bg="var(--c-wash)" className={kit.inset}>
            <dt className={kit.meta}>
              <code>{heading}</code>
            </dt>
            <dd className={`${kit.strong} ${kit.breaks}`}>
              <bdi>{String(cell)}</bdi>
            </dd>
          </Box>
        ))}
      </Inline>
      {later > 0 && <p className={kit.second}>{messages.loadedLater(later)}</p>}
    </Panel>
  )
}
