import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const library = resolve('node_modules/@mantine/core')
const files = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))
const read = (file: string) => readFileSync(file, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The files of the library that this one is made of, with itself. */
function partsOf(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of matches(read(file), /from "(\.[^"]+\.mjs)"/g))
    partsOf(resolve(dirname(file), next), seen)
  return seen
}

test('every component that the app takes from Mantine comes with its style', () => {
  const taken = files('src', '.tsx')
    .flatMap((file) => matches(read(file), /import \{([^}]*)\} from '@mantine\/core'/g))
    .flatMap((names) => names.split(',').map((name) => name.trim()))
  const components = files(`${library}/esm/components`, '.mjs').filter((file) =>
    taken.includes(basename(file, '.mjs')),
  )
  const parts = components.reduce((seen, file) => partsOf(file, seen), new Set<string>())
  const styles = files(`${library}/styles`, '.css').map((file) => basename(file, '.css'))
  const needed = [...parts]
    .filter((file) => file.endsWith('.module.mjs'))
    .map((file) => basename(file, '.module.mjs'))
    .filter((name) => styles.includes(name))
  expect(needed.length).toBeGreaterThan(20)
  expect(matches(read('src/app/mantine.css'), /styles\/([\w-]+)\.css/g)).toEqual(
    expect.arrayContaining(needed),
  )
})
