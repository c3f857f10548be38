import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/threats.md', 'utf8')
/** Rows of the tables of threats: the threat, what stops it, and the tests, which follow a heading "test". */
const tables = page.split(/^\| threat .*\n\|[-|]+\n/m).slice(1)
const rows = tables.flatMap((table) =>
  table
    .slice(0, table.search(/\n(?!\|)/) + 1)
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))),
)
const named = rows.flatMap(([threat = '', , tests = '']) =>
  [...tests.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)`(?:: "([^"]+)")?/g)].map(([, file = '', name]) => ({
    threat,
    file,
    name,
  })),
)

test('every threat has what stops it and a test', () => {
  expect(rows.length).toBeGreaterThan(15)
  for (const [threat, guard, tests] of rows) {
    expect(guard, threat).toMatch(/\w{3}/)
    expect(named.filter((known) => known.threat === threat).length, `${threat}: ${tests}`).toBeGreaterThan(0)
  }
})

test.each(named)('$file has "$name"', ({ file, name }) => {
  expect(existsSync(file), file).toBe(true)
  if (name) expect(readFileSync(file, 'utf8').includes(name), name).toBe(true)
})
