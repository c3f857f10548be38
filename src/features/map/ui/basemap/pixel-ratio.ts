import { useSyncExternalStore } from 'react'

const current = () => window.devicePixelRatio

/** Calls back when the page moves to a screen of another density or is zoomed. */
function watch(changed: () => void): () => void {
  let query: MediaQueryList
  const listen = () => {
    query = window.matchMedia(`(resolution: ${current()}dppx)`)
    query.addEventListener('change', listener, { once: true })
  }
  const listener = () => {
    listen()
    changed()
  }
  listen()
  return () => query.removeEventListener('change', listener)
}

/** Device pixels per CSS pixel; renders again when it changes. */
export const usePixelRatio = () => useSyncExternalStore(watch, current)
