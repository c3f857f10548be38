import { expect, it } from 'vitest'
import { type Box, type LabelBox, placeLabels } from './label-placement.ts'

const town = (x: number, y: number, width = 40): LabelBox => ({ x, y, width, height: 12, ring: true })
const county = (x: number, y: number): LabelBox => ({ ...town(x, y), ring: false })
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

it.each([
  { says: 'a town stands at the right of its ring', names: [town(0, 0)], taken: [], at: [[27, 0]] },
  { says: 'a county stands on its point', names: [county(5, 5)], taken: [], at: [[5, 5]] },
  {
    says: 'a town moves to the left of what is taken',
    names: [town(0, 0)],
    taken: [box(10, -5, 20, 5)],
    at: [[-27, 0]],
  },
  {
    says: 'a town goes above when both sides are taken',
    names: [town(0, 0)],
    taken: [box(10, -2, 20, 2), box(-20, -2, -10, 2)],
    at: [[0, -13]],
  },
  {
    says: 'a name whose ring is covered is left out',
    names: [town(0, 0)],
    taken: [box(-1, -1, 1, 1)],
    at: [],
  },
  {
    says: 'the second of two at one point is left out',
    names: [county(0, 0), county(2, 2)],
    taken: [],
    at: [[0, 0]],
  },
  {
    says: 'a town in the way of another goes where there is room',
    names: [town(0, 0), town(30, 14)],
    taken: [],
    at: [
      [27, 0],
      [30, 27],
    ],
  },
])('$says', ({ names, taken, at }) => {
  expect(placeLabels(names, taken).map(({ textX, textY }) => [textX, textY])).toEqual(at)
})
