import { readable } from './readable-name.ts'

/** A city as it is compared: its state and its plain name, `MO saint louis` for St. Louis. */
export const cityKey = (City: string, StateProvince: string): string =>
  `${StateProvince.toUpperCase()} ${readable(City)}`
