import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { industriesFrom } from '#reference/industries.ts'
import { dictionaryFile, dictionaryText, wordsFile, wordsText } from './dictionary.ts'

test('the app ships the dictionary of the service (npx tsx scripts/dictionary.ts rebuilds it)', () => {
  expect(readFileSync(dictionaryFile, 'utf8')).toBe(dictionaryText())
  expect(readFileSync(wordsFile, 'utf8')).toBe(wordsText())
})

test('the app reads it as a tree with every code', () => {
  const { tree, byId } = industriesFrom(JSON.parse(dictionaryText()))
  expect(tree).toHaveLength(10)
  expect(byId.get('5812')?.Description).toMatch(/eating/i)
  expect(byId.get('80')?.children.length).toBeGreaterThan(3)
})
