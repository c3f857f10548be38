import { expect, test } from 'vitest'
import { columnsFor } from '#files/columns.ts'
import { newMatchJob } from '../job.ts'
import { FileOrder, orderOf } from './output-settings.ts'

const job = newMatchJob('a', { name: 'customers.csv', size: 1 })
const chosen: FileOrder = {
  kind: 'companies',
  part: 'matched',
  form: 'xlsx',
  columns: [{ name: 'City', heading: 'Town' }],
}

test('a file leaves as it was chosen last, unless it is matched against the other kind', () => {
  expect(orderOf(job)).toEqual({
    kind: 'companies',
    part: 'all',
    form: 'csv',
    columns: columnsFor('companies', 'Basic'),
  })
  expect(orderOf({ ...job, order: FileOrder.parse(chosen) })).toEqual(chosen)
  expect(orderOf({ ...job, kind: 'people', order: chosen }).columns).toEqual(columnsFor('people', 'Basic'))
})
