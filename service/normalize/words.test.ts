import { describe } from 'vitest'
import { itGives, itReads } from '#shared/cases.testing.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { readCity } from './city.ts'
import { readList } from './list.ts'
import { readUri } from './uri.ts'
import { readCredit, readEin, readFranchise, readGender } from './words.ts'

describe('cleanText', () => {
  itGives(cleanText, {
    '  Acme   Inc ': 'Acme Inc',
    'Acme\t\nInc': 'Acme Inc',
    'Acme\u200b\u00a0Inc': 'Acme Inc',
    'Cafe\u0301': 'Café',
    'N/A': '',
    null: '',
    '--': '',
    'None Such Co': 'None Such Co',
  })
})

describe('readCity', () => {
  itReads(readCity, {
    clean: { Providence: 'Providence', 'Providence, RI': 'Providence' },
    empty: [''],
    cityCapitals: {
      PROVIDENCE: 'Providence',
      'north kingstown': 'North Kingstown',
      "ST. JOHN'S": "St. John's",
      "O'FALLON": "O'Fallon",
      MCALLEN: 'McAllen',
      'WINSTON-SALEM': 'Winston-Salem',
      'FOND DU LAC': 'Fond du Lac',
      MONTRÉAL: 'Montréal',
    },
  })
})

describe('readUri', () => {
  itReads(readUri, {
    clean: {
      'www.currentcarrier.com': 'http://www.currentcarrier.com',
      'Www.Bankofamerica.Com': 'http://www.bankofamerica.com',
      'http://www.Lot401.com/': 'http://www.lot401.com',
      'https://Example.com/Path?Q=1': 'https://example.com/Path?Q=1',
      'example.com:8080': 'http://example.com:8080',
    },
    empty: [''],
    uriUnreadable: [
      'www.facebook.com/pages/Providenc...',
      'javascript:alert(1)',
      'mailto:a@b.com',
      'a@b.com',
      'none yet',
      'localhost',
    ],
  })
})

describe('words', () => {
  itReads(readGender, { clean: { F: 'Female', 'Mr.': 'Male' }, genderUnknown: ['robot'] })
  itReads(readFranchise, { clean: { true: 'Yes', '0': 'No' }, empty: [''] })
  itReads(readCredit, { clean: { 'Very Good': 'B', a: 'A' } })
  itReads(readEin, {
    clean: { '05-0123456': '050123456', '50123456': '050123456' },
    einUnreadable: ['pending'],
  })
})

describe('readList', () => {
  itGives((cell) => readList(cell, 'Code'), {
    '': [],
    '5812|7299': ['5812', '7299'],
    '5812; 7299': ['5812', '7299'],
    '["5812","7299"]': ['5812', '7299'],
    '[{"Code":"5812"},{"Code":"7299"}]': ['5812', '7299'],
    '[broken': [],
  })
})
