import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'

/** What a column can be used as: a part of a match request, by its name there. */
export const roles = [
  'CompanyName',
  'Name',
  'FirstName',
  'LastName',
  'StreetAddress',
  'City',
  'StateProvince',
  'PostalCode',
  'Phone',
] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** What each column of a file is used as, in their order; null where it is kept and not used. */
export const Mapping = z.array(Role.nullable())
export type Mapping = z.infer<typeof Mapping>

/** What people call each role. */
export const roleLabels: Record<Role, string> = {
  CompanyName: 'Company name',
  Name: 'Whole name',
  FirstName: 'First name',
  LastName: 'Last name',
  StreetAddress: 'Street address',
  City: 'City',
  StateProvince: 'State',
  PostalCode: 'ZIP code',
  Phone: 'Phone',
}

/** The roles that columns of a file of each kind can have. */
export const rolesOf: Record<Kind, readonly Role[]> = {
  companies: ['CompanyName', 'StreetAddress', 'City', 'StateProvince', 'PostalCode', 'Phone'],
  people: ['Name', 'FirstName', 'LastName', 'StreetAddress', 'City', 'StateProvince', 'PostalCode', 'Phone'],
}

/** Parts without which a row cannot be looked up: one of them is needed. */
export const subjects: readonly Role[] = [
  'CompanyName',
  'Name',
  'FirstName',
  'LastName',
  'StreetAddress',
  'Phone',
]
