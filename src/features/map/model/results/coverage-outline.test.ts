import { expect, test } from 'vitest'
import { coverageOutline } from './coverage-outline.ts'

const outlineOf = (...rows: string[]) => {
  const columns = rows[0]?.length ?? 0
  const grid = { zoom: 9, side: 3, left: 0, top: 0, columns, rows: rows.length }
  const rings = coverageOutline(
    grid,
    Float32Array.from(rows.join(''), (cell) => Number(cell === '#')),
  )
  return rings
    .map((ring) => {
      const [xs, ys] = [0, 1].map((axis) => ring.map((corner) => corner[axis] as number)) as [
        number[],
        number[],
      ]
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    })
    .sort()
}

test.each([
  ['a block in its pixels', ['......', '.####.', '.####.', '......'], [[3, 3, 15, 9]]],
  [
    'two islands',
    ['........', '.##..##.', '.##..##.', '........'],
    [
      [15, 3, 21, 9],
      [3, 3, 9, 9],
    ],
  ],
  [
    'no lake and no island in it',
    ['#######', '#.....#', '#.##..#', '#.##..#', '#.....#', '#######'],
    [[0, 0, 21, 18]],
  ],
  ['a bay is part of the shore', ['####', '#..#', '#..#'], [[0, 0, 12, 9]]],
  ['no speck', ['....', '.#..', '....'], []],
  ['nothing', ['....', '....'], []],
])('the outline of %s', (_, rows, boxes) => {
  expect(outlineOf(...rows)).toEqual(boxes)
})
