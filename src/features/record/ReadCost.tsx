import type { Kind } from '#contract/kind'
import { price, rateOf } from '../../criteria/cost.ts'
import { count } from '../../criteria/format.ts'
import type { Output } from '../../criteria/record.ts'
import { useSettings } from '../../state/settings.ts'
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
    <p className={classes.meta} data-cost>
      {count(records)} {records === 1 ? 'record' : 'records'} read:{' '}
      {price(records * rateOf(kind, output, rates))}
    </p>
  )
}
