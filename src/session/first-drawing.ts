/** Milliseconds after which the screen counts as drawn where no frame tells of it, as in a tab behind another. */
const AT_MOST = 1_000

let drawn: () => void

/**
 * Settles once the first screen is on the glass. What nobody needs before that waits for it, so that it takes no share of the network
 * and of the processor from what is looked for first.
 */
export const firstDrawing = new Promise<void>((resolve) => {
  drawn = resolve
})

/** The first screen was handed to the browser: it is on the glass when the next frame is past. */
export function firstScreenBegan() {
  requestAnimationFrame(() => setTimeout(drawn))
  setTimeout(drawn, AT_MOST)
}
