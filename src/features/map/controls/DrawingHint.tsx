import { Button } from '@mantine/core'
import { useDrawing } from '../draw/drawing.ts'
import type { Drawing, Shape } from '../draw/gesture.ts'
import { Bar, KeyHint } from './Bar.tsx'
import classes from './controls.module.css'

const ways: Record<Shape, (drawing: Drawing) => string> = {
  circle: ({ points }) =>
    points.length ? 'Let go, or click, where the circle ends' : 'Press at the centre and drag to the edge',
  rectangle: ({ points }) =>
    points.length
      ? 'Let go, or click, at the opposite corner'
      : 'Press at one corner and drag to the opposite one',
  polygon: ({ points }) =>
    points.length === 0
      ? 'Click the corners of the area'
      : points.length < 3
        ? 'Click the next corner'
        : 'Click the next corner, or the first one to finish',
  freehand: ({ points }) => (points.length ? 'Let go to close the area' : 'Press and draw round the area'),
}

/** How to go on with the shape in hand, or why it cannot be added. */
export function DrawingHint({ drawing, tool, zoom }: { drawing: Drawing; tool: Shape; zoom: () => number }) {
  const { send } = useDrawing.getState()
  return (
    <Bar label="How to draw">
      {drawing.fault ? (
        <span className={classes.fault} role="alert">
          {drawing.fault}
        </span>
      ) : (
        <span className={classes.way}>
          {drawing.leaveOut && <b className={classes.not}>NOT</b>}
          {ways[tool](drawing)}
        </span>
      )}
      {tool === 'polygon' && drawing.points.length > 2 && (
        <Button size="compact-xs" onClick={() => send({ type: 'finished', zoom: zoom() })}>
          Finish <KeyHint>Enter</KeyHint>
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => send({ type: 'toolChosen', tool: 'select' })}
      >
        Cancel <KeyHint>Esc</KeyHint>
      </Button>
      <span className="visually-hidden">
        Arrow keys move the cross, Space sets a point, Enter finishes, Escape cancels.
      </span>
    </Bar>
  )
}
