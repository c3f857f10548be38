/** Milliseconds after which the screen counts as painted where no frame is reported, as in a background tab. */
const MAX_WAIT = 1_000

let painted: () => void

/**
 * Resolves after the first paint. What is not needed before waits for it, so that the first screen has the network
 * and the processor to itself.
 */
export const firstPaint = new Promise<void>((resolve) => {
  painted = resolve
})

/** Called when the first screen is mounted: it is painted after the next frame. */
export function firstScreenMounted() {
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, MAX_WAIT)
}
