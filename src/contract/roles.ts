import { z } from 'zod'

/** What a person may do, lowest first; each role may do what those before it may. */
export const roles = ['viewer', 'member', 'exporter', 'operator'] as const
export type Role = (typeof roles)[number]
export const Role = z.enum(roles, `must be one of ${roles.join(', ')}`)

/** Whether a role may do what needs another one. */
export const isAtLeast = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)

/** The header by which the app marks the calls of an export, and its value; lower case. */
export const RECORD_USE = 'record-use'
export const EXPORT_USE = 'export'
