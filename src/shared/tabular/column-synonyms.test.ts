import { expect, test } from 'vitest'
import {
  companyColumns,
  industryColumns,
  personColumns,
  plainColumnName,
  secondLines,
  streetParts,
  unitParts,
} from './column-synonyms.ts'

test.each<[name: string, plain: string]>([
  ['Company Name', 'companyname'],
  ['# Employees', 'employees'],
  ['Código_Postal-1', 'codigopostal1'],
])('the plain name of %s is %s', (name, plain) => {
  expect(plainColumnName(name)).toBe(plain)
})

test.each<[field: string, names: string]>([
  ...Object.entries(companyColumns),
  ...Object.entries(personColumns),
  ...[...streetParts, ...unitParts, secondLines, industryColumns].map((names) => [names, names] as const),
] as [string, string][])('the names of %s are plain, and each is there once', (_, names) => {
  const all = names.split(' ')
  expect(all).toEqual([...new Set(all.map(plainColumnName))])
})
