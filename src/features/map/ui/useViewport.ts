import { useDebouncedCallback } from '@mantine/hooks'
import { type FitBoundsOptions, type Map as LeafletMap, latLngBounds, point as toPoint } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { areaKey } from '#criteria/areas/area-names.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useMapFocus } from '#session/map.ts'
import { useEditView, useView } from '#session/search.ts'
import { type Box, boxAround, type Gazetteer, type Outline, outlineOf } from '../model/areas/outline.ts'
import { isTiny, readViewport, writeViewport } from '../model/viewport.ts'

const DEBOUNCE_MS = 400

/** Keeps the view of the map in the link, fits the first view to the areas, and flies to the target area. */
export function useViewport(places: readonly PlaceChoice[], gazetteer: Gazetteer): void {
  const quiet = useRef(false)
  useSavedView(quiet)
  useSize(quiet)
  useFirstFit(places, gazetteer, quiet)
  useNewcomers(places, gazetteer)
  useFlight(places, gazetteer)
}

/** Whether the map moves without a gesture of the user: such moves are not written to the link. */
type Quiet = RefObject<boolean>

function useSavedView(quiet: Quiet) {
  const { at } = useView()
  const editView = useEditView()
  const save = useDebouncedCallback((view: string) => editView({ at: view }), DEBOUNCE_MS)
  const map = useMapEvents({
    moveend: () => {
      if (!quiet.current) save(viewOf(map))
    },
  })
  // Back and forward restore the view of old links; the map does not move, and the link is updated.
  useEffect(() => {
    const linked = readViewport(at)
    if (linked && writeViewport(linked) !== viewOf(map)) save(viewOf(map))
  }, [map, at, save])
}

function viewOf(map: LeafletMap): string {
  const { lat, lng } = map.getCenter()
  return writeViewport({ lat, lng, zoom: map.getZoom() })
}

/** The map learns of it when its part of the page changes size. */
function useSize(quiet: Quiet) {
  const map = useMap()
  useEffect(() => {
    const observer = new ResizeObserver(() => quietly(quiet, () => map.invalidateSize({ pan: false })))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map, quiet])
}

function quietly(quiet: Quiet, move: () => void) {
  quiet.current = true
  move()
  quiet.current = false
}

function useFirstFit(places: readonly PlaceChoice[], gazetteer: Gazetteer, quiet: Quiet) {
  const map = useMap()
  const { at } = useView()
  const done = useRef(readViewport(at) !== undefined || places.every(({ excluded }) => excluded))
  useEffect(() => {
    const included = places.filter(({ excluded }) => !excluded)
    if (done.current || included.length === 0) return
    const outlines = knownOutlines(included, gazetteer)
    if (outlines.length < included.length) return
    done.current = true
    const box = boxAround(outlines)
    if (box) quietly(quiet, () => map.fitBounds(box, { ...roomFor(map, box), animate: false }))
  }, [map, places, gazetteer, quiet])
}

/** Places that came or changed elsewhere than on the map, by a row of the form or by undo, are brought into view. */
function useNewcomers(places: readonly PlaceChoice[], gazetteer: Gazetteer) {
  const map = useMap()
  const seen = useRef(new Set(places.map((place) => JSON.stringify(place))))
  useEffect(() => {
    const { selected } = useMapFocus.getState()
    const added = places.filter((place, i) => i !== selected && !seen.current.has(JSON.stringify(place)))
    const outlines = knownOutlines(added, gazetteer)
    if (outlines.length < added.length) return
    seen.current = new Set(places.map((place) => JSON.stringify(place)))
    const box = boxAround(outlines)
    if (box && isHardToSee(map, box)) map.fitBounds(box, roomFor(map, box))
  }, [map, places, gazetteer])
}

function isHardToSee(map: LeafletMap, box: Box): boolean {
  const bounds = latLngBounds(box)
  if (!map.getBounds().intersects(bounds)) return true
  const { x: width, y: height } = map
    .latLngToContainerPoint(bounds.getSouthEast())
    .subtract(map.latLngToContainerPoint(bounds.getNorthWest()))
  return isTiny({ width, height }, map.getSize().x) && map.getZoom() < zoomFor(map, box)
}

/** The zoom at which a box fills the map. */
function zoomFor(map: LeafletMap, box: Box): number {
  const { paddingTopLeft = [0, 0], paddingBottomRight = [0, 0], maxZoom = Infinity } = roomFor(map, box)
  const padding = toPoint(paddingTopLeft).add(toPoint(paddingBottomRight))
  return Math.min(maxZoom, map.getBoundsZoom(latLngBounds(box), false, padding))
}

function useFlight(places: readonly PlaceChoice[], gazetteer: Gazetteer) {
  const map = useMap()
  const { target, placeReached } = useMapFocus()
  useEffect(() => {
    if (target === undefined) return
    const place = typeof target === 'number' ? places[target] : places.find((it) => areaKey(it) === target)
    const outline = place && outlineOf(place, gazetteer)
    const box = outline && boxAround([outline])
    if (!box) return
    placeReached()
    map.fitBounds(box, roomFor(map, box))
  }, [map, target, placeReached, places, gazetteer])
}

const NARROW_PIXELS = 640
/** A map lower than this, in pixels, has no room for margins. */
const LOW_PIXELS = 300

/** Pixels at the top of the map that the page covers, as its style sheet says. */
const coveredTop = (map: LeafletMap): number =>
  Number.parseFloat(getComputedStyle(map.getContainer()).getPropertyValue('--map-top')) || 0

/** The zoom for a city or ZIP code of which only the middle is known: what is around it is in view too. */
const POINT_ZOOM = 10

/** Space for the controls around a box, which is seen from farther away when it is a point. */
function roomFor(map: LeafletMap, box: Box): FitBoundsOptions {
  const isPoint = box[0].join() === box[1].join()
  return { ...roomIn(map), ...(isPoint && { maxZoom: POINT_ZOOM }) }
}

/** Space for the controls, and a maximum zoom for small places. */
export function roomIn(map: LeafletMap): FitBoundsOptions {
  const { x, y } = map.getSize()
  const low = y < LOW_PIXELS
  const still = map.options.zoomAnimation === false ? { animate: false } : {}
  return {
    paddingTopLeft: [56, (low ? 0 : 38) + coveredTop(map)],
    paddingBottomRight: [64, x < NARROW_PIXELS && !low ? 72 : 36],
    maxZoom: 12,
    ...still,
  }
}

export function knownOutlines(places: readonly PlaceChoice[], gazetteer: Gazetteer): Outline[] {
  return places.flatMap((place) => outlineOf(place, gazetteer) ?? [])
}

/** The zoom at which the map rests. */
export function useZoom(): number {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const [zoom, setZoom] = useState(() => map.getZoom())
  return zoom
}
