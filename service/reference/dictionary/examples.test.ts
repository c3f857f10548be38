import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sixDigits } from './sic.ts'

const ROOT = join(import.meta.dirname, '../../..')

interface Mapping {
  categories?: { columns: string[]; map: Record<string, string | null | Record<string, string>> }
}

const readMapping = (file: string): Mapping => JSON.parse(readFileSync(join(ROOT, 'examples', file), 'utf8'))

describe.each(readdirSync(join(ROOT, 'examples')).filter((file) => file.endsWith('.map.json')))(
  '%s',
  (file) => {
    const { columns = [], map = {} } = readMapping(file).categories ?? {}

    test('maps to codes of the dictionary only', () => {
      const codes = Object.values(map).flatMap((value) =>
        typeof value === 'string' ? value : Object.values(value ?? {}),
      )
      expect(codes.filter((code) => !sixDigits(code))).toEqual([])
    })

    test('has a part for each column in every key, and a rest in every choice', () => {
      const keys = Object.keys(map)
      expect(keys.filter((key) => key.split('|').length !== columns.length)).toEqual([])
      const choices = Object.values(map).filter((value) => value !== null && typeof value === 'object')
      expect(choices.filter((choice) => Object.keys(choice).at(-1) !== '*')).toEqual([])
    })
  },
)
