/** A city's part with one postal code; absent values are empty. Records of one place have the same object. */
export interface MatchPlace {
  /** As `placeKey` gives it, and the words of its name. */
  city: string
  cityWords: readonly string[]
  StateProvince: string
  PostalCode: string
}
