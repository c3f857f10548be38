/** What of a record is compared. Text is folded to small letters without accents; absent values are left out. */
export interface Card {
  Id: string
  Name: string
  /** Number and name of the street, without directions. */
  Number?: string
  Street?: string
  Suffix?: string
  /** The unit in the house: `ste 106`. */
  Unit?: string
  City?: string
  StateProvince?: string
  PostalCode?: string
  /** Digits. */
  Phone?: string
}
