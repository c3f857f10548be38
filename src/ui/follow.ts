/** Pixels that a pointer may shake before it drags. */
export const SHAKE = 4

/** Follows a pointer until it is let go; Escape gives up. */
export function follow(onMove: (event: PointerEvent) => void, onEnd: (given: boolean) => void): void {
  const control = new AbortController()
  const end = (given: boolean) => {
    control.abort()
    onEnd(given)
  }
  const { signal } = control
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
}
