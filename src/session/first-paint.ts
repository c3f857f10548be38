/** Milliseconds after which the screen counts as drawn where no frame tells of it, as in a tab behind another. */
const MAX_WAIT = 1_000

let painted: () => void

/**
 * Settles once the first screen is on the glass. What nobody needs before that waits for it, so that it takes no share of the network
 * and of the processor from what is looked for first.
 */
export const firstPaint = new Promise<void>((resolve) => {
  painted = resolve
})

/** The first screen was handed to the browser: it is on the glass when the next frame is past. */
export function firstScreenMounted() {
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, MAX_WAIT)
}
