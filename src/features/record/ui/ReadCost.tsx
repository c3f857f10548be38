import type { Kind } from '#contract/kind.ts'
import { price, rateOf } from '#criteria/cost.ts'
import type { Output } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './page.module.css'

interface Props {
  kind: Kind
  output: Output
  records: number
}

/** What the records of a card cost, at the rates set. */
export function ReadCost({ kind, output, records }: Props) {
  const rates = useSettings((state) => state.rates)
  return (
    <p className={`${kit.meta} ${classes.meta}`} data-cost>
      {count(records)} {records === 1 ? 'record' : 'records'} read:{' '}
      {price(records * rateOf(kind, output, rates))}
    </p>
  )
}
