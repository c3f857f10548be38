import { expect, test } from 'vitest'
import { fieldText, isCorrected } from './field-text.ts'
import type { AnyRecord } from './record.ts'

const company: AnyRecord = { ETag: 'e', Id: '7', Links: [], PrimarySic: '581208', SicGrade: 'Stated' }

test.each([
  [undefined, 'Stated by the source'],
  ['City, Phone', 'Stated by the source'],
  ['Phone, PrimarySic', 'Corrected by hand'],
])('with the corrected fields %s the industry is known: %s', (CorrectedFields, text) => {
  const record = CorrectedFields ? { ...company, CorrectedFields } : company
  expect(fieldText(record, 'SicGrade')).toBe(text)
  expect(isCorrected(record, 'PrimarySic')).toBe(text !== 'Stated by the source')
})
