import { useQuery } from '@tanstack/react-query'
import type { Kind } from '#contract/kind'
import { creditRatings } from '#contract/ranges'
import { countQuery, tallyQuery } from '../../api/queries.ts'
import { count, NONE } from '../../criteria/format.ts'
import { words } from '../../criteria/kinds.ts'
import { useCriteria, useKind } from '../../state/search.ts'
import { IndustryTally } from './IndustryTally.tsx'
import { PlaceTally } from './PlaceTally.tsx'
import classes from './tallies.module.css'
import { ValueTally, type ValueTallyProps } from './ValueTally.tsx'

const ratingWords = (value: string) => {
  const words = creditRatings[value as keyof typeof creditRatings]
  return words ? `${value} ${words.toLowerCase()}` : value
}

/** Values are "Yes" and "No", their criterion true and false. */
const yesNo = (yes: string, no: string) => ({
  spell: (value: string) => String(value === 'Yes'),
  words: (value: string) => ({ Yes: yes, No: no })[value] ?? value,
})

const statusWords = (fresh: string, old: string) => (value: string) =>
  ({ New: fresh, Existing: old })[value] ?? value

type Panel = 'industry' | 'place' | ValueTallyProps

/** The panels of each kind from top to bottom. */
const panels: Record<Kind, readonly Panel[]> = {
  companies: [
    'industry',
    { field: 'locationemployeessizerange', criterion: 'LocationEmployeesSizeRange' },
    'place',
    { field: 'locationsalesvolumerange', criterion: 'LocationSalesVolumeRange' },
    { field: 'creditratingscore', criterion: 'CreditRatingScore', words: ratingWords },
    { field: 'franchise', criterion: 'IsFranchise', ...yesNo('Yes', 'No') },
    { field: 'recordstatus', criterion: 'RecordStatus' },
  ],
  people: [
    { field: 'agerange', criterion: 'AgeRange' },
    { field: 'incomerange', criterion: 'IncomeRange' },
    'place',
    { field: 'homevaluerange', criterion: 'HomeValueRange' },
    { field: 'ishomeowner', criterion: 'IsHomeowner', ...yesNo('Homeowners', 'Not homeowners') },
    { field: 'housingtype', criterion: 'HousingType' },
    { field: 'maritalstatus', criterion: 'MaritalStatus' },
    { field: 'arechildrenpresent', criterion: 'AreChildrenPresent', ...yesNo('With', 'Without') },
    { field: 'gender', criterion: 'Gender' },
    { field: 'vehiclemake', criterion: 'VehicleMake' },
    {
      field: 'recordstatus',
      criterion: 'RecordStatus',
      words: statusWords('Last 90 days', 'Settled for longer'),
    },
  ],
}

/** What the records are like: one bar list per field, each leaving out its own criterion. */
export function TalliesPanel() {
  const kind = useKind()
  return (
    <>
      <Summary />
      {panels[kind].map((panel) => {
        if (panel === 'industry') return <IndustryTally key={panel} />
        if (panel === 'place') return <PlaceTally key={panel} />
        return <ValueTally key={panel.field} {...panel} />
      })}
    </>
  )
}

const newWords: Record<Kind, string> = { companies: 'New', people: 'New movers' }

/** The count, how many places it spreads over, and how many were first seen lately. */
function Summary() {
  const kind = useKind()
  const criteria = useCriteria()
  const total = useQuery(countQuery(kind, criteria))
  const status = useQuery(tallyQuery(kind, criteria, ['recordstatus']))
  const states = useQuery(tallyQuery(kind, criteria, ['stateprovince']))
  const fresh = status.data?.find((item) => item.RecordStatus === 'New')?.Count ?? 0
  const figures: [string, number | undefined][] = [
    [words[kind].Many, total.data?.MatchCount],
    [newWords[kind], status.data && fresh],
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
