import { expect, it } from 'vitest'
import { isAtLeast, type Role, roles } from './roles.ts'

it.each<[Role, Role[]]>([
  ['viewer', ['viewer']],
  ['member', ['viewer', 'member']],
  ['exporter', ['viewer', 'member', 'exporter']],
  ['operator', ['viewer', 'member', 'exporter', 'operator']],
])('%s may do what needs %j', (role, may) => {
  expect(roles.filter((needed) => isAtLeast(role, needed))).toEqual(may)
})
