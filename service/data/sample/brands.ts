import { mixNumbers } from '#shared/hash.ts'
import { type Random, randomFromNumber, weighted } from '#shared/random.ts'
import type { Industry } from './industries.ts'
import type { Family } from './name-patterns.ts'
import { type Reach, reachOver } from './reach.ts'
import { employeesAt, salesOf } from './sizes.ts'
import type { Lots } from './terrain.ts'

/**
 * Companies with several places, as columns that threads share. `of` has, for each company of the sample by its number, the number of its
 * brand, 0 for none. The others have one item for each brand: its head office, industry, parent brand (0 for none), places, and what all
 * places together employ and sell; `franchise` is 1 where most places belong to others.
 */
export interface Brands {
  of: Int32Array
  head: Int32Array
  industry: Int32Array
  parent: Int32Array
  places: Int32Array
  franchise: Uint8Array
  employees: Float64Array
  sales: Float64Array
}

const SALT = 0x5eed
const FRANCHISED: Partial<Record<Family, number>> = {
  eatery: 0.5,
  lodging: 0.6,
  lessons: 0.45,
  beauty: 0.4,
  craft: 0.35,
  office: 0.25,
  daycare: 0.3,
  shop: 0.12,
  station: 0.3,
  service: 0.2,
}
/** Share of the locations of a franchise brand that belong to franchisees. */
const FRANCHISEES = 0.75

/** Whether that company runs under a brand without belonging to it. */
export const isFranchisee = (brands: Brands, brand: number, seq: number) =>
  brands.franchise[brand] === 1 && brands.head[brand] !== seq && mixNumbers(seq, SALT) / 2 ** 32 < FRANCHISEES

/** Employees and sales of one location of a brand, derived from its number, so that a head office can add them up. */
export function placeSize(brands: Brands, industries: readonly Industry[], brand: number, seq: number) {
  const random = randomFromNumber(mixNumbers(seq, SALT + 1))
  const { scale } = industries[brands.industry[brand] as number] as Industry
  const taste = 0.7 + (mixNumbers(brand, SALT) % 1000) / 1000
  const head =
    brands.head[brand] === seq ? 1 + Math.min(12, Math.log2(1 + (brands.places[brand] as number))) : 1
  const employees = employeesAt(random, { ...scale, spread: scale.spread * 0.55 }, taste * head * 1.2)
  return { employees, sales: salesOf(random, scale, employees) }
}

/** Plans which companies of a sample belong together. */
export function planBrands(lots: Lots, industries: readonly Industry[], seed: number): Brands {
  const count = lots.starts.at(-1) ?? 0
  const random = randomFromNumber(mixNumbers(seed, SALT))
  const reach = reachOver(lots)
  const drafts = draftBrands(random, industries, count)
  const brands = emptyBrands(count, drafts.length + 1)
  for (const [i, draft] of drafts.entries()) planBrand(random, brands, reach, draft, i + 1, count)
  adopt(random, brands, industries)
  sumUp(brands, industries)
  return brands
}

interface Draft {
  industry: number
  places: number
  franchise: boolean
}

function draftBrands(random: Random, industries: readonly Industry[], count: number): Draft[] {
  const total = industries.reduce((sum, item) => sum + item.weight, 0)
  const inBrands = industries.reduce((sum, item) => sum + item.weight * item.scale.chained, 0)
  const choose = weighted(industries.map((item) => item.weight * item.scale.chained))
  const drafts: Draft[] = []
  for (let left = Math.floor((count * inBrands) / total); left >= 2; ) {
    const industry = choose(random)
    const item = industries[industry] as Industry
    const share = (item.weight / total) * count
    const max = Math.max(2, Math.min(left, Math.floor(share * 0.35 + 3), Math.ceil(count * 0.0016)))
    const places = Math.min(max, Math.floor(2 * (1 - random()) ** -0.95))
    drafts.push({
      industry,
      places,
      franchise: places > 5 && random() < (FRANCHISED[item.trade.family] ?? 0),
    })
    left -= places
  }
  return drafts
}

function emptyBrands(count: number, brands: number): Brands {
  const whole = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))
  const real = () => new Float64Array(new SharedArrayBuffer(brands * 8))
  return {
    of: whole(count),
    head: whole(brands),
    industry: whole(brands),
    parent: whole(brands),
    places: whole(brands),
    franchise: new Uint8Array(new SharedArrayBuffer(brands)),
    employees: real(),
    sales: real(),
  }
}

/** Gives a brand its head office and its other places: round the corner, in a few states, or all over the country. */
function planBrand(
  random: Random,
  brands: Brands,
  reach: Reach,
  draft: Draft,
  brand: number,
  count: number,
): void {
  const head = claim(brands, brand, Math.floor(random() * count), 0, count)
  if (head < 0) return
  brands.head[brand] = head
  brands.industry[brand] = draft.industry
  brands.franchise[brand] = draft.franchise ? 1 : 0
  brands.places[brand] = 1
  const place = reach(random, head, draft.places)
  for (let i = 1; i < draft.places; i++) {
    const { at, low, high } = place()
    if (claim(brands, brand, at, low, high) >= 0) brands.places[brand] = (brands.places[brand] as number) + 1
  }
}

/** Takes the first free company from `at` on, between `low` and `high`; -1 when there is none near. */
function claim(brands: Brands, brand: number, at: number, low: number, high: number): number {
  for (let step = 0; step < 64; step++) {
    const seq = at + step < high ? at + step : low + ((at + step - low) % Math.max(1, high - low))
    if (seq < high && brands.of[seq] === 0) {
      brands.of[seq] = brand
      return seq
    }
  }
  return -1
}

const HOLDING = '671901'
/** Brands of a holding company, of those with at least so many places. */
const OWNED = 0.16
const OWNED_FROM = 5

/** Gives some brands a holding company as their parent: a brand of the holding industry, which has no parent itself. */
function adopt(random: Random, brands: Brands, industries: readonly Industry[]): void {
  const isHolding = (brand: number) =>
    industries[brands.industry[brand] as number]?.code.startsWith(HOLDING.slice(0, 4))
  const holdings: number[] = []
  for (let brand = 1; brand < brands.head.length; brand++) if (isHolding(brand)) holdings.push(brand)
  if (holdings.length === 0) return
  for (let brand = 1; brand < brands.head.length; brand++) {
    if (isHolding(brand) || (brands.places[brand] as number) < OWNED_FROM || random() > OWNED) continue
    brands.parent[brand] = holdings[Math.floor(random() * holdings.length)] as number
  }
}

function sumUp(brands: Brands, industries: readonly Industry[]): void {
  brands.of.forEach((brand, seq) => {
    if (brand === 0 || isFranchisee(brands, brand, seq)) return
    const { employees, sales = 0 } = placeSize(brands, industries, brand, seq)
    for (const owner of [brand, brands.parent[brand] as number]) {
      brands.employees[owner] = (brands.employees[owner] as number) + employees
      brands.sales[owner] = (brands.sales[owner] as number) + sales
    }
  })
}
