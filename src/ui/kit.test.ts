import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'
import { amount } from './Progress.tsx'

test('joins the class names that apply', () => {
  expect(classNames('a', false, undefined, '', 'b')).toBe('a b')
})

test.each([
  [0, 0, false, ''],
  [5, 0, true, ''],
  [5200, 7318, false, '5,200 of 7,318'],
  [5200, 7318, true, '71%'],
  [299, 300, true, '99%'],
  [400, 300, true, '100%'],
])('%i of %i, as a percentage %s, reads "%s"', (done, of, percent, text) => {
  expect(amount(done, of, percent)).toBe(text)
})

/** Class names of the kit that layout components build from their props, and those in the README. */
test('every class that is built from a prop or named in the README exists', () => {
  const sheet = readFileSync(new URL('kit.module.css', import.meta.url), 'utf8')
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const built = [
    ...[0, 4, 6, 8, 12, 16, 24].map((gap) => `gap${gap}`),
    ...['start', 'center', 'end', 'baseline', 'stretch'].map((align) => `${align}Items`),
    ...['center', 'end', 'between'].map((justify) => `${justify}Content`),
    ...[2, 3, 4, 'fit', 'fitWide', 'label'].map((columns) => `columns-${columns}`),
  ]
  const named = [...readme.matchAll(/kit\.(\w+)/g)].flatMap(([, name]) =>
    name === 'module' ? [] : (name ?? []),
  )
  const missing = [...built, ...named].filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet))
  expect(missing).toEqual([])
})
