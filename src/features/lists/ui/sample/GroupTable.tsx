import { sampleMessages as messages } from '#features/lists/messages/sample.ts'
import { count } from '#shared/text/format.ts'
import { Table } from '#ui/Table.tsx'

const SHOWN = 8

interface Props {
  caption: string
  /** Each group with its records, and how many of them are taken. */
  rows: readonly { label: string; of: number; taken: number }[]
}

/** How many of each group are taken, the largest groups first. */
export function GroupTable({ caption, rows }: Props) {
  const sorted = rows.toSorted((a, b) => b.of - a.of)
  return (
    <Table caption={caption} head={[messages.group, messages.inList, messages.drawn]} numbers="rest" compact>
      {sorted.slice(0, SHOWN).map(({ label, of, taken }) => (
        <tr key={label}>
          <th scope="row">
            <bdi>{label}</bdi>
          </th>
          <td>{count(of)}</td>
          <td>{count(taken)}</td>
        </tr>
      ))}
      {sorted.length > SHOWN && (
        <tr>
          <td colSpan={3}>{messages.smallerGroups(sorted.length, SHOWN)}</td>
        </tr>
      )}
    </Table>
  )
}
