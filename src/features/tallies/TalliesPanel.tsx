import { useQuery } from '@tanstack/react-query'
import { creditRatings } from '#contract/ranges'
import { countQuery, tallyQuery } from '../../api/queries.ts'
import { count, NONE } from '../../criteria/format.ts'
import { useCriteria } from '../../state/search.ts'
import { IndustryTally } from './IndustryTally.tsx'
import { PlaceTally } from './PlaceTally.tsx'
import classes from './tallies.module.css'
import { ValueTally } from './ValueTally.tsx'

/** What the companies are like: one bar list per field, each leaving out its own criterion. */
export function TalliesPanel() {
  return (
    <>
      <Summary />
      <IndustryTally />
      <ValueTally field="locationemployeessizerange" criterion="LocationEmployeesSizeRange" />
      <PlaceTally />
      <ValueTally field="locationsalesvolumerange" criterion="LocationSalesVolumeRange" />
      <ValueTally field="creditratingscore" criterion="CreditRatingScore" words={ratingWords} />
      <ValueTally field="franchise" criterion="IsFranchise" spell={(value) => String(value === 'Yes')} />
      <ValueTally field="recordstatus" criterion="RecordStatus" />
    </>
  )
}

const ratingWords = (value: string) => {
  const words = creditRatings[value as keyof typeof creditRatings]
  return words ? `${value} ${words.toLowerCase()}` : value
}

/** The count, how many places it spreads over, and how many were first seen lately. */
function Summary() {
  const criteria = useCriteria()
  const total = useQuery(countQuery(criteria))
  const status = useQuery(tallyQuery(criteria, ['recordstatus']))
  const states = useQuery(tallyQuery(criteria, ['stateprovince']))
  const fresh = status.data?.find((item) => item.RecordStatus === 'New')?.Count ?? 0
  const figures: [string, number | undefined][] = [
    ['Companies', total.data?.MatchCount],
    ['New', status.data && fresh],
    ['States', states.data?.length],
  ]
  return (
    <dl className={classes.summary}>
      {figures.map(([name, n]) => (
        <div key={name} className={classes.figure}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.number} style={{ margin: 0 }}>
            {n === undefined ? NONE : count(n)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
