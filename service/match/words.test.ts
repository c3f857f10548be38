import { expect, test } from 'vitest'
import { namesOf, wordsOf } from './words.ts'

test.each([
  ['Di Leonardo Intl', 'di leonardo international'],
  ['Ace Hardware Inc', 'ace hardware'],
  ["Domino's Pizza", 'domino pizza'],
  ['DOMINOS PIZZA, LLC', 'domino pizza'],
  ['Women & Infants Hosp.', 'women infant hospital'],
  ['Women and Infants Hospital', 'women infant hospital'],
  ['J C Penney Co', 'jc penney'],
  ['J.C. Penney Corporation Inc', 'jc penney'],
  ['H & R Block', 'hr block'],
  ["Mc Donald's", 'mcdonald'],
  ['McDonalds', 'mcdonald'],
  ['Café Zürich', 'cafe zurich'],
  ['Goldman Financial Svcs', 'goldman financial service'],
  ['The Company of the', 'the company of the'],
  ['', ''],
])('%s has the words "%s"', (name, words) => {
  expect(wordsOf(name).join(' ')).toBe(words)
})

test.each([
  ["Ace Holdings LLC DBA Joe's Pizza", ['ace holding', 'joe pizza', 'ace holding joe pizza']],
  ['Smith Corp d/b/a Blue Heron', ['smith', 'blue heron', 'smith blue heron']],
  ['Murphy (formerly Hill) Bakery', ['murphy', 'hill', 'bakery', 'murphy hill bakery']],
  ['Dbase Experts', ['dbase expert']],
])('%s is several names', (text, names) => {
  expect(namesOf(text).map((words) => words.join(' '))).toEqual(names)
})
