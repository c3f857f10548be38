import type { Kind } from '#contract/kind.ts'
import { rateOf } from '#criteria/cost.ts'
import { relatedMessages as messages } from '#features/record/messages.ts'
import type { Output } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'

interface Props {
  kind: Kind
  output: Output
  records: number
}

/** What the records of a card cost, at the rates set. */
export function ReadCost({ kind, output, records }: Props) {
  const rates = useSettings((state) => state.rates)
  return <p className={kit.meta}>{messages.cost(records, records * rateOf(kind, output, rates))}</p>
}
