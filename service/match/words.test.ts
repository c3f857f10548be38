import { describe } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { namesOf, personWordsOf, wordsOf } from './words.ts'

describe('the words of a name', () => {
  itGives((name) => wordsOf(name).join(' '), {
    'Di Leonardo Intl': 'di leonardo international',
    'Ace Hardware Inc': 'ace hardware',
    "Domino's Pizza": 'domino pizza',
    'DOMINOS PIZZA, LLC': 'domino pizza',
    'Women & Infants Hosp.': 'women infant hospital',
    'Women and Infants Hospital': 'women infant hospital',
    'J C Penney Co': 'jc penney',
    'J.C. Penney Corporation Inc': 'jc penney',
    'H & R Block': 'hr block',
    "Mc Donald's": 'mcdonald',
    McDonalds: 'mcdonald',
    'Café Zürich': 'cafe zurich',
    'Goldman Financial Svcs': 'goldman financial service',
    'The Company of the': 'the company of the',
    'Bank of China (Hong Kong)': 'bank china hong kong',
    'AT&T Wireless': 'att wireless',
    'AT & T Wireless': 'att wireless',
    'Barnes & Noble': 'barne noble',
    'Seven Eleven': '7 11',
    '7-Eleven': '7 11',
    'First National Bank': '1st national bank',
    'Walmart #1234': 'walmart #1234',
    'Walmart Store # 1234': 'walmart store #1234',
    'Walmart Store No. 1234': 'walmart store #1234',
    'Siemens AG': 'siemen',
    'Siemens Aktiengesellschaft': 'siemen',
    'Ag Services of Ohio': 'ag service ohio',
    'Gazprom OAO': 'gazprom',
    'JSC Gazprom': 'gazprom',
    'OAO Gazprom': 'gazprom',
    'Gazprom Open Joint Stock Company': 'gazprom',
    'Nestlé S.A.': 'nestle',
    'Nestle SA': 'nestle',
    'Société Anonyme Nestlé': 'nestle',
    'Müller GmbH & Co. KG': 'muller',
    'Muller Gesellschaft mit beschränkter Haftung': 'muller',
    'Padaria Silva Ltda': 'padaria silva',
    'Acme Pty Ltd': 'acme',
    'Acme Proprietary Limited': 'acme',
    'Toyota K.K.': 'toyota',
    'Toyota Kabushiki Kaisha': 'toyota',
    'Fiat S.p.A.': 'fiat',
    'Wellness Day Spa': 'wellness day spa',
    'Sklep Sp. z o.o.': 'sklep',
    'Cemex S.A. de C.V.': 'cemex',
    '': '',
  })
})

describe('the names of a text', () => {
  itGives((text) => namesOf('companies', text).map((words) => words.join(' ')), {
    "Ace Holdings LLC DBA Joe's Pizza": ['ace holding', 'joe pizza', 'ace holding joe pizza'],
    'Smith Corp d/b/a Blue Heron': ['smith', 'blue heron', 'smith blue heron'],
    'Murphy Bakery (formerly Hill)': ['murphy bakery', 'hill', 'murphy bakery hill'],
    'Ace Holdings c/o Pat Lee': ['ace holding', 'pat lee', 'ace holding pat lee'],
    'Acme (Boston)': ['acme boston'],
    'Dbase Experts': ['dbase expert'],
  })
})

describe('the words of a person', () => {
  itGives((name) => personWordsOf(name).join(' '), {
    'John Q. Smith': 'john q smith',
    'Smith, John Q': 'john q smith',
    'Mr. John Smith Jr.': 'john smith jr',
    'Smith, Jr.': 'smith jr',
    'J R Ewing': 'j r ewing',
    "O'Brien-Garcia, Mary": 'mary obrien garcia',
    'Dr Mac Donald': 'macdonald',
    'Anna Van Der Berg': 'anna van der berg',
    'José Núñez III': 'jose nunez iii',
  })
})
