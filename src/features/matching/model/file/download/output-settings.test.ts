import { expect, test } from 'vitest'
import { columnsFor } from '#files/columns.ts'
import { newMatchJob } from '../job.ts'
import { OutputSettings, outputSettingsOf } from './output-settings.ts'

const job = newMatchJob('a', { name: 'customers.csv', size: 1 })
const selected: OutputSettings = {
  kind: 'companies',
  part: 'matched',
  form: 'xlsx',
  columns: [{ name: 'City', heading: 'Town' }],
}

test('a file has the columns that were selected last, unless it is matched against the other kind', () => {
  expect(outputSettingsOf(job)).toEqual({
    kind: 'companies',
    part: 'all',
    form: 'csv',
    columns: columnsFor('companies', 'Basic'),
  })
  expect(outputSettingsOf({ ...job, order: OutputSettings.parse(selected) })).toEqual(selected)
  expect(outputSettingsOf({ ...job, kind: 'people', order: selected }).columns).toEqual(
    columnsFor('people', 'Basic'),
  )
})
