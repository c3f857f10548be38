import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'

/** The fields of a match request to which a column can be mapped. */
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

/** The role of each column of a file, in their order; null if it is not used. */
export const Mapping = z.array(Role.nullable())
export type Mapping = z.infer<typeof Mapping>

/** The label of each role. */
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

/** Roles that identify a record: a row needs one of them to be looked up. */
export const identifyingRoles: readonly Role[] = [
  'CompanyName',
  'Name',
  'FirstName',
  'LastName',
  'StreetAddress',
  'Phone',
]
