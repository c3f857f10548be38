import { describe } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { singular, withoutPlural } from './singular.ts'

const regular = {
  bakeries: 'bakery',
  services: 'service',
  pies: 'pie',
  glass: 'glass',
  bus: 'bus',
  constructor: 'constructor',
}

describe('singular', () => {
  itGives(singular, { ...regular, boxes: 'box', women: 'woman' })
})

describe('by rule alone', () => {
  itGives(withoutPlural, { ...regular, boxes: 'boxe', women: 'women' })
})
