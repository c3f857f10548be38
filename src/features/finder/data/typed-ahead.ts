/** What was typed before the box was there. */
export interface TypedAhead {
  text: string
  /** Whether Enter was the last key. */
  isEntered: boolean
}

type Keys = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Collects every key, whatever has the focus, until the returned function takes what was typed: the box of the finder opens a
 * moment later, and its script may have to load first. No other part of the page gets these keys; those of the browser
 * (Ctrl R) still work.
 */
export function typeAhead(onEscape: () => void, keys: Keys = globalThis): () => TypedAhead {
  let typed: TypedAhead = { text: '', isEntered: false }
  const append = (text: string) => {
    typed = { text: typed.text + text, isEntered: false }
  }
  const onKey = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event as KeyboardEvent
    event.stopPropagation()
    if (ctrlKey || metaKey || altKey || isComposing || /^F\d/.test(key)) return
    event.preventDefault()
    if (key === 'Escape') onEscape()
    else if (key === 'Enter') typed = { ...typed, isEntered: typed.text !== '' }
    else if (key === 'Backspace') typed = { text: typed.text.slice(0, -1), isEntered: false }
    else if (key.length === 1) append(key)
  }
  const onPaste = (event: Event) => {
    event.preventDefault()
    append((event as ClipboardEvent).clipboardData?.getData('text') ?? '')
  }
  keys.addEventListener('keydown', onKey, { capture: true })
  keys.addEventListener('paste', onPaste, { capture: true })
  return () => {
    keys.removeEventListener('keydown', onKey, { capture: true })
    keys.removeEventListener('paste', onPaste, { capture: true })
    const taken = typed
    typed = { text: '', isEntered: false }
    return taken
  }
}
