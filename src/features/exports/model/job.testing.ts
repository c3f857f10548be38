import { type ExportOrder, type Job, newJob } from './job.ts'

/** An export of all companies with default settings. */
export const allCompanies: ExportOrder = {
  kind: 'companies',
  name: 'all',
  source: { type: 'search', criteria: {} },
  form: 'csv',
  columns: [{ name: 'Id', heading: 'Id' }],
  file: 'all',
  leftOut: [],
  distinct: [],
  keep: 'first',
  kept: [],
  screened: [],
  origins: { points: [] },
  way: 'at-once',
}

/** An export of 7,318 people with some changes. */
export const jobOfPeople = (change: Partial<Job> = {}, ordered: Partial<ExportOrder> = {}): Job => ({
  ...newJob('j', { ...allCompanies, kind: 'people', ...ordered }, { total: 7318, rate: 0.02 }),
  ...change,
})
