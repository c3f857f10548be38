/**
 * Bands of sizes and money. Criteria use bare number ranges, records use labels
 * ("10000000-20000000" and "$10-20 Million"): this is the one two-way table.
 */

/** One band: the criterion value, the label of the record, and its bounds (whole numbers, `high` inclusive). */
export interface Band {
  value: string
  label: string
  low: number
  high: number
}

const { format: thousands } = new Intl.NumberFormat('en-US')

function dollars(low: number, high: number): string {
  if (!Number.isFinite(high)) return `$${money(low)}+`
  const millions = low >= 1e6 && high < 1e9
  return millions ? `$${low / 1e6}-${high / 1e6} Million` : `$${money(low)}-${money(high)}`
}

function money(n: number): string {
  if (n >= 1e9) return `${n / 1e9} Billion`
  if (n >= 1e6) return `${n / 1e6} Million`
  return thousands(n)
}

/** Bands from their criterion values; where bands share a bound (sales), it belongs to the upper band. */
function bandsOf(values: string, label: (low: number, high: number) => string): readonly Band[] {
  const bounds = values.split(', ').map((value) => {
    const [low, high] = value.split('-').map(Number) as [number, number | undefined]
    return { value, low, high: high ?? Number.POSITIVE_INFINITY }
  })
  return bounds.map(({ value, low, high }, i) => {
    const shared = bounds[i + 1]?.low === high
    return { value, low, high: shared ? high - 1 : high, label: label(low, high) }
  })
}

/** "$30,000-39,999" in full: steps of ten thousand would look the same in millions. */
const wholeDollars = (low: number, high: number) => `$${people(low, high)}`

const people = (low: number, high: number) =>
  Number.isFinite(high) ? `${thousands(low)}-${thousands(high)}` : `${thousands(low)}+`

/** Employees at a place or in a whole company (open-points, Values). */
export const employeeBands = bandsOf(
  '1-4, 5-9, 10-19, 20-49, 50-99, 100-249, 250-499, 500-999, 1000-4999, 5000-9999, 10000',
  people,
)

/** Sales in dollars a year (open-points, Values). */
export const salesBands = bandsOf(
  '1-500000, 500000-1000000, 1000000-2500000, 2500000-5000000, 5000000-10000000, 10000000-20000000, 20000000-50000000, 50000000-100000000, 100000000-500000000, 500000000-1000000000, 1000000000',
  dollars,
)

/** Income of a household in dollars a year (open-points, Values). */
export const incomeBands = bandsOf(
  '1000-20000, 20000-29999, 30000-39999, 40000-49999, 50000-59999, 60000-69999, 70000-79999, 80000-89999, 90000-99999, 100000-124999, 125000-149999, 150000-174999, 175000-199999, 200000-249999, 250000-299999, 300000-399999, 400000-499999, 500000',
  wholeDollars,
)

/** Value of a home in dollars (open-points, Values). */
export const homeValueBands = bandsOf(
  '1-24999, 25000-49999, 50000-74999, 75000-99999, 100000-124999, 125000-149999, 150000-174999, 175000-199999, 200000-249999, 250000-299999, 300000-349999, 350000-399999, 400000-449999, 450000-499999, 500000-599999, 600000-699999, 700000-799999, 800000-899999, 900000-999999, 1000000',
  wholeDollars,
)

/** Age in years (open-points, Values). */
export const ageBands = bandsOf(
  '18-24, 25-29, 30-34, 35-39, 40-44, 45-49, 50-54, 55-59, 60-64, 65-69, 70-74, 75',
  people,
)

/** Kinds of homes (open-points, Values). */
export const housingTypes = [
  'Single Family Dwelling',
  'Multi-Family Dwelling',
  'Retirement Home',
  'Nursing Home',
  'Trailer Court',
  'Unknown',
] as const

export const maritalStatuses = ['Married', 'Single', 'Unknown'] as const

/** Floor space in square feet; bands of this service, as the reference shows none. */
export const squareFootageBands = bandsOf('1-2499, 2500-9999, 10000-39999, 40000', people)

/** Confidence of a source in percent (extension). */
export const confidenceBands = bandsOf('0-49, 50-69, 70-79, 80-89, 90-100', (low, high) => `${low}-${high}%`)

/** The band that holds `n`, or undefined for nothing, zero and less. */
export function bandOf(bands: readonly Band[], n: number | undefined): Band | undefined {
  return n === undefined ? undefined : bands.find((band) => n >= band.low && n <= band.high)
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/[\s,]/g, '')

/** The band of a criterion value or a record label, in any letter case and with or without commas. */
export function bandNamed(bands: readonly Band[], text: string): Band | undefined {
  const plain = withoutSpaces(text)
  return bands.find((band) => withoutSpaces(band.value) === plain || withoutSpaces(band.label) === plain)
}

/** Credit ratings with their labels (open-points, Values). */
export const creditRatings = {
  A: 'Excellent',
  B: 'Very good',
  C: 'Good',
  I: 'Institution',
  U: 'Unknown',
} as const
