import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaText } from '#service/xml/schema.ts'
import { schemaFile } from './schema.ts'

test('the schema of answers is that of the contract (npx tsx scripts/schema.ts rebuilds it)', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText())
})
