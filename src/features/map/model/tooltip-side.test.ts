import { expect, it } from 'vitest'
import { tooltipSide } from './tooltip-side.ts'

const view = { left: 0, top: 0, right: 800, bottom: 600 }
const tools = { left: 12, top: 12, right: 50, bottom: 340 }
const legend = { left: 200, top: 560, right: 600, bottom: 592 }
const zoom = { left: 750, top: 460, right: 788, bottom: 570 }

it.each([
  ['above the point where nothing is in the way', 400, 300, 'top'],
  ['at the right of a point beside the tools', 70, 200, 'right'],
  ['at the left of a point beside the zoom buttons', 740, 540, 'left'],
  ['below a point at the upper edge', 400, 10, 'bottom'],
  ['above a point over the legend', 400, 555, 'top'],
  ['at the right of a point in the corner above the tools', 60, 5, 'right'],
])('a tooltip is %s', (_, x, y, side) => {
  expect(tooltipSide({ x, y }, { width: 140, height: 24 }, view, [tools, legend, zoom])).toBe(side)
})
