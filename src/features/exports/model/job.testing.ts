import type { ExportOrder } from './job.ts'

/** An export of all companies of the service, as one is ordered without further wishes. */
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
  way: 'at-once',
}
