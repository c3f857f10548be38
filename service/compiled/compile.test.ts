import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileService, programs } from './compile.ts'
import { threadModules } from './start-thread.ts'

test('several at once compile into one folder, which has each program and each thread', async () => {
  const [folder = '', ...others] = await Promise.all([compileService(), compileService(), compileService()])
  expect(new Set(others)).toEqual(new Set([folder]))
  const files = readdirSync(folder, { recursive: true }).map(String)
  const expected = [...programs, ...threadModules].map((name) => join(`${name}.mjs`))
  expect(files).toEqual(expect.arrayContaining(expected))
  const scripts = files.filter((file) => file.endsWith('.mjs'))
  const texts = scripts.map((file) => readFileSync(join(folder, file), 'utf8'))
  // Threads start from the folder itself, files beside the sources are read from there.
  expect(texts.filter((text) => text.includes(JSON.stringify(folder)))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('import.meta.url'))).toEqual([])
})
