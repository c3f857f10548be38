import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import classes from './Divider.module.css'
import kit from './kit.module.css'
import { followPointer } from './pointer-drag.ts'

interface Props {
  label: string
  /** Pixels of the part below the divider, and between which it may be. */
  height: number
  min: number
  max: number
  /** Called with another height; undefined for the default. */
  onChange: (height: number | undefined) => void
}

const STEP = 24

/**
 * A line at the top of a part that is dragged, or moved by arrow keys, to make the part higher or lower; a double click sets the default
 * (the window splitter pattern of ARIA).
 */
export function Divider({ label, height, min, max, onChange }: Props) {
  const [dragged, setDragged] = useState(false)
  const change = (next: number) => onChange(Math.round(Math.max(min, Math.min(max, next))))
  const drag = (down: PointerEvent) => {
    if (down.button !== 0) return
    down.preventDefault()
    setDragged(true)
    followPointer(
      ({ clientY }) => change(height + down.clientY - clientY),
      (completed) => {
        setDragged(false)
        if (!completed) onChange(height)
      },
    )
  }
  const press = (event: KeyboardEvent) => {
    const next = { ArrowUp: height + STEP, ArrowDown: height - STEP, Home: min, End: max }[event.key]
    if (next === undefined) return
    event.preventDefault()
    change(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={Math.round(height)}
      aria-valuemin={min}
      aria-valuemax={Math.max(min, max)}
      tabIndex={0}
      className={`${kit.hideNarrow} ${classes.divider}`}
      data-dragged={dragged || undefined}
      onPointerDown={drag}
      onDoubleClick={() => onChange(undefined)}
      onKeyDown={press}
    />
  )
}
