import { Button, Kbd } from '@mantine/core'
import {
  IconCircleDashed,
  IconCircleOff,
  IconCirclePlus,
  IconFocus2,
  IconMapPin2,
  IconPolygon,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { placeDetail, placeLabel, placeNumber } from '../../../criteria/describe.ts'
import type { PlaceChoice } from '../../../criteria/places.ts'
import { useMapFocus } from '../../../state/map.ts'
import { useEditView, useView } from '../../../state/search.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { useDrawing } from '../draw/drawing.ts'
import type { Drawing, Shape } from '../draw/gesture.ts'
import { toolKeys } from '../draw/keys.ts'
import classes from './controls.module.css'

interface Props {
  places: readonly PlaceChoice[]
  zoom: () => number
}

/** One bar at the foot of the map: how to draw, what to do with the chosen area, or how to begin. */
export function HintBar({ places, zoom }: Props) {
  const drawing = useDrawing((state) => state.drawing)
  const chosen = useMapFocus((state) => state.chosen)
  if (drawing.tool !== 'select') return <DrawingHint drawing={drawing} tool={drawing.tool} zoom={zoom} />
  if (chosen !== undefined && places[chosen]) return <ChosenBar places={places} index={chosen} />
  return places.length === 0 ? <BeginHint /> : null
}

const Bar = ({ label, ...rest }: { label: string; 'data-begin'?: boolean; children: ReactNode }) => (
  <section className={classes.hint} aria-label={label} {...rest} />
)

function BeginHint() {
  const { send } = useDrawing.getState()
  const { map } = useView()
  const editView = useEditView()
  return (
    <Bar label="How to begin" data-begin>
      <button
        type="button"
        className={classes.begin}
        onClick={() => send({ type: 'toolChosen', tool: 'circle' })}
      >
        <IconCircleDashed size={16} stroke={1.7} aria-hidden /> Draw a circle{' '}
        <Kbd size="xs">{toolKeys.circle}</Kbd>
      </button>
      <button
        type="button"
        className={classes.begin}
        onClick={() => send({ type: 'toolChosen', tool: 'polygon' })}
      >
        <IconPolygon size={16} stroke={1.7} aria-hidden /> Draw an area{' '}
        <Kbd size="xs">{toolKeys.polygon}</Kbd>
      </button>
      <button
        type="button"
        className={classes.begin}
        onClick={() => editView({ map: map === 'county' ? 'county' : 'state' })}
      >
        <IconMapPin2 size={16} stroke={1.7} aria-hidden /> Click a {map === 'county' ? 'county' : 'state'}
      </button>
    </Bar>
  )
}

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

function DrawingHint({ drawing, tool, zoom }: { drawing: Drawing; tool: Shape; zoom: () => number }) {
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

function ChosenBar({ places, index }: { places: readonly PlaceChoice[]; index: number }) {
  const edits = usePlaceEdits()
  const show = useMapFocus((state) => state.placeShown)
  const place = places[index]
  if (!place) return null
  const name = placeLabel(place, placeNumber(places, index))
  return (
    <Bar label="Chosen area">
      {place.leftOut && <b className={classes.not}>NOT</b>}
      <b>{name}</b>
      {placeDetail(place) && <span className={classes.quiet}>{placeDetail(place)}</span>}
      <Act icon={IconFocus2} onClick={() => show(index)}>
        Show
      </Act>
      <Act
        icon={place.leftOut ? IconCirclePlus : IconCircleOff}
        onClick={() => edits.change(index, { ...place, leftOut: !place.leftOut })}
      >
        {place.leftOut ? 'Include' : 'Leave out'}
      </Act>
      <Act icon={IconTrash} keys="Del" onClick={() => edits.remove(index)}>
        Remove
      </Act>
    </Bar>
  )
}

interface ActProps {
  icon: typeof IconTrash
  keys?: string
  onClick: () => void
  children: string
}

/** A button of the bar; on a phone only its icon is seen. */
function Act({ icon: Icon, keys, onClick, children }: ActProps) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      className={classes.act}
      leftSection={<Icon size={14} stroke={1.7} aria-hidden />}
      rightSection={keys && <KeyHint>{keys}</KeyHint>}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** The key beside a button's word, for the eye alone. */
const KeyHint = ({ children }: { children: string }) => (
  <Kbd ml={6} size="xs" aria-hidden>
    {children}
  </Kbd>
)
