import { useSyncExternalStore } from 'react'

/** The pixel ratio that layers have at least: more than the screen's while a picture is made. */
let least = 1
const listeners = new Set<() => void>()

/** Device pixels per CSS pixel in which the layers of the map are drawn. */
export const pixelRatio = (): number => Math.max(window.devicePixelRatio, least)

/** Draws the layers with at least so many pixels per CSS pixel, until 1 is set again. */
export function setLeastPixelRatio(ratio: number): void {
  least = ratio
  for (const changed of listeners) changed()
}

/** Calls back when the page moves to a screen of another density or is zoomed, or a picture is made. */
function watch(changed: () => void): () => void {
  let query: MediaQueryList
  const listen = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener('change', listener, { once: true })
  }
  const listener = () => {
    listen()
    changed()
  }
  listen()
  listeners.add(changed)
  return () => {
    query.removeEventListener('change', listener)
    listeners.delete(changed)
  }
}

/** The same; renders again when it changes. */
export const usePixelRatio = () => useSyncExternalStore(watch, pixelRatio)
