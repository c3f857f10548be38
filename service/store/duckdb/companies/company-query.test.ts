import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { companyQuery } from './company-query.ts'

test.each<[string, Criteria, boolean]>([
  ['all companies', {}, true],
  ['a place', { City: 'Providence' }, true],
  ['other ids', { NotId: ['1'] }, true],
  ['a source', { Source: ['Chamber'] }, true],
  ['an id within alternatives', { AnyOf: [{ Id: ['1'] }] }, true],
  ['ids', { Id: ['1'], City: 'Providence' }, false],
  ['ids in the source', { SourceId: ['C-1'] }, false],
  ['a status', { OperatingStatus: ['Open'] }, false],
  ['a status within alternatives', { AnyOf: [{ City: 'A' }, { OperatingStatus: ['Closed'] }] }, false],
  ['a status to exclude', { NoneOf: [{ OperatingStatus: ['TemporarilyClosed'] }] }, true],
  ['an alternative that excludes a status', { AnyOf: [{ NoneOf: [{ OperatingStatus: ['Closed'] }] }] }, true],
  ['an exception that names a status', { NoneOf: [{ NoneOf: [{ OperatingStatus: ['Closed'] }] }] }, false],
])('%s: closed companies are excluded: %s', (_, criteria, isExcluded) => {
  expect(companyQuery(criteria, { closed: 3 }).ExcludeClosed === true).toBe(isExcluded)
  expect(companyQuery(criteria, { closed: 0 })).toBe(criteria)
  expect(companyQuery(criteria, {})).toBe(criteria)
})
