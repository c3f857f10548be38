import { describe, expect, it } from 'vitest'
import type { Point } from '#contract/place.ts'
import { offset } from '../plane.ts'
import { type Drawing, type DrawingEvent, drawingReducer, idle, type Shape, shapeOf } from './gesture.ts'

const zoom = 9
const omaha: Point = { Latitude: 41.2565, Longitude: -95.9345 }
/** A point so many pixels to the right of and below Omaha. */
const px = (right: number, down: number): Point => offset(omaha, right, down, zoom)

const tool = (name: Shape): DrawingEvent => ({ type: 'toolChosen', tool: name })
const press = (x: number, y: number): DrawingEvent => ({ type: 'pressed', at: px(x, y), zoom })
const move = (x: number, y: number): DrawingEvent => ({ type: 'moved', at: px(x, y), zoom })
const release = (x: number, y: number, still = false): DrawingEvent => ({
  type: 'released',
  at: px(x, y),
  zoom,
  still,
})
const click = (x: number, y: number): DrawingEvent[] => [move(x, y), press(x, y), release(x, y, true)]
const drag = (...path: [number, number][]): DrawingEvent[] => {
  const [first = [0, 0], last = [0, 0]] = [path[0], path.at(-1)]
  return [press(...first), ...path.slice(1).map(([x, y]) => move(x, y)), release(...last)]
}
const finish: DrawingEvent = { type: 'finished', zoom }
const cancel: DrawingEvent = { type: 'cancelled' }
const back: DrawingEvent = { type: 'steppedBack' }
const exclude: DrawingEvent = { type: 'leaveOutSwitched' }

const play = (...events: DrawingEvent[]): Drawing => events.reduce(drawingReducer, idle)
const circlePath = (n: number, radius: number, zigzag = 1): [number, number][] =>
  Array.from({ length: n }, (_, i) => {
    const angle = (zigzag * 2 * Math.PI * i) / (n - 1)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })

describe('a drive time', () => {
  const travel: DrawingEvent = { type: 'toolChosen', tool: 'travel' }
  const walk = { Mode: 'Foot', Unit: 'Minutes', Value: 15 } as const

  it('begins at each click, until the tool is put away', () => {
    const first = play(travel, { type: 'travelSet', travel: walk }, ...click(0, 0))
    expect(first.origin?.Latitude).toBeCloseTo(omaha.Latitude, 6)
    expect(first).toMatchObject({ tool: 'travel', travel: walk })
    expect(drawingReducer(first, move(5, 5)).origin).toBeUndefined()
    expect(play(travel, ...drag([0, 0], [90, 0])).origin).toBeUndefined()
    expect(play(travel, ...click(0, 0), cancel)).toMatchObject({ tool: 'select', travel: idle.travel })
  })

  it('says what went wrong until the next click', () => {
    const failed = play(travel, ...click(0, 0), { type: 'failed', error: 'No road here' }, move(9, 9))
    expect(failed.error).toBe('No road here')
    expect(click(9, 9).reduce(drawingReducer, failed)).toMatchObject({ error: undefined, tool: 'travel' })
  })
})

describe('a shape that is finished', () => {
  it.each([
    ['a circle by drag', [tool('circle'), ...drag([0, 0], [40, 0], [100, 0])], 'circle', 14.3],
    ['a circle by two clicks', [tool('circle'), ...click(0, 0), ...click(100, 0)], 'circle', 14.3],
    ['a circle by keys', [tool('circle'), ...click(0, 0), move(100, 0), finish], 'circle', 14.3],
    ['a rectangle by drag', [tool('rectangle'), ...drag([0, 0], [80, 60])], 'polygon', 4],
    ['a rectangle by two clicks', [tool('rectangle'), ...click(0, 0), ...click(80, 60)], 'polygon', 4],
    [
      'a polygon closed on its first corner',
      [tool('polygon'), ...click(0, 0), ...click(90, 0), ...click(50, 70), ...click(3, 3)],
      'polygon',
      3,
    ],
    [
      'a polygon closed by a double click',
      [tool('polygon'), ...click(0, 0), ...click(90, 0), ...click(50, 70), ...click(50, 70)],
      'polygon',
      3,
    ],
    [
      'a polygon closed by Enter, without the place of the pointer',
      [tool('polygon'), ...click(0, 0), ...click(90, 0), ...click(50, 70), move(10, 200), finish],
      'polygon',
      3,
    ],
  ])('%s', (_, events, kind, size) => {
    const { drawn, tool, points } = play(...events)
    expect(drawn).toMatchObject({ kind, excluded: false })
    if (drawn?.kind === 'circle') expect(drawn.RadiusMiles).toBe(size)
    if (drawn?.kind === 'polygon') expect(drawn.Points).toHaveLength(size)
    expect([tool, points]).toEqual(['select', []])
  })

  it('keeps five decimals and the center where it was pressed', () => {
    expect(play(tool('circle'), ...drag([0, 0], [50, 0])).drawn).toMatchObject(omaha)
  })

  it('is excluded when the switch is on, and only this one', () => {
    const first = play(exclude, tool('circle'), ...drag([0, 0], [50, 0]))
    expect(first.drawn?.excluded).toBe(true)
    const second = [tool('circle'), ...drag([0, 0], [60, 0])].reduce(drawingReducer, first)
    expect(second.drawn?.excluded).toBe(false)
  })

  it('is reported once', () => {
    expect(drawingReducer(play(tool('circle'), ...drag([0, 0], [50, 0])), move(0, 0)).drawn).toBeUndefined()
  })
})

