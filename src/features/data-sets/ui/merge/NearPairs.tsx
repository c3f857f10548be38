import { useQuery } from '@tanstack/react-query'
import type { Merge, MergePair } from '#contract/merges.ts'
import { knownOf } from '#criteria/known.ts'
import { nearPairsQuery } from '#features/data-sets/data/merges.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import type { AnyRecord } from '#records/record.ts'
import type { PercentBounds } from '#shared/pair-counts.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Tag, type Tone } from '#ui/Note.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Table } from '#ui/Table.tsx'
import classes from '../data-sets.module.css'

const messages = mergeMessages.threshold
const tones: Record<keyof typeof messages.becomes, Tone> = {
  merged: 'accent',
  doubted: 'wait',
  added: 'info',
}

interface Props {
  merge: Merge
  bounds: PercentBounds
}

/** A few pairs just above and just below the threshold, so that a person sees what it does. */
export function NearPairs({ merge, bounds }: Props) {
  const { data, error, refetch } = useQuery(nearPairsQuery(merge.id, bounds))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data || data.pairs.length === 0) return null
  return (
    <div className={kit.above}>
      <Table caption={messages.near} head={messages.nearHead} compact className={classes.table}>
        {data.pairs.map((pair) => (
          <NearPair key={pair.pair} kind={merge.kind} pair={pair} bounds={bounds} />
        ))}
      </Table>
    </div>
  )
}

function NearPair({ kind, pair, bounds }: { kind: Merge['kind']; pair: MergePair; bounds: PercentBounds }) {
  const percent = Math.floor(100 * pair.probability)
  const is = percent >= bounds.threshold ? 'merged' : percent >= bounds.doubt ? 'doubted' : 'added'
  return (
    <tr>
      <td className={kit.number}>{messages.percent(percent)}</td>
      <td className={kit.breaks}>
        <RecordLine kind={kind} record={pair.into} />
        <RecordLine kind={kind} record={pair.from} />
      </td>
      <td>
        <Tag tone={tones[is]} className={kit.noWrap}>
          {messages.becomes[is]}
        </Tag>
      </td>
    </tr>
  )
}

/** The name of a record, its address and its phone in one line. */
function RecordLine({ kind, record }: { kind: Merge['kind']; record: MergePair['into'] }) {
  const { Name = NONE, StreetAddress, City, StateProvince, Phone } = knownOf(kind, record as AnyRecord)
  return (
    <p>
      <bdi className={kit.name}>{Name}</bdi>{' '}
      <bdi className={kit.second}>
        {[StreetAddress, City, StateProvince, Phone].filter(Boolean).join(', ')}
      </bdi>
    </p>
  )
}
