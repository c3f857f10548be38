import { mixNumbers } from '#shared/hash.ts'
import { firstAbove, randomFromNumber } from '#shared/random.ts'
import { nameBrand, nameBusiness } from './business-name.ts'
import { makeContact } from './contact.ts'
import { domainOf, tickerOf } from './identity.ts'
import type { Industry } from './industries.ts'
import type { Plan } from './plan.ts'
import type { Terrain } from './terrain.ts'

/** How a brand is known. */
interface Brand {
  name: string
  domain: string
  /** Only of the largest. */
  ticker?: string
}

export type BrandBook = (brand: number) => Brand

/** Brands with fewer places are named after their owner or their town. */
const LARGE = 6
/** Dollars of sales from which a company may be on the stock exchange, and how many of those are. */
const LISTED_FROM = 250_000_000
const LISTED = 0.6

/** Looks brands up; each is made when first met. */
export function brandBook(plan: Plan): BrandBook {
  const known = new Map<number, Brand>()
  return (brand) => {
    const met = known.get(brand) ?? makeBrand(plan, brand)
    known.set(brand, met)
    return met
  }
}

function makeBrand({ brands, industries, terrains, starts, seed }: Plan, brand: number): Brand {
  const random = randomFromNumber(mixNumbers(seed ^ 0xb7a2d, brand))
  const industry = industries[brands.industry[brand] as number] as Industry
  const { area } = terrains[firstAbove(starts, brands.head[brand] as number) - 1] as Terrain
  const basis = { industry, area, street: 'Main Street', contact: makeContact(random, 0.4) }
  const isLarge = (brands.places[brand] as number) >= LARGE
  const name = (isLarge ? nameBrand : nameBusiness)(random, basis)
  const isListed = (brands.sales[brand] as number) > LISTED_FROM && random() < LISTED
  return { name, domain: domainOf(name), ticker: isListed ? tickerOf(random, name) : undefined }
}
