import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { areaError } from '#criteria/areas/area-errors.ts'
import { areaName, customName } from '#criteria/areas/area-names.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useAnnouncements } from '#features/map/data/announcements.ts'
import { useRenaming } from '#features/map/data/selected-place.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import { coversRim, type LabelSide, radiusSides, sizeOnMap } from '#features/map/model/areas/chip-layout.ts'
import { isCrowded, isNamedArea } from '#features/map/model/areas/imported-outline.ts'
import { type Gazetteer, type Outline, outlineOf } from '#features/map/model/areas/outline.ts'
import { useMapFocus } from '#session/map.ts'
import { useView } from '#session/search.ts'
import { ensurePane } from '../basemap/CanvasLayer.ts'
import type { Scheme } from '../basemap/palette.ts'
import { isRegion } from '../results/area-surfaces.ts'
import { useZoom } from '../useViewport.ts'
import { AreaShape } from './AreaShape.tsx'
import classes from './areas.module.css'
import { CircleHandles } from './CircleHandles.tsx'
import { CornerHandles } from './CornerHandles.tsx'
import { ExcludedChip, NameChip, RadiusChip } from './chips.tsx'
import { Mark } from './Mark.tsx'
import { PlaceDots } from './PlaceDots.tsx'
import { RegionAreas, useRegionLand } from './RegionAreas.tsx'
import { usePlaceEdits } from './usePlaceEdits.ts'

/** With more areas than this only the selected one shows its handles. */
const MANY_AREAS = 12
const MANY_CORNERS = 12

interface Props {
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  scheme: Scheme
  /** Whether states and counties are clicked in a layer of their own. */
  regionsTakeClicks: boolean
}

/** Every place of the search on the map, with the handles to change it. */
export function Areas({ places, gazetteer, scheme, regionsTakeClicks }: Props) {
  const pane = useHandlePane()
  const { shown, preview, onPreview, onCommit } = usePreview(places)
  const zoom = useZoom()
  const { names } = useView()
  const crowded = useMemo(() => isCrowded(shown), [shown])
  const selected = useMapFocus((focus) => focus.selected)
  const sides = useMemo(() => radiusSides(shown, gazetteer, zoom), [shown, gazetteer, zoom])
  const regionLand = useRegionLand(places)
  if (!pane) return null
  const areas = shown.map((place, index) =>
    crowded && isNamedArea(place) && index !== selected ? null : (
      <Area
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its index, also while it changes
        key={index}
        index={index}
        place={place}
        name={areaName(places, index, names)}
        given={customName(place, names) ?? customName(places[index] ?? place, names)}
        clickable={!regionsTakeClicks || !isRegion(place)}
        isDrawn={regionLand !== undefined && isRegion(place)}
        finalPlace={places[index] ?? place}
        gazetteer={gazetteer}
        side={sides[index] ?? 'right'}
        many={places.length > MANY_AREAS}
        error={preview?.index === index ? areaError(place) : undefined}
        onPreview={(next) => onPreview(index, next)}
        onCommit={(next) => onCommit(index, next)}
      />
    ),
  )
  return (
    <>
      {regionLand && <RegionAreas places={places} gazetteer={gazetteer} scheme={scheme} land={regionLand} />}
      {crowded && <PlaceDots places={shown} gazetteer={gazetteer} />}
      {areas}
    </>
  )
}

interface AreaProps {
  index: number
  place: PlaceChoice
  finalPlace: PlaceChoice
  name: string
  /** The name that a person gave it. */
  given: string | undefined
  clickable: boolean
  isDrawn: boolean
  gazetteer: Gazetteer
  side: LabelSide
  many: boolean
  error: string | undefined
  onPreview: (place: PlaceChoice) => void
  onCommit: (place?: PlaceChoice) => void
}

function Area({
  index,
  side,
  place,
  finalPlace,
  gazetteer,
  many,
  error,
  name,
  given,
  clickable,
  isDrawn,
  ...on
}: AreaProps) {
  const isSelected = useMapFocus(({ selected }) => selected === index)
  const choose = useMapFocus(({ placeSelected }) => placeSelected)
  const known = useMemo(() => outlineOf(place, gazetteer), [place, gazetteer])
  const zoom = useZoom()
  const [pointed, setPointed] = useState(false)
  const size = useMemo(() => known && sizeOnMap(place, known, zoom), [place, known, zoom])
  if (!known) return null
  const outline = size === 'speck' ? { polygons: [], middle: known.middle } : known
  const small = size === 'small' && !isSelected
  const quiet = small && !pointed
  const shared = { name, ...on, onFocus: () => choose(index) }
  return (
    <>
      <AreaShape
        outline={outline}
        excluded={place.excluded}
        isSelected={isSelected}
        error={error !== undefined}
        isDrawn={isDrawn}
        clickable={clickable}
        onClick={() => choose(index)}
        onPoint={setPointed}
      />
      <Handles
        place={place}
        finalPlace={finalPlace}
        center={outline.middle}
        side={side}
        isSelected={isSelected}
        areShown={isSelected || !many}
        isPinned={given !== undefined}
        {...shared}
      />
      <AreaLabels
        place={place}
        name={name}
        given={given}
        outline={outline}
        isSelected={isSelected}
        isPinOnly={many && !isSelected}
        isSmall={small}
        isQuiet={quiet}
        isRimCovered={coversRim(place, outline.middle, zoom)}
        onSelect={() => choose(index)}
      />
    </>
  )
}

