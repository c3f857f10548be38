import type { CompanyRow } from '#service/store/company-row.ts'
import { mixNumbers } from '#shared/hash.ts'
import { randomFromNumber } from '#shared/random.ts'
import { profileOf } from './company-profile.ts'
import { makeContact } from './contact.ts'
import { type Industry, industryPicker } from './industries.ts'
import { phoneBook } from './phone-book.ts'
import type { Plan } from './plan.ts'
import { relatedTrades } from './related.ts'
import { rowOf } from './row.ts'
import { pickAddress } from './street-points.ts'
import { RURAL, type Terrain, URBAN } from './terrain.ts'
import { townFinder } from './towns.ts'

/** Makes the companies of a plan, each from its number alone; fastest in their order. */
export function companyMaker(plan: Plan): (seq: number) => CompanyRow {
  const townAt = townFinder(plan)
  const pickAlone = industryPicker(plan.industries, (industry) => 1 - industry.scale.chained)
  const tradesOf = relatedTrades(plan.industries)
  const phoneAt = phoneBook(plan)
  const profile = profileOf(plan)
  return (seq) => {
    const { town, index } = townAt(seq)
    const { terrain } = town
    const random = randomFromNumber(mixNumbers(plan.seed, seq))
    const brand = plan.brands.of[seq] as number
    const industryIndex = brand ? (plan.brands.industry[brand] as number) : pickAlone(random, terrain.density)
    const industry = plan.industries[industryIndex] as Industry
    const address = pickAddress(town, random, random() < unitShare(terrain, industry))
    const contact = makeContact(random, industry.women)
    const self = { seq, random, industry, address: address, contact, area: terrain.area }
    return rowOf(self, profile(self, brand), tradesOf(random, industry), phoneAt(index, seq))
  }
}

/** Of the companies of a trade at a place, those in a suite or a unit of a larger house. */
function unitShare({ density }: Terrain, { isDeskWork }: Industry): number {
  const share = density > URBAN ? 0.3 : density > 1000 ? 0.22 : density > RURAL ? 0.12 : 0.02
  return isDeskWork ? 2 * share : share
}
