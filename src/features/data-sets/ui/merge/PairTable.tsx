import type { Kind } from '#contract/kind.ts'
import type { MergePair, MergeSide } from '#contract/merges.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import { type ComparedRow, comparedRows } from '#features/data-sets/model/merge/compared-records.ts'
import { MarkedText } from '#ui/MarkedText.tsx'
import { ReviewSubhead, ReviewTable } from '#ui/ReviewTable.tsx'

const messages = mergeMessages.pairs

interface Props {
  kind: Kind
  pair: MergePair
  names: Record<MergeSide, string>
}

/** Both records of a pair, field by field, those that differ first, with the words marked that differ. */
export function PairTable({ kind, pair, names }: Props) {
  const all = comparedRows(kind, pair.into, pair.from)
  const differing = all.filter(({ differs }) => differs)
  return (
    <ReviewTable>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{messages.field}</span>
          </th>
          <th scope="col">
            <bdi>{names.from}</bdi>
          </th>
          <th scope="col">
            <bdi>{names.into}</bdi>
          </th>
        </tr>
      </thead>
      {differing.length > 0 && (
        <tbody>
          <ReviewSubhead columns={3}>{messages.differences}</ReviewSubhead>
          {differing.map(fieldRow)}
        </tbody>
      )}
      <tbody>
        {differing.length > 0 && <ReviewSubhead columns={3}>{messages.otherFields}</ReviewSubhead>}
        {all.filter(({ differs }) => !differs).map(fieldRow)}
      </tbody>
    </ReviewTable>
  )
}

const fieldRow = ({ key, label, into, from }: ComparedRow) => (
  <tr key={key}>
    <th scope="row">{label}</th>
    <td>
      <MarkedText runs={from} />
    </td>
    <td>
      <MarkedText runs={into} />
    </td>
  </tr>
)
