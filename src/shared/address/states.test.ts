import { itGives } from '#shared/cases.testing.ts'
import { stateByName } from './states.ts'

itGives(stateByName, {
  Texas: 'TX',
  tx: 'TX',
  'Calif.': 'CA',
  ' N. Mex. ': 'NM',
  'WEST VIRGINIA': 'WV',
  'W Va': 'WV',
  'District of Columbia': 'DC',
  Québec: 'QC',
  'P.E.I.': 'PE',
  'U.S. Virgin Islands': 'VI',
  Atlantis: undefined,
  '': undefined,
})
