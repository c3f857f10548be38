import { expect, test } from 'vitest'
import { setCriterion, setValues, toggleValue, valuesOf } from './edit.ts'

test('one main industry is the plain text of the reference, several are a list', () => {
  const one = toggleValue({}, 'PrimarySic', '58')
  expect(one).toEqual({ PrimarySic: '58' })
  const two = toggleValue(one, 'PrimarySic', '17')
  expect(two).toEqual({ PrimarySic: ['17', '58'] })
  expect(toggleValue(toggleValue(two, 'PrimarySic', '17'), 'PrimarySic', '58')).toEqual({})
})

test('values are read as texts', () => {
  expect(valuesOf({ IsFranchise: false }, 'IsFranchise')).toEqual(['false'])
  expect(valuesOf({ LocationEmployeesSizeActual: 7 }, 'LocationEmployeesSizeActual')).toEqual(['7'])
  expect(valuesOf({}, 'Phone')).toEqual([])
})

test('setting nothing removes', () => {
  expect(setCriterion({ City: 'Omaha' }, 'City', '')).toEqual({})
  expect(setValues({ CreditRatingScore: ['A'] }, 'CreditRatingScore', [])).toEqual({})
})

test('interests and models are switched like the values of a list', () => {
  const one = toggleValue({}, 'LifeStyle', 'Golf')
  expect(one).toEqual({ LifeStyle: { Golf: true } })
  expect(valuesOf(toggleValue(one, 'LifeStyle', 'Books'), 'LifeStyle')).toEqual(['Books', 'Golf'])
  expect(toggleValue(one, 'LifeStyle', 'Golf')).toEqual({})
  const models = setValues({}, 'TargetReady', ['NewCarBuyer 5'])
  expect(models).toEqual({ TargetReady: { NewCarBuyer: 5 } })
  expect(valuesOf(models, 'TargetReady')).toEqual(['NewCarBuyer 5'])
})
