/** A town: shown from `minZoom` on; of two that want the same room the lower `minZoom`, then the lower `rank`, wins. */
export type PlaceLabel = { name: string; lat: number; lng: number; minZoom: number; rank: number }

/** The name of an area, written at its middle. */
export type AreaLabel = { name: string; lat: number; lng: number; minZoom?: number }

/** A state also has its two letters, for when the map shows the whole country. */
export type StateLabel = AreaLabel & { abbreviation: string }

/** Every name the map can show. Degrees. */
export type Labels = {
  places: PlaceLabel[]
  counties: AreaLabel[]
  states: StateLabel[]
  water: AreaLabel[]
}
