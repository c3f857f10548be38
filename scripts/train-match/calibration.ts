import type { Calibration, Detail } from '#service/match/model.ts'

/** A candidate with its share of the odds, and whether it is the right record. */
export interface Judged {
  inputSet: string
  detail: Detail
  share: number
  right: boolean
}

interface Pool {
  shares: number
  right: number
  count: number
}

/** Minimum number of candidates behind one point of the table. */
const MIN_POOL = 120
/** Shares that are hardly more than nothing. */
const MIN_SHARE = 0.005
/** Standard errors subtracted from each observed share, as a probability must be right on other data too. */
const CAUTION = 1

/** The probability of a pool, cautiously: one standard error of a share below what was seen (Agresti, Coull 1998). */
function cautious({ right, count }: Pool): number {
  const p = (right + 1) / (count + 2)
  return Math.max(0, p - CAUTION * Math.sqrt((p * (1 - p)) / (count + 2)))
}

/** Pools of rising shares in which the right ones rise too (pool adjacent violators; Ayer et al. 1955). */
function pools(judged: readonly Judged[]): Pool[] {
  const sorted = judged.filter(({ share }) => share >= MIN_SHARE).sort((a, b) => a.share - b.share)
  const all: Pool[] = []
  for (let from = 0; from < sorted.length; from += MIN_POOL) {
    const some = sorted.slice(from, from + MIN_POOL)
    all.push({
      shares: some.reduce((sum, { share }) => sum + share, 0),
      right: some.filter(({ right }) => right).length,
      count: some.length,
    })
    for (;;) {
      const [before, last] = all.slice(-2) as [Pool, Pool | undefined]
      if (!last || before.right / before.count <= last.right / last.count) break
      all.splice(-2, 2, {
        shares: before.shares + last.shares,
        right: before.right + last.right,
        count: before.count + last.count,
      })
    }
  }
  return all
}

const thousandths = (value: number) => Math.round(1000 * value) / 1000

/** The table from shares to probabilities: rising, cautious, and ending with that of the highest shares. */
export function calibrationOf(judged: readonly Judged[]): Calibration {
  let least = 0
  const points = pools(judged).map((pool) => {
    least = Math.max(least, Math.min(cautious(pool), 0.999))
    return [thousandths(pool.shares / pool.count), thousandths(least)] as const
  })
  const last = points.at(-1)?.[1] ?? 0
  return [...points.filter(([share], i) => share < 1 && share > (points[i - 1]?.[0] ?? 0)), [1, last]]
}
