import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const components = filesOf('src/*.ts', 'src/*.tsx').filter((file) => !file.includes('.test.'))
const texts = new Map(components.map((file) => [file, readFileSync(file, 'utf8')]))
const kit = [...texts].filter(([file]) => file.startsWith('src/ui/')).map(([, text]) => text)

/** Attributes that are set by libraries, or on an element of another component by way of the document. */
const setElsewhere = new Set([
  'data-combobox-selected',
  'data-dense',
  'data-drawing',
  'data-mantine-color-scheme',
  'data-pictures',
  'data-pointing',
  'data-position',
  'data-sheet',
])

// An attribute was renamed in components, not in their sheets: selected columns and rows had lost their color.
test.each(filesOf('src/*.module.css'))('%s selects attributes that its components set', (sheet) => {
  const users = [...texts.values()].filter((text) => text.includes(`/${basename(sheet)}'`)).concat(kit)
  const selected = [...readFileSync(sheet, 'utf8').matchAll(/\[(data-[\w-]+)/g)].map(
    ([, name]) => name as string,
  )
  const missing = [...new Set(selected)].filter(
    (name) => !setElsewhere.has(name) && !users.some((text) => text.includes(name)),
  )
  expect(missing).toEqual([])
})
