import { useWindowEvent } from '@mantine/hooks'
import type { Map as LeafletMap } from 'leaflet'
import { areaName } from '#criteria/areas/area-names.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useAnnouncements } from '#features/map/data/announcements.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'
import { placesAsGeoJson } from '#features/map/model/areas/outline.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { useMapFocus } from '#session/map.ts'
import { useView } from '#session/search.ts'
import { isOnMap, isTyping } from '../draw/useKeys.ts'

/** Ctrl C copies the selected place as GeoJSON, Ctrl V reads areas of any format, while the map or nothing has the focus. */
export function useClipboard(map: LeafletMap, places: readonly PlaceChoice[], gazetteer: Gazetteer): void {
  const { names } = useView()
  const isOnMapOnly = ({ target }: ClipboardEvent) => isOnMap(target, map) && !isTyping(target)
  const copy = (event: ClipboardEvent) => {
    const { selected } = useMapFocus.getState()
    const somethingElse = String(getSelection() ?? '') !== ''
    if (selected === undefined || !places[selected] || somethingElse || !isOnMapOnly(event)) return
    event.clipboardData?.setData('text/plain', placesAsGeoJson(places, [selected], names, gazetteer))
    event.preventDefault()
    useAnnouncements.getState().announce(`${areaName(places, selected, names)} copied`)
  }
  const paste = (event: ClipboardEvent) => {
    if (!isOnMapOnly(event)) return
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!file && !text.trim()) return
    event.preventDefault()
    useAreaPanel.getState().panelOpened(file ? { file } : { text })
  }
  useWindowEvent('copy', copy)
  useWindowEvent('paste', paste)
}
