import { Button, NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MAX_WIDTH } from '#criteria/areas/line-buffer.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { boundarySetsQuery } from '#features/map/data/imported-outlines.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { drawingNote, pickNouns, sizeText } from '#features/map/model/draw/drawing-text.ts'
import type { Drawing, PickLevel, Tool } from '#features/map/model/draw/gesture.ts'
import { useSettings } from '#session/settings.ts'
import { inUnits, toMiles, unitSign } from '#shared/text/units.ts'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { Segments } from '#ui/Segments.tsx'
import { DrawingStatus } from '../Announcements.tsx'
import { Bar, KeyHint } from './Bar.tsx'
import classes from './controls.module.css'
import { TravelChoices } from './TravelChoices.tsx'

const instructions: Record<Exclude<Tool, 'select'>, (drawing: Drawing) => string> = {
  circle: ({ points }) => (points.length ? messages.circleEnd : messages.circleStart),
  rectangle: ({ points }) => (points.length ? messages.rectangleEnd : messages.rectangleStart),
  polygon: ({ points }) =>
    points.length === 0
      ? messages.polygonStart
      : points.length < 3
        ? messages.polygonNext(points.length)
        : messages.polygonEnd,
  freehand: ({ points }) => (points.length ? messages.freehandEnd : messages.freehandStart),
  line: ({ points }) =>
    points.length === 0 ? messages.lineStart : points.length < 2 ? messages.lineNext : messages.lineEnd,
  travel: () => messages.travelStart,
  pick: ({ level, exclude }) =>
    `Click a ${pickNouns[level]} to ${exclude ? messages.excludeIt : messages.addIt}`,
}

/** Tools whose every click is a whole, until they are put away. */
const isClickTool = (tool: Tool): boolean => tool === 'pick' || tool === 'travel'

const keyTexts: Partial<Record<Tool, string>> = { pick: messages.pickKeys, travel: messages.travelKeys }

interface Props {
  drawing: Drawing
  tool: Exclude<Tool, 'select'>
  zoom: () => number
}

/** How to go on with the shape in hand, how large it is, or why it cannot be added. */
export function DrawingHint({ drawing, tool, zoom }: Props) {
  const { send } = useDrawing.getState()
  const units = useSettings((settings) => settings.units)
  const size = sizeText(drawing, units)
  const pickNote = useDrawing((state) => state.pickNote)
  const note = drawingNote(drawing)
  const instruction = (isClickTool(tool) && pickNote) || instructions[tool](drawing)
  const ready = drawing.points.length > (tool === 'line' ? 1 : 2)
  return (
    <Bar label={messages.howToDraw}>
      {drawing.error ? (
        <span className={`${kit.wait} ${kit.name}`} role="alert">
          {drawing.error}
        </span>
      ) : (
        <span className={classes.way}>
          {drawing.exclude && <Tag tone="danger">{messages.not}</Tag>} {instruction}
        </span>
      )}
      {note && <span className={kit.wait}>{note}</span>}
      {size && (
        <span className={`${kit.muted} ${kit.noWrap}`} data-testid="drawing-size">
          {size}
        </span>
      )}
      {tool === 'pick' && <LevelChoice level={drawing.level} />}
      {tool === 'line' && <WidthInput miles={drawing.width} />}
      {tool === 'travel' && <TravelChoices travel={drawing.travel} />}
      {(tool === 'polygon' || tool === 'line') && ready && (
        <Button size="compact-xs" onClick={() => send({ type: 'finished', zoom: zoom() })}>
          {messages.finish}
          <KeyHint>{messages.enter}</KeyHint>
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => send({ type: 'toolChosen', tool: 'select' })}
      >
        {isClickTool(tool) ? messages.done : messages.cancel} <KeyHint>{messages.esc}</KeyHint>
      </Button>
      <span className="visually-hidden">{keyTexts[tool] ?? messages.drawKeys}</span>
      <DrawingStatus />
    </Bar>
  )
}

const levels: { value: PickLevel; label: string }[] = [
  { value: 'state', label: 'States' },
  { value: 'county', label: 'Counties' },
  { value: 'city', label: 'Cities' },
  { value: 'postal', label: messages.zipCodes },
]

/** Cities are picked by their imported outlines only. */
function LevelChoice({ level }: { level: PickLevel }) {
  const { send } = useDrawing.getState()
  const hasCities = useQuery(boundarySetsQuery).data?.city !== undefined
  return (
    <Segments
      size="xs"
      aria-label={messages.whatToPick}
      data={levels.filter(({ value }) => value !== 'city' || hasCities)}
      value={level}
      onChange={(next) => send({ type: 'levelChosen', level: next })}
    />
  )
}

function WidthInput({ miles }: { miles: number }) {
  const { send } = useDrawing.getState()
  const units = useSettings((settings) => settings.units)
  return (
    <NumberInput
      size="xs"
      w={92}
      aria-label={messages.lineDistance}
      suffix={` ${unitSign(units)}`}
      value={Math.round(inUnits(miles, units) * 100) / 100}
      min={0.1}
      max={MAX_WIDTH}
      step={0.5}
      onChange={(value) => {
        const next = toMiles(Number(value), units)
        if (next > 0) send({ type: 'widthSet', miles: Math.min(MAX_WIDTH, next) })
      }}
    />
  )
}
