import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { persistedNames } from './persisted-stores.ts'

test('every store of the browser can be deleted from the settings', () => {
  const folder = new URL('..', import.meta.url)
  const texts = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const names = texts
    .filter((text) => /\bpersist\(/.test(text) && text.includes('zustand/middleware'))
    .map((text) => [...text.matchAll(/\bname: '([^']+)'/g)].at(-1)?.[1])
  expect(names.length).toBeGreaterThan(2)
  expect([...persistedNames.keys()].sort()).toEqual(names.sort())
})