interface AreaLabelsProps extends Pick<AreaProps, 'place' | 'name' | 'given'> {
  outline: Outline
  isSelected: boolean
  /** Among many areas a circle with a name of its own is a pin. */
  isPinOnly: boolean
  isSmall: boolean
  /** Small, and not pointed at. */
  isQuiet: boolean
  isRimCovered: boolean
  onSelect: () => void
}

/** The names of an area: its own, or the one that a person gave it, and that it is excluded. */
function AreaLabels({
  place,
  name,
  given,
  outline,
  isSelected,
  isPinOnly,
  isSmall,
  isQuiet,
  isRimCovered,
  onSelect,
}: AreaLabelsProps) {
  return (
    <>
      {given && place.kind === 'circle' && isPinOnly && (
        <Mark at={outline.middle} pane="handles">
          <span className={classes.pin} data-excluded={place.excluded || undefined} />
        </Mark>
      )}
      {place.kind !== 'polygon' && place.kind !== 'circle' && !given && (
        <NameChip
          name={name}
          place={place}
          outline={outline}
          isSelected={isSelected}
          look={isSmall ? (isQuiet ? 'hidden' : 'passive') : undefined}
          at={isRimCovered ? 'high' : undefined}
          onClick={onSelect}
        />
      )}
      {given && (
        <NameChip
          name={given}
          place={place}
          outline={outline}
          isSelected={isSelected}
          at={place.excluded ? 'lower' : place.kind === 'polygon' && !isSelected ? undefined : 'below'}
          onClick={onSelect}
          onRename={() => {
            onSelect()
            useRenaming.getState().renameStarted()
          }}
        />
      )}
      {place.excluded && !isQuiet && (
        <ExcludedChip place={place} at={outline.middle} low={place.kind !== 'polygon' || isSelected} />
      )}
    </>
  )
}

interface HandlesProps
  extends Pick<AreaProps, 'place' | 'finalPlace' | 'side' | 'name' | 'onPreview' | 'onCommit'> {
  center: Point
  isSelected: boolean
  areShown: boolean
  isPinned: boolean
  onFocus: () => void
}

/** What a circle or a polygon is resized by. */
function Handles({
  place,
  finalPlace,
  center,
  side,
  isSelected,
  areShown,
  isPinned,
  ...shared
}: HandlesProps) {
  if (place.kind === 'circle' || place.kind === 'postalCircle')
    return (
      <>
        <RadiusChip place={place} center={center} side={side} />
        {areShown && <CircleHandles place={place} center={center} isPinned={isPinned} {...shared} />}
      </>
    )
  if (place.kind !== 'polygon' || finalPlace.kind !== 'polygon') return null
  return (
    <CornerHandles
      place={place}
      finalPlace={finalPlace}
      isSelected={isSelected}
      showCorners={isSelected || (areShown && place.Points.length <= MANY_CORNERS)}
      {...shared}
    />
  )
}

/** The pane of chips and handles, above areas and labels. */
function useHandlePane(): string | undefined {
  const map = useMap()
  const [pane, setPane] = useState<string>()
  useEffect(() => setPane(ensurePane(map, 'handles', 600)), [map])
  return pane
}

interface Change {
  index: number
  place: PlaceChoice
}

/** The places with the one that is being changed in its changed form; the search follows when the change is over. */
function usePreview(places: readonly PlaceChoice[]) {
  const [preview, setPreview] = useState<Change>()
  // A drag may end before its last move is rendered, so the end reads the change from here.
  const latest = useRef<Change>(undefined)
  const edits = usePlaceEdits()
  const show = (change: Change | undefined) => {
    latest.current = change
    setPreview(change)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places include the change
  useEffect(() => show(undefined), [places])
  const commit = (index: number, place: PlaceChoice) => {
    const error = areaError(place)
    if (error) useAnnouncements.getState().announce(messages.changeDiscarded(error))
    if (error || JSON.stringify(place) === JSON.stringify(places[index])) return show(undefined)
    show({ index, place })
    edits.change(index, place)
  }
  return {
    preview,
    shown: preview && places[preview.index] ? places.with(preview.index, preview.place) : places,
    onPreview: (index: number, place: PlaceChoice) => show({ index, place }),
    onCommit: (index: number, place = latest.current?.place) => {
      if (place) commit(index, place)
    },
  }
}
