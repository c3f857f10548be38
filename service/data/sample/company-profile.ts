import type { PostalArea } from '#service/reference/places/places.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { Random } from '#shared/random.ts'
import { type BrandBook, brandBook } from './brand-book.ts'
import { isFranchisee, placeSize } from './brands.ts'
import { nameBusiness } from './business-name.ts'
import type { Contact } from './contact.ts'
import { domainOf, idOf } from './identity.ts'
import type { Industry } from './industries.ts'
import type { Plan } from './plan.ts'
import { employeesAt, salesOf } from './sizes.ts'
import { spokenStreet } from './spoken-street.ts'
import type { TownAddress } from './street-points.ts'

/** What is known of a company before it has a name and a size. */
export interface Self {
  seq: number
  random: Random
  industry: Industry
  address: TownAddress
  contact: Contact
  area: PostalArea
}

/** The name, size and relations of a company. */
export interface CompanyProfile {
  name: string
  domain: string
  employees: number
  sales: number | undefined
  BusinessType: 'Single location' | 'Headquarters' | 'Branch' | 'Subsidiary'
  isFranchise: boolean
  corporateEmployees: number
  corporateSales: number | undefined
  parent?: CompanyRow['ParentCompany']
  ticker?: string
}

/** Larger places are never new. */
export const NEW_BELOW = 100

/** Returns the profile of each company of a plan; brand 0 is none. */
export function profileOf(plan: Plan): (self: Self, brand: number) => CompanyProfile {
  const book = brandBook(plan)
  return (self, brand) => (brand ? inBrand(plan, book, self, brand) : alone(self))
}

function alone({ random, industry, area, address, contact }: Self): CompanyProfile {
  const name = nameBusiness(random, { industry, area, street: spokenStreet(address.AddressParsed), contact })
  const employees = employeesAt(random, industry.scale)
  return single(name, domainOf(name), employees, salesOf(random, industry.scale, employees), false)
}

function single(
  name: string,
  domain: string,
  employees: number,
  sales: number | undefined,
  isFranchise: boolean,
): CompanyProfile {
  return {
    name,
    domain,
    employees,
    sales,
    BusinessType: 'Single location',
    isFranchise,
    corporateEmployees: employees,
    corporateSales: sales,
  }
}

function inBrand(
  { brands, industries }: Plan,
  book: BrandBook,
  { seq }: Self,
  brand: number,
): CompanyProfile {
  const { name, domain, ticker } = book(brand)
  const { employees, sales } = placeSize(brands, industries, brand, seq)
  if (isFranchisee(brands, brand, seq)) return single(name, domain, employees, sales, true)
  const isHead = brands.head[brand] === seq
  const owner = isHead ? (brands.parent[brand] as number) : brand
  return {
    name,
    domain,
    employees,
    sales,
    BusinessType: isHead ? (owner ? 'Subsidiary' : 'Headquarters') : 'Branch',
    isFranchise: brands.franchise[brand] === 1,
    corporateEmployees: brands.employees[brand] as number,
    corporateSales: brands.sales[brand] || undefined,
    parent: owner ? idOf(brands.head[owner] as number) : undefined,
    ticker: isHead ? ticker : undefined,
  }
}
