/** How distances are shown and typed; the API always uses miles. */
export const units = ['miles', 'km'] as const
export type Units = (typeof units)[number]

const KM_PER_MILE = 1.609344

const short: Record<Units, string> = { miles: 'mi', km: 'km' }

/** The sign of a unit: "mi", "km". */
export const unitSign = (units: Units): string => short[units]

/** Miles as a number of the unit. */
export const inUnits = (miles: number, units: Units): number => (units === 'km' ? miles * KM_PER_MILE : miles)

/** A number of the unit as miles. */
export const toMiles = (n: number, units: Units): number => (units === 'km' ? n / KM_PER_MILE : n)

/** A length with as many digits as matter: 0.42, 9.3, 20. */
export function digits(n: number): string {
  return String(n < 1 ? Math.round(n * 100) / 100 : n < 100 ? Math.round(n * 10) / 10 : Math.round(n))
}

/** A distance given in miles as a person reads it: "5 mi", "8 km". */
export function distance(miles: number, units: Units): string {
  return `${digits(inUnits(miles, units))} ${short[units]}`
}

/** The unit in words: "miles", "kilometers". */
export const unitName = (units: Units): string => (units === 'km' ? 'kilometers' : 'miles')

/** The unit as the label of a field: "Miles". */
export const unitTitle = (units: Units): string => (units === 'km' ? 'Kilometers' : 'Miles')

/** A square of the unit in words: "square mile", "square kilometer". */
export const squareUnitName = (units: Units): string => `square ${units === 'km' ? 'kilometer' : 'mile'}`

/** How many squares of the unit are in a square mile. */
export const squareUnits = (units: Units): number => inUnits(1, units) ** 2

/** A surface given in square miles as a person reads it: "12 sq mi", "31 sq km". */
export function surface(squareMiles: number, units: Units): string {
  const n = squareMiles * squareUnits(units)
  const shown = n < 100 ? digits(n) : Math.round(n).toLocaleString('en-US')
  return `${shown} sq ${short[units]}`
}
