import { expect, test } from 'vitest'
import { offeredIn } from './offered.ts'

test.each([
  ['City', [], true],
  ['UpdateDate', [], true],
  ['Source', [], false],
  ['SourceConfidenceRange', [], false],
  ['operatingstatus', [], false],
  ['operatingstatus', ['OperatingStatus'], true],
  ['SourceConfidence', ['SourceConfidence'], true],
  ['SourceConfidenceRange', ['SourceConfidence'], true],
  ['SourceId', ['Source'], false],
  ['MergedSources', [], false],
  ['MergedSources', ['MergedSources'], true],
  ['FirstSeenMonth', [], false],
  ['FirstSeen', [], true],
])('%s is offered with %j: %s', (name, fields, expected) => {
  expect(offeredIn(fields)(name)).toBe(expected)
})
