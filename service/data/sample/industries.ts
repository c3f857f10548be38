import { naicsOf } from '#service/reference/dictionary/naics.ts'
import { type SicCode, sicCodes } from '#service/reference/dictionary/sic.ts'
import { type Random, weighted } from '#shared/random.ts'
import { type Scale, scaleOf } from './size-table.ts'
import { RURAL } from './terrain.ts'
import { wordsFrom } from './trade-words.ts'
import { hasOwnWords, type Trade, tradeOf } from './trades.ts'

/** The data of the sample about one six-digit code. */
export interface Industry {
  code: string
  /** The main NAICS code that goes with it. */
  naics: string | undefined
  /** How many of the country's companies, in no particular unit. */
  weight: number
  trade: Trade
  /** How its own descriptions would be said in a name. */
  words: readonly string[]
  scale: Scale
  /** Share of women among those who run its companies. */
  women: number
  isDeskWork: boolean
}

/** Politics, and trades that are unsuitable for a demonstration. */
const EXCLUDED =
  /politic|escort|adult (novelty|night)|strip club|gay bar|marijuana|birth control|household employees|clergy/i

/** The industries of the sample, in the order of their codes. */
export function readIndustries(): Industry[] {
  const parents = new Map(sicCodes(4).map((parent) => [parent.Id, parent.Weight]))
  const trades = sicCodes(6)
  const sums = new Map<string, number>()
  for (const { Id, Weight } of trades) sums.set(Id.slice(0, 4), (sums.get(Id.slice(0, 4)) ?? 0) + Weight)
  const shareOf = ({ Id, Weight }: SicCode) =>
    ((parents.get(Id.slice(0, 4)) ?? 0) * Weight) / (sums.get(Id.slice(0, 4)) || 1)
  return trades
    .filter((code) => !EXCLUDED.test(code.Descriptions.join()))
    .map((code) => industryOf(code, shareOf(code)))
}

function industryOf({ Id, Descriptions }: SicCode, weight: number): Industry {
  const trade = tradeOf(Id)
  return {
    code: Id,
    naics: naicsOf(Id)[0]?.Code,
    weight,
    trade,
    words: hasOwnWords(Id) ? [] : wordsFrom(Descriptions),
    scale: scaleOf(Id),
    women: WOMEN.find(([start]) => start.test(Id))?.[1] ?? 0.42,
    isDeskWork: /^(6|73|80|81|87)/.test(Id),
  }
}

const WOMEN: readonly [start: RegExp, share: number][] = [
  [/^(723|835|8049|8322|5992|8082|7221|5947|5621)/, 0.78],
  [/^(15|16|17|42|75|37|353)/, 0.13],
  [/^(0|1[0-4]|9224)/, 0.2],
  [/^8661/, 0.16],
]

/** Land under the plough, in the woods and under the ground; the desks of a city. */
const COUNTRY = /^(0[12]|07[125]1|07[26]|08|09|1[0-4]|2411|5153|5191|5083)/
const DESKS = /^(6[0-37]|73|81|87|48)/

/** How much likelier an industry is where so many people live on a square mile. */
function likelihood(code: string, crowd: number): number {
  if (COUNTRY.test(code)) return [6, 0.9, 0.12, 0.01][crowd] as number
  if (DESKS.test(code)) return [0.45, 0.85, 1.1, 1.4][crowd] as number
  return 1
}

const crowdOf = (density: number) => (density < RURAL ? 0 : density < 1000 ? 1 : density < 5000 ? 2 : 3)

/** A picker of the index of an industry for a place, the weights taken times `share`. */
export function industryPicker(industries: readonly Industry[], share: (industry: Industry) => number) {
  const pickers = [0, 1, 2, 3].map((crowd) =>
    weighted(
      industries.map((industry) => industry.weight * share(industry) * likelihood(industry.code, crowd)),
    ),
  )
  return (random: Random, density: number) =>
    (pickers[crowdOf(density)] as (random: Random) => number)(random)
}
