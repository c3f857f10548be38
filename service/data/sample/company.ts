import type { CompanyRow } from '#service/store/company-row.ts'
import { mixNumbers } from '#shared/hash.ts'
import { randomFromNumber } from '#shared/random.ts'
import { progressOf } from './company-profile.ts'
import { makeContact } from './contact.ts'
import { type Industry, industryPicker } from './industries.ts'
import { phoneBook } from './phone-book.ts'
import type { Plan } from './plan.ts'
import { relatedTrades } from './related.ts'
import { rowOf } from './row.ts'
import { settle } from './street-points.ts'
import { type Ground, RURAL, URBAN } from './terrain.ts'
import { townFinder } from './towns.ts'

/** Makes the companies of a plan, each from its number alone; quickest when asked in their order. */
export function companyMaker(plan: Plan): (seq: number) => CompanyRow {
  const townAt = townFinder(plan)
  const pickAlone = industryPicker(plan.industries, (industry) => 1 - industry.scale.chained)
  const tradesOf = relatedTrades(plan.industries)
  const phoneAt = phoneBook(plan)
  const standing = progressOf(plan)
  return (seq) => {
    const { town, index } = townAt(seq)
    const { ground } = town
    const random = randomFromNumber(mixNumbers(plan.seed, seq))
    const brand = plan.brands.of[seq] as number
    const chosen = brand ? (plan.brands.industry[brand] as number) : pickAlone(random, ground.density)
    const industry = plan.industries[chosen] as Industry
    const spot = settle(town, random, random() < unitShare(ground, industry))
    const contact = makeContact(random, industry.women)
    const self = { seq, random, industry, spot, contact, area: ground.area }
    return rowOf(self, standing(self, brand), tradesOf(random, industry), phoneAt(index, seq))
  }
}

/** Of the companies of a trade at a place, those in a suite or a unit of a larger house. */
function unitShare({ density }: Ground, { isDeskWork }: Industry): number {
  const share = density > URBAN ? 0.3 : density > 1000 ? 0.22 : density > RURAL ? 0.12 : 0.02
  return isDeskWork ? 2 * share : share
}
