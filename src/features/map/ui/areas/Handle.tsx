import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Point } from '#contract/place.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import { stepOf } from '#features/map/model/draw/keys.ts'
import kit from '#ui/kit.module.css'
import classes from './areas.module.css'
import { Mark } from './Mark.tsx'

/** How a handle reports: moves come one by one, `onDone` once the drag or the last key press is over. */
export interface Moves {
  onMove: (to: Point) => void
  onDone: () => void
}

interface Props extends Moves {
  at: Point
  look: 'center' | 'pin' | 'rim' | 'corner' | 'middle'
  excluded: boolean
  label: string
  /** What a press of an arrow key does. */
  onArrow: (right: number, down: number) => void
  /** The value of a handle that is a slider, with its words. */
  slider?: { value: number; text: string }
  onPress?: () => void
  onDelete?: () => void
  onFocus?: () => void
}

const DEBOUNCE_MS = 500

/** A round handle on the map: dragged by mouse or finger, moved by arrow keys (shift for larger steps). */
export function Handle({ at, look, excluded, label, slider, onArrow, onMove, onDone, ...on }: Props) {
  const delayed = useDelayed(onDone)
  const button = useRef<HTMLButtonElement>(null)
  const key = (event: KeyboardEvent) => {
    const arrow = stepOf(event)
    if (arrow) {
      onArrow(arrow.right, arrow.down)
      delayed.later()
    } else if (event.key === 'Delete' && on.onDelete) on.onDelete()
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (!on.onPress) return
    else on.onPress()
    event.preventDefault()
    event.stopPropagation()
  }
  const drag = {
    onDragStart: () => button.current?.focus({ preventScroll: true }),
    onDrag: onMove,
    onDragEnd: onDone,
  }
  return (
    <Mark at={at} pane="handles" drag={drag} lift={look === 'middle' ? 1000 : 2000}>
      <button
        ref={button}
        type="button"
        className={`${kit.center} ${classes.handle}`}
        data-look={look}
        data-excluded={excluded || undefined}
        aria-label={label}
        title={look === 'corner' ? messages.cornerHint : undefined}
        {...(slider && {
          role: 'slider',
          'aria-valuemin': 0,
          'aria-valuemax': 500,
          'aria-valuenow': slider.value,
          'aria-valuetext': slider.text,
        })}
        onKeyDown={key}
        onFocus={on.onFocus}
        onBlur={delayed.now}
        onClick={() => button.current?.focus({ preventScroll: true })}
        onDoubleClick={(event) => {
          event.stopPropagation()
          on.onDelete?.()
        }}
        onContextMenu={(event) => {
          if (!on.onDelete) return
          event.preventDefault()
          on.onDelete()
        }}
      />
    </Mark>
  )
}

/** Calls `done` a moment after the last `later`, or at once on `now` if it is still due. */
function useDelayed(callback: () => void) {
  const timer = useRef<number>(undefined)
  const latest = useRef(callback)
  latest.current = callback
  const now = () => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    latest.current()
  }
  const later = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(now, DEBOUNCE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { now, later }
}
