import { Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconMapPin, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import type { Point } from '#contract/place.ts'
import { type Density, usePointDetails } from '#features/map/data/point-details.ts'
import { pointDetailsMessages as messages } from '#features/map/messages/point-details.ts'
import { placesAtPoint } from '#features/map/model/point-details/places-at-point.ts'
import { isPart } from '#features/map/model/results/density.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { shapesQuery } from '../place-data.ts'
import { CircleAroundPoint } from './CircleAroundPoint.tsx'
import { NearestRecords } from './NearestRecords.tsx'
import { PlacesAtPoint } from './PlacesAtPoint.tsx'
import classes from './PointDetails.module.css'

/** This location: the names of a place with what the search finds in each, and what can be done from here. */
export function PointDetails({ map }: { map: LeafletMap }) {
  const { at, density, byKeyboard, closed } = usePointDetails()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (at && byKeyboard) card.current?.focus({ preventScroll: true })
  }, [at, byKeyboard])
  if (!at) return null
  const close = () => {
    const inside = card.current?.contains(document.activeElement)
    closed()
    if (inside) map.getContainer().focus({ preventScroll: true })
  }
  return (
    <Stack
      as="section"
      gap={6}
      ref={card}
      className={classNames(kit.floats, kit.cell, kit.scroll, classes.card)}
      aria-label={messages.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <SectionTitle
        icon={IconMapPin}
        actions={<IconButton Icon={IconX} label={messages.close} onClick={close} />}
      >
        {messages.title}
      </SectionTitle>
      <Coordinates at={at} />
      {density && <DensityLine density={density} />}
      <Named at={at} />
      <CircleAroundPoint at={at} />
      <NearestRecords key={`${at.Latitude},${at.Longitude}`} at={at} />
    </Stack>
  )
}

function Coordinates({ at }: { at: Point }) {
  const { copy, copied } = useClipboard()
  const text = `${at.Latitude.toFixed(5)}, ${at.Longitude.toFixed(5)}`
  const label = copied ? 'Copied' : messages.copyCoordinates
  return (
    <Inline as="p" gap={4} className={kit.second}>
      <code>{text}</code>
      <Tooltip label={label}>
        <IconButton Icon={copied ? IconCheck : IconCopy} label={label} onClick={() => copy(text)} small />
      </Tooltip>
    </Inline>
  )
}

const MAX_LISTED_CODES = 6

/** What the density view shows at the point, with the ZIP codes behind it. */
function DensityLine({ density }: { density: Density }) {
  const { codes, count } = density
  const kind = useKind()
  const { units } = useSettings()
  const named = messages.zipCodes(codes.slice(0, MAX_LISTED_CODES), codes.length - MAX_LISTED_CODES)
  return (
    <Note tone="accent">
      {density.kind === 'estimate'
        ? messages.estimateHere(kind, named, count, density.density, units)
        : isPart(density)
          ? messages.spreadDot(kind, named, count, density.share)
          : messages.thisDot(kind, named, count)}
    </Note>
  )
}

function Named({ at }: { at: Point }) {
  const shapes = useQuery(shapesQuery).data
  const index = useQuery(placeIndexQuery).data
  const found = useMemo(() => shapes && index && placesAtPoint(at, shapes, index), [at, shapes, index])
  if (!found) return <p className={kit.second}>{messages.loadingPlaces}</p>
  if (found.length === 0) return <p className={kit.second}>{messages.noPlaces}</p>
  return <PlacesAtPoint found={found} />
}
