import { expect, test } from 'vitest'
import { stateByName } from './states.ts'

test.each([
  ['Texas', 'TX'],
  ['tx', 'TX'],
  ['Calif.', 'CA'],
  [' N. Mex. ', 'NM'],
  ['WEST VIRGINIA', 'WV'],
  ['W Va', 'WV'],
  ['District of Columbia', 'DC'],
  ['Québec', 'QC'],
  ['P.E.I.', 'PE'],
  ['U.S. Virgin Islands', 'VI'],
  ['Atlantis', undefined],
  ['', undefined],
])('stateByName(%o) is %s', (name, code) => {
  expect(stateByName(name)).toBe(code)
})
