import type { CountyRow, LabelRow, StateRow } from '#reference/place-files.ts'

/** Every name the map can show; cities and waters have the zoom from which they do. */
export type Labels = {
  cities: LabelRow[]
  waters: LabelRow[]
  counties: CountyRow[]
  states: StateRow[]
}