describe('freehand', () => {
  it.each([
    ['a closed path', circlePath(400, 80, 1)],
    ['a path that overshoots its beginning', [...circlePath(400, 80, 1), [74, 30] as [number, number]]],
    ['a path of 5,000 points', circlePath(5000, 200, 0.97)],
  ])('%s becomes an outline of at most 200 corners', (_, path) => {
    const { drawn, error } = play(tool('freehand'), ...drag(...path))
    expect(error).toBeUndefined()
    if (drawn?.kind !== 'polygon') throw new Error('no outline')
    expect(drawn.Points.length).toBeGreaterThan(8)
    expect(drawn.Points.length).toBeLessThanOrEqual(200)
  })

  it('draws by keys: pressed until the space bar comes again', () => {
    const path = circlePath(60, 50, 0.95)
    const events = [press(50, 0), ...path.slice(1).map(([x, y]) => move(x, y)), release(50, -10, true)]
    expect(play(tool('freehand'), ...events).drawn?.kind).toBe('polygon')
  })
})

describe('what is not added', () => {
  const bowTie = [click(0, 0), click(80, 80), click(80, 0), click(0, 80)].flat()
  it.each([
    ['a polygon that crosses itself', [tool('polygon'), ...bowTie, finish], /crosses itself/],
    ['a circle that is too large', [tool('circle'), ...drag([0, 0], [9000, 0])], /at most 500 miles/],
    ['an area of two corners', [tool('polygon'), ...click(0, 0), ...click(90, 0), finish], /3 corners/],
    [
      'an outline round half the world',
      [tool('rectangle'), ...drag([0, 0], [70_000, 400])],
      /around the globe/,
    ],
    [
      'a path that crosses itself in the middle',
      [tool('freehand'), ...drag([0, 0], [80, 80], [160, 0], [160, 80], [80, 0], [0, 80])],
      /crosses itself/,
    ],
    ['a path of nothing', [tool('freehand'), ...drag([0, 0], [2, 0])], /3 corners/],
  ])('%s', (_, events, text) => {
    const { drawn, error, tool } = play(...events)
    expect(drawn).toBeUndefined()
    expect(error).toMatch(text)
    expect(tool).not.toBe('select')
  })

  it('is explained while it is drawn', () => {
    expect(play(tool('circle'), press(0, 0), move(9000, 0)).error).toMatch(/500 miles/)
    expect(play(tool('circle'), press(0, 0), move(9000, 0), move(50, 0)).error).toBeUndefined()
    expect(play(tool('polygon'), ...bowTie).error).toMatch(/crosses itself/)
    expect(play(tool('polygon'), ...bowTie, back, back, move(90, 90)).error).toBeUndefined()
  })
})

describe('on the way', () => {
  it.each([
    ['a press alone', [tool('circle'), press(0, 0), release(0, 0, true)], 'circle', 1],
    ['a drag moves the map, not a corner', [tool('polygon'), ...drag([0, 0], [90, 90])], 'polygon', 0],
    ['a click on the last corner of two', [tool('polygon'), ...click(0, 0), ...click(0, 0)], 'polygon', 1],
    ['a step back', [tool('polygon'), ...click(0, 0), ...click(90, 0), back], 'polygon', 1],
    ['Escape drops the shape', [tool('polygon'), ...click(0, 0), cancel], 'polygon', 0],
    ['Escape again puts the tool away', [tool('polygon'), ...click(0, 0), cancel, cancel], 'select', 0],
    ['the same tool again puts it away', [tool('circle'), tool('circle')], 'select', 0],
    ['another tool begins anew', [tool('polygon'), ...click(0, 0), tool('circle')], 'circle', 0],
    ['without a tool nothing happens', [...drag([0, 0], [50, 50]), ...click(9, 9)], 'select', 0],
    ['Enter before the first point', [tool('circle'), finish], 'circle', 0],
  ])('%s', (_, events, tool, points) => {
    const drawing = play(...events)
    expect([drawing.tool, drawing.points.length, drawing.drawn]).toEqual([tool, points, undefined])
  })

  it('shows the shape that would come', () => {
    expect(shapeOf(play(tool('circle'), press(0, 0), move(100, 0)))).toMatchObject({ RadiusMiles: 14.3 })
    expect(shapeOf(play(tool('polygon'), ...click(0, 0), ...click(90, 0)))).toBeDefined()
    expect(shapeOf(play(tool('polygon'), ...click(0, 0)))).toBeUndefined()
    expect(shapeOf(idle)).toBeUndefined()
  })
})
