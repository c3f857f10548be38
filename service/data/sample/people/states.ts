/**
 * What homes and households of a state are like, roughly as the Census Bureau's survey of 2022 found them: income of the middle
 * household and value of the middle home in thousand dollars, and how many of a hundred households own their home.
 */
const TABLE = `AL 60 200 70|AK 88 336 66|AZ 75 402 67|AR 55 179 66|CA 92 715 56|CO 89 529 66|CT 88 347 66|DE 82 338 74|DC 101 711 41
FL 69 355 67|GA 73 297 66|HI 93 820 62|ID 73 432 72|IL 77 251 67|IN 67 209 71|IA 70 194 72|KS 69 206 67|KY 59 196 68|LA 55 209 67
ME 70 291 74|MD 95 398 68|MA 95 534 62|MI 67 224 73|MN 82 314 72|MS 53 161 70|MO 65 222 68|MT 68 366 69|NE 70 223 67|NV 72 434 59
NH 90 384 72|NJ 96 429 64|NM 60 244 69|NY 80 401 54|NC 68 280 67|ND 72 242 63|OH 66 204 67|OK 60 191 66|OR 76 475 63|PA 72 245 70
RI 82 383 63|SC 64 255 72|SD 70 246 69|TN 65 284 67|TX 72 275 62|UT 89 499 71|VT 74 304 73|VA 86 365 67|WA 91 569 64|WV 54 155 75
WI 71 252 68|WY 70 285 73|PR 24 119 68|GU 65 280 50|VI 45 220 47|AS 30 90 75|MP 32 120 30`

export interface StateMeans {
  /** Dollars a year of the middle household. */
  income: number
  /** Dollars of the middle home. */
  homeValue: number
  /** Share of households that own their home. */
  owners: number
}

const byState = new Map(
  TABLE.split(/[|\n]/).map((row) => {
    const [state = '', income, homeValue, owners] = row.split(' ')
    const means = {
      income: Number(income) * 1000,
      homeValue: Number(homeValue) * 1000,
      owners: Number(owners) / 100,
    }
    return [state, means] as const
  }),
)

const COUNTRY: StateMeans = { income: 75_000, homeValue: 320_000, owners: 0.65 }

/** The means of a state or territory; of the country for one that is not in the table. */
export const meansOf = (state: string): StateMeans => byState.get(state) ?? COUNTRY
