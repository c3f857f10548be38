/** Pixels that a pointer moves before it drags. */
export const DRAG_THRESHOLD = 4

/** Reports a pointer's moves until it is released (`completed`) or canceled, also by Escape. */
export function followPointer(
  onMove: (event: PointerEvent) => void,
  onEnd: (completed: boolean) => void,
): void {
  const control = new AbortController()
  const end = (completed: boolean) => {
    control.abort()
    onEnd(completed)
  }
  const { signal } = control
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
}
