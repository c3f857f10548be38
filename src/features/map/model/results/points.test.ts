import { expect, test } from 'vitest'
import { pointsText } from './points.ts'

test.each<[what: string, shown: number, total: number, inView: boolean, head: string, detail: string]>([
  ['none', 0, 0, false, '0 companies', ''],
  ['all', 16, 16, true, '16 companies in view', 'all shown'],
  ['a sample', 2000, 31_204, true, '2,000 of 31,204 companies in view', '1 of 16 shown'],
  ['nearly all of a large result', 1900, 2001, false, '1,900 of 2,001 companies', '1 of 2 shown'],
  ['a few without a point', 12, 16, false, '12 of 16 companies', 'others have no location'],
  ['none with a point', 0, 5000, false, '0 of 5,000 companies', 'others have no location'],
])('%s', (_, shown, total, inView, head, detail) => {
  expect(pointsText('companies', { shown, total, inView }, 2000)).toEqual({ head, detail })
})
