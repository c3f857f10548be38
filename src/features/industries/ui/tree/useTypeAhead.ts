import { useRef } from 'react'

const PAUSE = 700

/** Letters typed in quick succession are one text until a pause; a repeated letter remains one letter. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return (key: string, find: (text: string) => number | undefined): number | undefined => {
    // Any other key ends the text.
    if (!/^[\p{L}\p{N}]$/u.test(key)) {
      typed.current.text = ''
      return undefined
    }
    const { text, at } = typed.current
    const continues = performance.now() - at < PAUSE && text !== key
    typed.current = { text: continues ? text + key : key, at: performance.now() }
    return find(typed.current.text)
  }
}
