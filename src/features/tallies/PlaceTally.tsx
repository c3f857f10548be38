import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Criteria } from '#contract/criteria'
import { stateNames } from '#contract/place'
import type { TallyItem } from '#contract/tally'
import { tallyQuery } from '../../api/queries.ts'
import { addPlace, changePlace, type Place, placesOf } from '../../criteria/places.ts'
import { leavingOutPlaces, type TallyField, tallyValue, within } from '../../criteria/tallies.ts'
import { tidy } from '../../criteria/tidy.ts'
import { useCriteria, useEditCriteria, useKind } from '../../state/search.ts'
import { BarList } from '../../ui/BarList.tsx'
import { Path } from './IndustryTally.tsx'
import { saveTally } from './save-tally.ts'
import { TallyCard } from './TallyCard.tsx'

const titles = ['State', 'County', 'City', 'ZIP code'] as const
const fields = ['stateprovince', 'county', 'city', 'postalcode'] as const satisfies TallyField[]

/** The place that a bar stands for, below the state, county and city looked into. */
function placeOf([StateProvince = '', ...rest]: readonly string[], value: string): Place {
  if (StateProvince === '') return { kind: 'state', StateProvince: value }
  if (rest.length === 0) return { kind: 'county', County: value, StateProvince }
  if (rest.length === 1) return { kind: 'city', City: value, StateProvince }
  return { kind: 'postal', PostalCode: value }
}

/** The criteria that hold the tally inside the path. */
function insideOf([StateProvince, County, City]: readonly string[]): Criteria {
  if (!StateProvince) return {}
  return { StateProvince, County, City }
}

const same = (a: Place, b: Place) =>
  JSON.stringify(tidy(addPlace({}, { ...a, leftOut: false }))) ===
  JSON.stringify(tidy(addPlace({}, { ...b, leftOut: false })))

/** Records by state; inside one by county, city and ZIP code. */
export function PlaceTally() {
  const kind = useKind()
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const [path, setPath] = useState<string[]>([])
  const field: TallyField = fields[path.length] ?? 'postalcode'
  const query = useQuery(tallyQuery(kind, within(leavingOutPlaces(criteria), insideOf(path)), [field]))
  const places = placesOf(criteria)
  const bar = (item: TallyItem) => {
    const value = tallyValue(item, field)
    if (value === undefined) return { key: '', label: 'Not known', count: item.Count }
    const place = placeOf(path, value)
    const at = places.findIndex((other) => same(other, place))
    const toggle = () =>
      edit(
        tidy(
          at < 0 ? addPlace(criteria, { ...place, leftOut: false }) : changePlace(criteria, at, undefined),
        ),
      )
    return {
      key: value,
      label: path.length === 0 ? (stateNames[value] ?? value) : value,
      count: item.Count,
      chosen: at >= 0 && !places[at]?.leftOut,
      leftOut: at >= 0 && places[at]?.leftOut,
      toggle,
      open: path.length < 3 ? () => setPath([...path, value]) : undefined,
    }
  }
  return (
    <TallyCard
      title={titles[path.length] ?? 'ZIP code'}
      query={query}
      onDownload={() => saveTally(query.data ?? [], [field], String)}
      path={<Path path={path} name={(step) => stateNames[step] ?? step} onChange={setPath} />}
    >
      {(items) => (
        <BarList
          key={path.join()}
          bars={items.map(bar)}
          total={items.reduce((sum, item) => sum + item.Count, 0)}
        />
      )}
    </TallyCard>
  )
}
