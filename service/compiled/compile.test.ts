import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileService } from './compile.ts'
import { programs } from './program.ts'
import { threadModules } from './start-thread.ts'

test('several at once compile into one folder, which has each program and each thread', async () => {
  const [folder = '', ...others] = await Promise.all([compileService(), compileService(), compileService()])
  expect(new Set(others)).toEqual(new Set([folder]))
  const files = readdirSync(folder, { recursive: true }).map(String)
  const expected = [...programs, ...threadModules].map((name) => join(`${name}.mjs`))
  expect(files).toEqual(expect.arrayContaining(expected))
  const scripts = files.filter((file) => file.endsWith('.mjs'))
  const texts = scripts.map((file) => readFileSync(join(folder, file), 'utf8'))
  // It works wherever it is copied to: threads start, and files beside the modules are read, from the folder itself.
  expect(texts.filter((text) => text.includes(process.cwd()))).toEqual([])
  const used = texts.filter((text) => /COMPILED_SERVICE_URL \+ "[^"]+"/.test(text))
  expect(used.length).toBeGreaterThan(5)
  expect(files).toEqual(
    expect.arrayContaining([join('match', 'model.json'), join('openapi', 'page', 'run.js')]),
  )
  // Compiled in, these would have no named exports.
  const later = texts.flatMap((text) =>
    [...text.matchAll(/import\("([^."][^"]*)"\)/g)].map(([, name]) => name),
  )
  expect(later).toEqual(expect.arrayContaining(['@clickhouse/client', 'chardet', 'redis']))
})
