import { useRef } from 'react'

const PAUSE = 700

/** Letters typed one after another are one word until a pause; the same letter again and again stays one letter. */
export function useTyped() {
  const typed = useRef({ words: '', at: 0 })
  return (key: string, find: (words: string) => number | undefined): number | undefined => {
    // Any other key ends the word.
    if (!/^[\p{L}\p{N}]$/u.test(key)) {
      typed.current.words = ''
      return undefined
    }
    const { words, at } = typed.current
    const goesOn = performance.now() - at < PAUSE && words !== key
    typed.current = { words: goesOn ? words + key : key, at: performance.now() }
    return find(typed.current.words)
  }
}
