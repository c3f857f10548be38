import type { Map as LeafletMap } from 'leaflet'

/** Makes sure the map has the pane, at that height, and lets the mouse through it. Returns its name. */
export function ensurePane(map: LeafletMap, name: string, zIndex: number): string {
  const pane = map.getPane(name) ?? map.createPane(name)
  pane.style.zIndex = String(zIndex)
  pane.style.pointerEvents = 'none'
  return name
}
