import { Tooltip } from '@mantine/core'
import { IconCheck, IconCircleOff, IconPlus, type TablerIcon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countsQuery } from '#api/queries.ts'
import { placeLabel } from '#criteria/describe.ts'
import { kindNames } from '#criteria/kinds.ts'
import { type PlaceChoice, withPlaces } from '#criteria/places.ts'
import { pointDetailsMessages as messages } from '#features/map/messages/point-details.ts'
import type { NearbyPlace } from '#features/map/model/point-details/places-at-point.ts'
import { useCriteria, useKind, usePlaces } from '#session/search.ts'
import { useAlternatives, useMultiple } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { count, NONE } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import classes from './PointDetails.module.css'

/** The named places of a point, each with the count of the search in it alone, to add or to exclude. */
export function PlacesAtPoint({ found }: { found: readonly NearbyPlace[] }) {
  const kind = useKind()
  const criteria = useCriteria()
  const multiple = useMultiple()
  const places = usePlaces()
  const searches = useMemo(() => {
    const excluded = places.filter((place) => place.excluded)
    return found.map(({ place }) => withPlaces(criteria, [...excluded, { ...place, excluded: false }]))
  }, [criteria, places, found])
  const counts = useQuery(countsQuery(kind, searches, multiple))
  const normalizedPoint = counts.isPlaceholderData ? undefined : counts.data
  return (
    <>
      <p className={kit.second}>{messages.matchingRest(kindNames[kind].Title)}</p>
      <ul aria-busy={normalizedPoint === undefined && !counts.error}>
        {found.map((nearby, i) => (
          <PlaceRow key={placeLabel(nearby.place)} nearby={nearby} n={normalizedPoint?.[i]} places={places} />
        ))}
      </ul>
      {counts.error && (
        <p className={kit.second} role="alert">
          {messages.countsFailedToLoad}
        </p>
      )}
    </>
  )
}

interface RowProps {
  nearby: NearbyPlace
  n: number | undefined
  places: readonly PlaceChoice[]
}

function PlaceRow({ nearby: { place, miles }, n, places }: RowProps) {
  const { units } = useSettings()
  const alternatives = useAlternatives()
  const edits = usePlaceEdits()
  const label = placeLabel(place)
  const index = places.findIndex((other) => isSame(other, place))
  const role = places[index]?.excluded
  const choose = (excluded: boolean) => {
    if (role === excluded) edits.remove(index)
    else edits.add({ ...place, excluded })
  }
  return (
    <Inline as="li" gap={4} className={`${kit.apart} ${classes.row}`}>
      <span className={`${kit.fill} ${kit.name}`}>
        {label}
        {miles !== undefined && (
          <span className={`${kit.meta} ${kit.regular} ${kit.block}`}>{messages.nearest(miles, units)}</span>
        )}
      </span>
      <span className={kit.strong}>{n === undefined ? NONE : count(n)}</span>
      <Act
        Icon={role === false ? IconCheck : IconPlus}
        label={role === false ? messages.removePlace(label) : messages.addPlace(label)}
        on={role === false}
        onClick={() => choose(false)}
      />
      {alternatives && (
        <Act
          Icon={IconCircleOff}
          label={role === true ? messages.includePlace(label) : messages.excludePlace(label)}
          on={role === true}
          danger
          onClick={() => choose(true)}
        />
      )}
    </Inline>
  )
}

interface ActProps {
  Icon: TablerIcon
  label: string
  on: boolean
  danger?: boolean
  onClick: () => void
}

const Act = ({ Icon, label, on, danger, onClick }: ActProps) => (
  <Tooltip label={label}>
    <IconButton
      Icon={Icon}
      label={label}
      variant={on ? 'light' : 'default'}
      color={danger ? 'var(--c-danger)' : undefined}
      onClick={onClick}
    />
  </Tooltip>
)

/** Whether a place of the search is this one, whatever its role. */
function isSame({ excluded: _, ...other }: PlaceChoice, place: NearbyPlace['place']): boolean {
  return JSON.stringify(other).toLowerCase() === JSON.stringify(place).toLowerCase()
}
