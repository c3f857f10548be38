import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import classes from './BottomSheet.module.css'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'
import { DRAG_THRESHOLD, followPointer } from './pointer-drag.ts'
import { restingPosition, type SheetPosition, sheetPositions, steppedPosition } from './sheet-position.ts'

interface Props {
  label: string
  position: SheetPosition
  onPosition: (position: SheetPosition) => void
  /** What is visible at every position. */
  head: ReactNode
  children: ReactNode
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button:not([data-handle]), a, input, select, label') !== null

/** The height of the sheet at each position: the style sheet has them. */
function heightsOf(sheet: HTMLElement): Record<SheetPosition, number> {
  // A height that glides is measured where it is, and would glide back from the last one measured.
  sheet.style.transition = 'none'
  const measured = sheetPositions.map((position) => {
    sheet.style.height = `var(--${position})`
    return [position, sheet.offsetHeight] as const
  })
  sheet.style.height = ''
  sheet.getBoundingClientRect()
  sheet.style.transition = ''
  return Object.fromEntries(measured) as Record<SheetPosition, number>
}

/**
 * A part of a page over the bottom of another, with three positions. Its head is dragged, and the handle is a button that goes through
 * them; arrow keys on it go up and down. The element around it sets the heights: `--peek`, `--half` and `--full`.
 */
export function BottomSheet({ label, position, onPosition, head, children }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  /** Whether the last press became a drag: the click that ends it does nothing. */
  const wasDragged = useRef(false)
  const drag = (down: PointerEvent) => {
    wasDragged.current = false
    const element = sheet.current
    if (!element || down.button !== 0 || isControl(down.target)) return
    const heights = heightsOf(element)
    const start = heights[position]
    let height = start
    followPointer(
      ({ clientY }) => {
        height = Math.max(heights.peek, Math.min(heights.full, start + down.clientY - clientY))
        if (Math.abs(height - start) > DRAG_THRESHOLD && !wasDragged.current) {
          wasDragged.current = true
          setDragged(true)
        }
        if (wasDragged.current) element.style.height = `${height}px`
      },
      (completed) => {
        element.style.height = ''
        setDragged(false)
        if (completed && wasDragged.current) onPosition(restingPosition(position, height, heights))
      },
    )
  }
  const click = ({ detail }: MouseEvent) => {
    // A press of a key is a click without a pointer.
    if (detail > 0 && wasDragged.current) return
    onPosition(position === 'full' ? 'peek' : steppedPosition(position, 1))
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onPosition(steppedPosition(position, by))
  }
  return (
    <section
      ref={sheet}
      className={`${kit.column} ${kit.surface} ${classes.sheet}`}
      aria-label={label}
      data-position={position}
      data-dragged={isDragged || undefined}
    >
      <div className={`${kit.fixed} ${classes.head}`} onPointerDown={drag}>
        <button
          type="button"
          className={`${kit.textButton} ${classes.handle}`}
          data-handle
          aria-label={uiMessages.sheet[position]}
          onClick={click}
          onKeyDown={press}
        />
        {head}
      </div>
      <div className={`${kit.column} ${kit.rest} ${classes.body}`} inert={position === 'peek' && !isDragged}>
        {children}
      </div>
    </section>
  )
}
